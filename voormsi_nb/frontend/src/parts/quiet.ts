/** Goes on everything that can have the focus: the notebook's own keys stay asleep there. */
export const quiet = { "data-lm-suppress-shortcuts": "true" };
