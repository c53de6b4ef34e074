// One tab stop a row of buttons: the arrows, Home and End go from one to the next.
export function roam(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf((event.target as Element).closest("button") as HTMLElement);
  const last = buttons.length - 1;
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  const to = { Home: 0, End: last }[event.key] ?? (by && Math.min(last, Math.max(0, at + by)));
  if (to === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[to]?.focus();
}
