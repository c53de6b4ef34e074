// The browser keeps the last code of each lesson, so that a fresh one can go on where it was.
const PLACE = "voormsi_nb.lesson.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PLACE + name);
  } catch {
    return null; // storage is closed to this page
  }
}

/** Keep a code; null forgets it. */
export function keep(name: string, code: string | null): void {
  try {
    if (code) localStorage.setItem(PLACE + name, code);
    else localStorage.removeItem(PLACE + name);
  } catch {
    // storage is closed to this page: the code can still be copied
  }
}
