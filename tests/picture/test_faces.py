"""The faces: 36 different ones in each style, inside their box, and whole as data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.picture.outlines import extent
from voormsi_nb.picture.back import back
from voormsi_nb.picture.export import exported, main
from voormsi_nb.picture.faces import STYLES, face, layout
from voormsi_nb.picture.faces_data import faces_as_data
from voormsi_nb.picture.shapes import HEIGHT, WIDTH, Place, Shape, Style, ink_of, paint
from voormsi_nb.rules import PACK, Card

GENERATED = Path(__file__).parents[2] / "voormsi_nb" / "frontend" / "src" / "generated"


def assert_inside(shape: Shape) -> None:
    scale, x, y = shape.place or Place(1, 0, 0)
    reach = extent(shape.path)
    half = (shape.width or 0) / 2 * abs(scale)
    across = sorted((reach.left * scale + x, reach.right * scale + x))
    down = sorted((reach.top * scale + y, reach.bottom * scale + y))
    assert across[0] - half >= 0, shape
    assert across[1] + half <= WIDTH, shape
    assert down[0] - half >= 0, shape
    assert down[1] + half <= HEIGHT, shape


@pytest.mark.parametrize("style", STYLES)
def test_nothing_of_a_card_leaves_its_box(style: Style) -> None:
    for card in PACK:
        for shape in face(card, style):
            assert_inside(shape)
    for shape in back(style):
        assert_inside(shape)


@pytest.mark.parametrize("style", STYLES)
def test_each_card_has_a_face_of_its_own(style: Style) -> None:
    assert len({face(card, style) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("style", STYLES)
def test_in_two_colours_too_each_card_looks_different(style: Style) -> None:
    looks = {
        paint(face(card, style), ink_of(card.suit.letter, "light", "classic")) for card in PACK
    }
    assert len(looks) == len(PACK)


def test_a_card_of_pips_shows_as_many_as_its_rank_says() -> None:
    for rank in "356789":
        suits = [glyph for glyph, _ in layout(rank, "full").marks if glyph == "suit"]
        index = 2
        assert len(suits) == int(rank) + index


def test_the_index_of_the_full_face_reads_the_same_from_both_sides() -> None:
    for card in PACK:
        rank, suit, rank_turned, suit_turned = layout(card.rank.value, "full").marks[:4]
        for (_, upright), (_, turned) in ((rank, rank_turned), (suit, suit_turned)):
            scale, x, y = upright
            assert turned == Place(-scale, WIDTH - x, HEIGHT - y)


def test_rank_and_suit_of_a_fan_stand_above_the_next_card() -> None:
    for card in PACK:
        for shape in face(card, "fan")[1:3]:
            scale, _, y = shape.place or Place(1, 0, 0)
            reach = extent(shape.path)
            assert reach.bottom * scale + y + (shape.width or 0) / 2 * scale < 34 / 58 * WIDTH


def compose(data: dict[str, Any], code: str, style: Style) -> list[dict[str, Any]]:
    """Put a face together from the data alone, as the front end does."""
    rank, suit = code[0], code[1]
    line, kind, marks = data["styles"][style][rank]
    shapes = [data["paper"], *([data["frame"]] if kind == "gold" else [])]

    def add(look: str, path: str | None, place: list[float], width: float | None) -> None:
        if path:
            shape = {"look": look, "path": path, "place": place}
            shapes.append({**shape, "width": width} if width else shape)

    for glyph, *place in marks:
        if glyph == "S":
            add("suit", data["suits"][suit], place, None)
        elif glyph == "R":
            add("rank", data["ranks"][rank], place, line)
        else:
            emblem, solid = data["emblems"][rank], kind == "solid"
            add("solid" if solid else "gold", emblem["body"], place, data["outline"])
            add("line", emblem.get("line"), place, emblem.get(kind))
            add(
                "eye" if solid else "solid",
                emblem.get("eye"),
                place,
                0 if solid else data["outline"],
            )
    return shapes


def plain(shape: Shape) -> dict[str, Any]:
    """Return the shape as the data writes it."""
    written = {"look": shape.look, "path": shape.path, "place": shape.place, "width": shape.width}
    return {key: value for key, value in written.items() if value is not None}


@pytest.mark.parametrize("style", STYLES)
def test_the_data_make_the_same_faces(style: Style) -> None:
    data = json.loads(json.dumps(faces_as_data()))
    for card in PACK:
        drawn = json.loads(json.dumps([plain(shape) for shape in face(card, style)]))
        assert compose(data, card.code, style) == drawn


@pytest.mark.parametrize("style", STYLES)
def test_every_look_of_a_shape_is_in_the_data(style: Style) -> None:
    looks = faces_as_data()["looks"]
    shapes = [*back(style), *(shape for card in PACK for shape in face(card, style))]
    assert {shape.look for shape in shapes} <= set(looks)


@pytest.mark.parametrize("name", sorted(exported()))
def test_what_the_front_end_draws_from_is_up_to_date(name: str) -> None:
    written = (GENERATED / name).read_text(encoding="utf-8")
    advice = "run: python -m voormsi_nb.picture.export voormsi_nb/frontend/src/generated"
    assert written == exported()[name], advice


def test_the_command_writes_the_files(tmp_path: Path) -> None:
    assert main([str(tmp_path / "new")]) == 0
    assert {path.name for path in (tmp_path / "new").iterdir()} == set(exported())


def test_the_command_says_how_to_use_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_the_matadors_have_no_mark_of_their_own() -> None:
    # Learners must come to know the real card: 3♦ is a plain three, K♥ a king like the others.
    hearts = [shape._replace(path="") for shape in face(Card("K♥"))]
    assert hearts == [shape._replace(path="") for shape in face(Card("K♠"))]
