// Written by `python -m voormsi_nb.picture.export`: change voormsi_nb/picture, not this file.

export type Style = "large" | "full" | "fan";
export type Look = "paper" | "suit" | "rank" | "frame" | "solid" | "gold" | "line" | "eye" | "field" | "hairline" | "stitch" | "bead";

/** One outline of a card. All are paths in a box of 100 x 140. */
export interface Shape {
  look: Look;
  path: string;
  /** The value of `transform`, where there is one. */
  transform?: string;
  /** The value of `stroke-width`, where there is one. */
  width?: number;
}

/** Rank, suit or emblem, its scale (negative: turned half round too) and its place. */
type Mark = ["R" | "S" | "E", number, number, number];
type Layout = [number, "" | "solid" | "gold", Mark[]];
interface Emblem {
  body: string;
  line?: string;
  solid?: number;
  gold?: number;
  eye?: string;
}

/** What each look is painted with; fill and stroke name an ink, not a colour. */
export const LOOKS = {
  "paper": {"fill": "paper", "stroke": "edge"},
  "suit": {"fill": "suit"},
  "rank": {"fill": "none", "stroke": "suit", "stroke-linecap": "round", "stroke-linejoin": "round"},
  "frame": {"fill": "suit", "fill-opacity": 0.06, "stroke": "suit", "stroke-opacity": 0.38},
  "solid": {"fill": "suit", "stroke": "suit", "stroke-linecap": "round", "stroke-linejoin": "round"},
  "gold": {"fill": "gold", "stroke": "suit", "stroke-linecap": "round", "stroke-linejoin": "round"},
  "line": {"fill": "none", "stroke": "suit", "stroke-linecap": "round", "stroke-linejoin": "round"},
  "eye": {"fill": "paper"},
  "field": {"fill": "field"},
  "hairline": {"fill": "none", "stroke": "hairline"},
  "stitch": {"fill": "none", "stroke": "stitch", "stroke-linecap": "round", "stroke-linejoin": "round"},
  "bead": {"fill": "none", "stroke": "bead", "stroke-linecap": "round", "stroke-linejoin": "round"}
} as Record<Look, Record<string, string | number>>;

/** Suits by letter, in a box of 100 x 100. */
export const SUITS = {
  "C": "M50 5a21 21 0 0 1 18 33 22.5 22.5 0 1 1-14 38c1 9 4 15 11 19H35c7-4 10-10 11-19a22.5 22.5 0 1 1-14-38A21 21 0 0 1 50 5Z",
  "S": "M50 5C60 25 92 42 92 65c0 13-10 21-21 21-7 0-12-3-17-9 1 9 5 14 11 18H35c6-4 10-9 11-18-5 6-10 9-17 9C18 86 8 78 8 65 8 42 40 25 50 5Z",
  "H": "M50 93C22 69 6 52 6 32 6 17 17 7 30 7c9 0 16 5 20 15C54 12 61 7 70 7c13 0 24 10 24 25 0 20-16 37-44 61Z",
  "D": "M50 2c10 19 22 34 38 48C72 65 60 80 50 98 40 80 28 65 12 50 28 35 40 21 50 2Z"
} as Record<string, string>;

const RANKS = {
  "A": "M4 80 30 5 56 80M14 55H46",
  "K": "M9 4V80M54 4 10 51M25 36 56 80",
  "Q": "M30 5C13 5 6 20 6 41s7 37 24 37 24-16 24-37S47 5 30 5ZM34 58 56 82",
  "J": "M45 4V56c0 32-38 32-39 4M26 4H54",
  "9": "M53 30C53 14 43 5 30 5S7 14 7 29s10 24 23 24 23-9 23-23c0 28-8 49-34 49",
  "8": "M30 39C17 39 10 31 10 22S18 5 30 5s20 8 20 17-7 17-20 17ZM30 39C15 39 6 48 6 59s9 20 24 20 24-9 24-20S45 39 30 39Z",
  "7": "M6 5H54C40 28 30 52 27 80",
  "6": "M46 6C20 6 7 28 7 54c0 16 10 25 23 25s23-10 23-25-10-24-23-24S7 39 7 54",
  "5": "M50 5H14L11 39c5-5 11-7 18-7 15 0 25 9 25 23S44 79 29 79C19 79 11 75 6 67",
  "3": "M8 16C13 9 20 5 29 5c13 0 22 7 22 17s-8 17-24 17c17 0 27 8 27 20S44 79 29 79C19 79 11 75 5 67"
} as Record<string, string>;
const EMBLEMS = {
  "K": {"body": "M8 84 2 26l26 26L50 6l22 46 26-26-6 58Z", "line": "M8 96H92", "solid": 11, "gold": 9},
  "Q": {"body": "M50 4a19.5 19.5 0 0 1 19 24 19.5 19.5 0 0 1 13 37 19.5 19.5 0 0 1-32 20 19.5 19.5 0 0 1-32-20 19.5 19.5 0 0 1 13-37A19.5 19.5 0 0 1 50 4Z", "eye": "M50 38a11 11 0 1 1 0 22 11 11 0 1 1 0-22Z"},
  "J": {"body": "M18 82C10 50 34 14 92 4 94 26 90 38 84 47L70 45l7 10c-6 8-13 13-21 16L44 68l5 7c-9 5-19 7-31 7Z", "line": "M4 97 62 33", "solid": 8, "gold": 5}
} as Record<string, Emblem>;
const STYLES = {
  "large": {"A": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]], "K": [13, "solid", [["R", 0.619, 10, 11], ["S", 0.58, 37.0, 69.0], ["E", 0.35, 58.0, 12.5]]], "Q": [13, "solid", [["R", 0.619, 10, 11], ["S", 0.58, 37.0, 69.0], ["E", 0.35, 58.0, 12.5]]], "J": [13, "solid", [["R", 0.619, 10, 11], ["S", 0.58, 37.0, 69.0], ["E", 0.35, 58.0, 12.5]]], "9": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]], "8": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]], "7": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]], "6": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]], "5": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]], "3": [12.5, "", [["R", 0.667, 10, 11], ["S", 0.58, 37.0, 69.0]]]},
  "full": {"A": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.52, 24.0, 44.0]]], "K": [12.5, "gold", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.25, 37.5, 22.5], ["S", -0.25, 62.5, 117.5], ["E", 0.37, 31.5, 51.5]]], "Q": [12.5, "gold", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.25, 37.5, 22.5], ["S", -0.25, 62.5, 117.5], ["E", 0.37, 31.5, 51.5]]], "J": [12.5, "gold", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.25, 37.5, 22.5], ["S", -0.25, 62.5, 117.5], ["E", 0.37, 31.5, 51.5]]], "9": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.17, 28.0, 16.5], ["S", 0.17, 55.0, 16.5], ["S", 0.17, 28.0, 46.5], ["S", 0.17, 55.0, 46.5], ["S", 0.17, 41.5, 61.5], ["S", -0.17, 45.0, 93.5], ["S", -0.17, 72.0, 93.5], ["S", -0.17, 45.0, 123.5], ["S", -0.17, 72.0, 123.5]]], "8": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.17, 28.0, 16.5], ["S", 0.17, 55.0, 16.5], ["S", 0.17, 41.5, 39.0], ["S", 0.17, 28.0, 61.5], ["S", 0.17, 55.0, 61.5], ["S", -0.17, 58.5, 101.0], ["S", -0.17, 45.0, 123.5], ["S", -0.17, 72.0, 123.5]]], "7": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.17, 28.0, 16.5], ["S", 0.17, 55.0, 16.5], ["S", 0.17, 41.5, 39.0], ["S", 0.17, 28.0, 61.5], ["S", 0.17, 55.0, 61.5], ["S", -0.17, 45.0, 123.5], ["S", -0.17, 72.0, 123.5]]], "6": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.17, 28.0, 16.5], ["S", 0.17, 55.0, 16.5], ["S", 0.17, 28.0, 61.5], ["S", 0.17, 55.0, 61.5], ["S", -0.17, 45.0, 123.5], ["S", -0.17, 72.0, 123.5]]], "5": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.17, 28.0, 16.5], ["S", 0.17, 55.0, 16.5], ["S", 0.17, 41.5, 61.5], ["S", -0.17, 45.0, 123.5], ["S", -0.17, 72.0, 123.5]]], "3": [12.5, "", [["R", 0.286, 6.5, 8], ["S", 0.17, 6.5, 35.5], ["R", -0.286, 93.5, 132], ["S", -0.17, 93.5, 104.5], ["S", 0.17, 41.5, 16.5], ["S", 0.17, 41.5, 61.5], ["S", -0.17, 58.5, 123.5]]]},
  "fan": {"A": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]], "K": [13, "solid", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["E", 0.52, 24.0, 70.0]]], "Q": [13, "solid", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["E", 0.52, 24.0, 70.0]]], "J": [13, "solid", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["E", 0.52, 24.0, 70.0]]], "9": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]], "8": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]], "7": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]], "6": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]], "5": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]], "3": [13, "", [["R", 0.5, 9, 10], ["S", 0.46, 47.0, 8.0], ["S", 0.52, 24.0, 72.0]]]}
} as unknown as Record<Style, Record<string, Layout>>;
const PAPER = {
  "look": "paper",
  "path": "M9.7 0.7H90.3a9 9 0 0 1 9 9V130.3a9 9 0 0 1-9 9H9.7a9 9 0 0 1-9-9V9.7a9 9 0 0 1 9-9Z",
  "width": 1.2
} as Shape;
const FRAME = {
  "look": "frame",
  "path": "M34 13H66a5 5 0 0 1 5 5V122a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5V18a5 5 0 0 1 5-5Z",
  "width": 1
} as Shape;
const BACKS = {
  "large": [{"look": "paper", "path": "M9.7 0.7H90.3a9 9 0 0 1 9 9V130.3a9 9 0 0 1-9 9H9.7a9 9 0 0 1-9-9V9.7a9 9 0 0 1 9-9Z", "width": 1.2}, {"look": "field", "path": "M11.5 6.5H88.5a5 5 0 0 1 5 5V128.5a5 5 0 0 1-5 5H11.5a5 5 0 0 1-5-5V11.5a5 5 0 0 1 5-5Z"}, {"look": "stitch", "path": "M17 35l11-11 11 11 11-11 11 11 11-11 11 11M17 62l11-11 11 11 11-11 11 11 11-11 11 11M17 89l11-11 11 11 11-11 11 11 11-11 11 11M17 116l11-11 11 11 11-11 11 11 11-11 11 11", "width": 3.2}, {"look": "bead", "path": "M28 43.8h.01M50 43.8h.01M72 43.8h.01M28 70.8h.01M50 70.8h.01M72 70.8h.01M28 97.8h.01M50 97.8h.01M72 97.8h.01", "width": 5}],
  "full": [{"look": "paper", "path": "M9.7 0.7H90.3a9 9 0 0 1 9 9V130.3a9 9 0 0 1-9 9H9.7a9 9 0 0 1-9-9V9.7a9 9 0 0 1 9-9Z", "width": 1.2}, {"look": "field", "path": "M11.5 6.5H88.5a5 5 0 0 1 5 5V128.5a5 5 0 0 1-5 5H11.5a5 5 0 0 1-5-5V11.5a5 5 0 0 1 5-5Z"}, {"look": "hairline", "path": "M13.5 10.5H86.5a3 3 0 0 1 3 3V126.5a3 3 0 0 1-3 3H13.5a3 3 0 0 1-3-3V13.5a3 3 0 0 1 3-3Z", "width": 1.2}, {"look": "stitch", "path": "M15 27.5l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7M15 45.9l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7M15 64.3l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7M15 82.7l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7M15 101.1l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7M15 119.5l7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7 7-7 7 7", "width": 2}, {"look": "bead", "path": "M22 33.7h.01M36 33.7h.01M50 33.7h.01M64 33.7h.01M78 33.7h.01M22 52.1h.01M36 52.1h.01M50 52.1h.01M64 52.1h.01M78 52.1h.01M22 70.5h.01M36 70.5h.01M50 70.5h.01M64 70.5h.01M78 70.5h.01M22 88.9h.01M36 88.9h.01M50 88.9h.01M64 88.9h.01M78 88.9h.01M22 107.3h.01M36 107.3h.01M50 107.3h.01M64 107.3h.01M78 107.3h.01", "width": 3.4}]
} as unknown as Record<string, Shape[]>;

/** The shapes of a face, its paper first; `code` is rank and suit, as in "KH". */
export function face(code: string, style: Style): Shape[] {
  const [rank, suit] = [code[0] ?? "", code[1] ?? ""];
  const [line, kind, marks] = STYLES[style][rank] ?? [0, "", []];
  const shapes: Shape[] = kind === "gold" ? [PAPER, FRAME] : [PAPER];
  const add = (look: Look, path: string | undefined, transform: string, width?: number) => {
    if (path) shapes.push(width ? { look, path, transform, width } : { look, path, transform });
  };
  for (const [glyph, scale, x, y] of marks) {
    const at = `matrix(${scale} 0 0 ${scale} ${x} ${y})`;
    if (glyph === "S") add("suit", SUITS[suit], at);
    else if (glyph === "R") add("rank", RANKS[rank], at, line);
    else {
      const { body, line: across, solid, gold, eye } = EMBLEMS[rank] as Emblem;
      const full = kind === "solid";
      add(full ? "solid" : "gold", body, at, 5);
      add("line", across, at, full ? solid : gold);
      add(full ? "eye" : "solid", eye, at, full ? 0 : 5);
    }
  }
  return shapes;
}

/** The shapes of the back, its paper first. */
export function back(style: Style): Shape[] {
  return BACKS[style] ?? BACKS.large ?? [];
}
