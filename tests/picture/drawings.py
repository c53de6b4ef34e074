"""Reading a picture back: its parts, its words, and the values that tests draw."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

from voormsi_nb.picture.faces import STYLES, face
from voormsi_nb.picture.naming import card_name
from voormsi_nb.picture.shapes import paint
from voormsi_nb.picture.sheet import sheet_for
from voormsi_nb.rules import Card, Game

if TYPE_CHECKING:
    from collections.abc import Iterator

SVG = "{http://www.w3.org/2000/svg}"


def read(drawn: str) -> ET.Element:
    """Return the root of a picture; a text that is no XML fails the test."""
    return ET.fromstring(drawn)  # noqa: S314 - made here a moment ago


def described(drawn: str) -> tuple[str, str]:
    """Return title and description."""
    root = read(drawn)
    return root.findtext(f"{SVG}title") or "", root.findtext(f"{SVG}desc") or ""


def shows(drawn: str, card: Card) -> bool:
    """Say whether the face of a card is drawn, or the card is named, anywhere in the picture."""
    sheet = sheet_for("light")
    for style in STYLES:
        # The paper is the same for all; what is on it tells the card.
        if paint(face(card, style)[1:], sheet.ink(card)) in drawn:
            return True
    return any(name in drawn for name in (str(card), card_name(card), f'"{card.code}"'))


def positions(players: int, seeds: range) -> Iterator[Game]:
    """Return games at every moment, played at random from each seed."""
    for seed in seeds:
        game = Game.new(seed=seed, players=players)
        chance = random.Random(seed)  # noqa: S311 - a game, not a secret
        while game.deal.outcome is None:
            yield game
            game = game.play(chance.choice(list(game.deal.legal_plays)))
        yield game
