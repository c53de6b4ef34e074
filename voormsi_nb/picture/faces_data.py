"""Faces and back as plain data, and as the TypeScript that the front end draws its cards from.

>>> sorted(faces_as_data())
['backs', 'emblems', 'frame', 'looks', 'outline', 'paper', 'ranks', 'styles', 'suits']
"""

from __future__ import annotations

import json
from typing import Any, Final, get_args

from voormsi_nb.picture.back import back
from voormsi_nb.picture.faces import FRAME, STYLES, layout
from voormsi_nb.picture.glyphs import EMBLEM_OUTLINE, EMBLEMS, RANKS, SUITS
from voormsi_nb.picture.shapes import LOOKS, PAPER, Look, Shape


def faces_as_data() -> dict[str, Any]:
    """Return all that the 36 faces and the back are made of, ready for JSON.

    Paths are in boxes of 100 x 100 (suits, emblems) and 60 x 84 (ranks); the card's box is 100 x
    140. ``styles`` holds for each style and rank the width of the rank's lines, whether an emblem
    is solid or gold, and the marks: ``[glyph, scale, x, y]``, where the glyph is R, S or E for
    rank, suit or emblem, and a negative scale also turns it half round.
    """
    return {
        "looks": LOOKS,
        "suits": SUITS,
        "ranks": RANKS,
        "emblems": {
            rank: {key: value for key, value in emblem._asdict().items() if value}
            for rank, emblem in EMBLEMS.items()
        },
        "outline": EMBLEM_OUTLINE,
        "styles": {style: {rank: _layout(rank, style) for rank in RANKS} for style in STYLES},
        "paper": _shape(PAPER),
        "frame": _shape(FRAME),
        "backs": {style: [_shape(shape) for shape in back(style)] for style in ("large", "full")},
    }


def _layout(rank: str, style: Any) -> list[Any]:  # noqa: ANN401 - JSON, and one of STYLES
    laid = layout(rank, style)
    return [
        laid.rank_line,
        laid.emblem or "",
        [[mark[0].upper(), *place] for mark, place in laid.marks],
    ]


def _shape(shape: Shape) -> dict[str, Any]:
    """Return a shape that stands where it is drawn."""
    plain = {"look": shape.look, "path": shape.path}
    return plain if shape.width is None else {**plain, "width": shape.width}


_TYPESCRIPT: Final = """\
// Written by `python -m voormsi_nb.picture.export`: change voormsi_nb/picture, not this file.

export type Style = "large" | "full" | "fan";
export type Look = %(looks)s;

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
export const LOOKS = %(LOOKS)s as Record<Look, Record<string, string | number>>;

/** Suits by letter, in a box of 100 x 100. */
export const SUITS = %(SUITS)s as Record<string, string>;

const RANKS = %(RANKS)s as Record<string, string>;
const EMBLEMS = %(EMBLEMS)s as Record<string, Emblem>;
const STYLES = %(STYLES)s as unknown as Record<Style, Record<string, Layout>>;
const PAPER = %(PAPER)s as Shape;
const FRAME = %(FRAME)s as Shape;
const BACKS = %(BACKS)s as unknown as Record<string, Shape[]>;

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
      add(full ? "solid" : "gold", body, at, %(outline)s);
      add("line", across, at, full ? solid : gold);
      add(full ? "eye" : "solid", eye, at, full ? 0 : %(outline)s);
    }
  }
  return shapes;
}

/** The shapes of the back, its paper first. */
export function back(style: Style): Shape[] {
  return BACKS[style] ?? BACKS.large ?? [];
}
"""


def faces_as_typescript() -> str:
    """Return the module ``faces.ts``: the data, and the few lines that put a face together.

    >>> "export function face(code: string, style: Style)" in faces_as_typescript()
    True
    """
    data = faces_as_data()
    constants = ("looks", "suits", "ranks", "emblems", "styles", "paper", "frame", "backs")
    return _TYPESCRIPT % {
        "looks": " | ".join(f'"{look}"' for look in get_args(Look)),
        "outline": data["outline"],
        **{name.upper(): _plain(data[name]) for name in constants},
    }


def _plain(value: Any) -> str:  # noqa: ANN401 - anything that JSON can hold
    """Return the value as JSON, which is also TypeScript, a line for each of its members."""
    members = ",\n".join(
        f"  {json.dumps(key)}: {json.dumps(member, ensure_ascii=False)}"
        for key, member in value.items()
    )
    return f"{{\n{members}\n}}"
