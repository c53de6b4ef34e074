"""How far the outline of a path reaches, by following it point by point."""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

_TOKENS: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}
_STEPS: Final = 24


class Extent(NamedTuple):
    """The smallest rectangle round some points."""

    left: float
    top: float
    right: float
    bottom: float


def extent(path: str) -> Extent:
    """Return how far the path reaches, without the width of its line.

    >>> extent("M10 20h5a5 5 0 0 1 0 10")
    Extent(left=10.0, top=20.0, right=20.0, bottom=30.0)
    """
    points = _points(path)
    across, down = [point.real for point in points], [point.imag for point in points]
    return Extent(*(round(end, 3) for end in (min(across), min(down), max(across), max(down))))


def _points(path: str) -> list[complex]:
    """Return points along the path, close to one another."""
    tokens = _TOKENS.findall(path)
    points: list[complex] = []
    at = start = handle = 0j
    command = ""
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
        kind, base = command.upper(), at if command.islower() else 0j
        numbers = [float(tokens.pop(0)) for _ in range(_TAKES[kind])]
        if kind == "Z":
            at = start
        elif kind in "HV":
            step = complex(numbers[0], 0) if kind == "H" else complex(0, numbers[0])
            rest = complex(0, at.imag) if kind == "H" else complex(at.real, 0)
            at = at + step if command.islower() else rest + step
        elif kind == "A":
            end = base + complex(*numbers[5:])
            points += _arc(at, numbers[0], end, large=bool(numbers[3]), sweep=bool(numbers[4]))
            at = end
        else:
            ends = [base + complex(*numbers[i : i + 2]) for i in range(0, len(numbers), 2)]
            if kind == "S":
                ends.insert(0, 2 * at - handle)
            if kind in "CS":
                points += _curve(at, *ends)
            handle, at = (ends[-2] if kind in "CS" else ends[-1]), ends[-1]
            if kind == "M":
                start, command = at, "l" if command == "m" else "L"
        if kind not in "CS":
            handle = at
        points.append(at)
    return points


def _curve(start: complex, one: complex, two: complex, end: complex) -> list[complex]:
    """Return points along a cubic Bézier curve."""
    found = []
    for step in range(1, _STEPS):
        t = step / _STEPS
        u = 1 - t
        found.append(u**3 * start + 3 * u * u * t * one + 3 * u * t * t * two + t**3 * end)
    return found


def _arc(start: complex, radius: float, end: complex, *, large: bool, sweep: bool) -> list[complex]:
    """Return points along an arc of a circle."""
    half = (end - start) / 2
    radius = max(radius, abs(half))
    off = math.sqrt(max(radius**2 - abs(half) ** 2, 0))
    side = 1j if large != sweep else -1j
    middle = (start + end) / 2 + side * off * half / abs(half)
    begin = math.atan2((start - middle).imag, (start - middle).real)
    turn = math.atan2((end - middle).imag, (end - middle).real) - begin
    turn = turn % math.tau if sweep else turn % math.tau - math.tau
    angles = (begin + turn * step / _STEPS for step in range(1, _STEPS))
    return [middle + radius * complex(math.cos(angle), math.sin(angle)) for angle in angles]
