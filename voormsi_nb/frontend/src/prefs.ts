// What a person likes, remembered for the browser and told to Python as the trait `prefs`.
import type { Prefs } from "./generated/wire.ts";

const PLACE = "voormsi_nb.prefs";

const KNOWN: { readonly [key in keyof Prefs]?: readonly string[] } = {
  theme: ["auto", "light", "dark"],
  palette: ["four", "classic"],
  motion: ["auto", "off", "slow"],
  size: ["normal", "presenter"],
};

export type FullPrefs = Required<Prefs>;

export const DEFAULT_PREFS: FullPrefs = {
  theme: "auto",
  palette: "four",
  motion: "auto",
  size: "normal",
  language: "en",
};

/** Read what is remembered; whatever is not understood is left out. */
export function remembered(): Prefs {
  try {
    return clean(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return {}; // storage is closed to this page, or holds no JSON
  }
}

export function remember(prefs: Prefs): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs));
  } catch {
    // storage is closed to this page: the trait still carries them
  }
}

export function clean(read: unknown): Prefs {
  if (typeof read !== "object" || read === null) return {};
  const known = Object.entries(read).filter(([key, value]) =>
    key === "language"
      ? typeof value === "string" && value.length <= 12
      : KNOWN[key as keyof Prefs]?.includes(value),
  );
  return Object.fromEntries(known) as Prefs;
}
