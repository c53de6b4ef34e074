"""Writing SVG: numbers, elements and whole pictures, with the same bytes every time.

>>> element("path", d="M0 0H10", stroke_width=1.5)
'<path d="M0 0H10" stroke-width="1.5"/>'
"""

from __future__ import annotations

from html import escape as escaped  # xml.sax would bring in half of urllib with it
from typing import TYPE_CHECKING, Final, NamedTuple

SANS: Final = "Helvetica Neue, Helvetica, Arial, Liberation Sans, DejaVu Sans Condensed, sans-serif"
"""The fonts of a picture: their letters are as wide as `voormsi_nb.picture.lettering` says."""

if TYPE_CHECKING:
    from collections.abc import Iterable


def number(value: float, decimals: int = 2) -> str:
    """Return a number as short as it can be written.

    >>> number(12.0), number(-0.5), number(1 / 3)
    ('12', '-.5', '.33')
    """
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in {"-0", "0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def escape(text: str) -> str:
    """Return text as markup: it may hold anything.

    >>> escape("3♦ < K♥ & J♣")
    '3♦ &lt; K♥ &amp; J♣'
    """
    return escaped(text, quote=False)


def element(name: str, content: str = "", /, **attributes: str | float | None) -> str:
    """Return an element; ``_`` in the name of an attribute stands for ``-``, None leaves it out.

    ``content`` is markup: text goes through `escape` first.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value, 3)
            quoted = escape(text).replace('"', "&quot;")
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{quoted}"')
    start = " ".join(parts)
    return f"<{start}>{content}</{name}>" if content else f"<{start}/>"


def group(*children: str, **attributes: str | float | None) -> str:
    """Return a group of elements, nothing for nothing."""
    content = "".join(children)
    return element("g", content, **attributes) if content else ""


def moved(content: str, x: float, y: float, scale: float = 1) -> str:
    """Return the content moved to a place, and scaled."""
    move = f"translate({number(x)} {number(y)})" + (
        f"scale({number(scale, 4)})" if scale != 1 else ""
    )
    return group(content, transform=move)


class Area(NamedTuple):
    """A rectangle: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def wider(self, by: float) -> Area:
        """Return the rectangle that reaches so much further on each side.

        >>> Area(10, 10, 20, 20).wider(5)
        Area(x=5, y=5, width=30, height=30)
        """
        return Area(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


def box(area: Area, radius: float = 0, **attributes: str | float | None) -> str:
    """Return a rectangle, with round corners if they have a radius."""
    return element("rect", **area._asdict(), rx=radius or None, **attributes)


def picture(
    width: float, height: float, title: str, description: str, content: Iterable[str]
) -> str:
    """Return a whole picture: its title and description are what a screen reader says.

    >>> picture(10, 5, "A line", "It is flat.", ["<path d='M0 0H10'/>"])[:80]
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5" viewBox="0 0 10 5"'
    """
    inside = [
        element("title", escape(title)),
        element("desc", escape(description)),
        *content,
    ]
    return element(
        "svg",
        "".join(inside),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        font_family=SANS,
    )
