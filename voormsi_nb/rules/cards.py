"""The 36 cards, their ranks and suits, and how to read them from text (R1.1 to R1.4).

Ranks and suits are enumerations, a card is one shared value for each of the 36, and
`PACK` lists them from high to low.

>>> Card("J♣") is Card("jc")
True
>>> [str(card) for card in PACK[:4]]
['J♣', 'K♥', '8♠', '9♣']
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NoReturn

from voormsi_nb.rules import _show
from voormsi_nb.rules.errors import CardError

if TYPE_CHECKING:
    from collections.abc import Iterable


class Suit(Enum):
    """A suit, from high to low: clubs, spades, hearts, diamonds (R1.4).

    >>> Suit.CLUBS.symbol, Suit.CLUBS.letter
    ('♣', 'C')
    """

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"

    @property
    def letter(self) -> str:
        """The letter of the suit in a card's code."""
        return self.value

    @property
    def symbol(self) -> str:
        """The sign of the suit in text."""
        return "♣♠♥♦"[_FROM_HIGH_TO_LOW.index(self.value)]


class Rank(Enum):
    """What is printed in a card's corner: it decides what may be led together (R3.5).

    >>> Card("J♣").rank is Rank.JACK
    True
    """

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    THREE = "3"

    # Members are single objects; the hash that Enum brings is the same but many times slower.
    __hash__ = object.__hash__


# R1.2 to R1.4: the matadors, then the ranks from nines down to kings, each from clubs to
# diamonds; the Sevens and 3♦ have no place in the ranking and stand after K♠.
_FROM_HIGH_TO_LOW: Final = "CSHD"
_HIGHEST: Final = ("JC", "KH", "8S")
_PLAIN_ORDER: Final = (
    *_HIGHEST,
    *(
        rank + suit
        for rank in "9AJ658QK"
        for suit in _FROM_HIGH_TO_LOW
        if rank + suit not in {*_HIGHEST, "KD"}
    ),
    *("7" + suit for suit in _FROM_HIGH_TO_LOW),
    "3D",
)

# Emoji suits carry a variation selector, which says nothing about the card.
_VARIATION_SELECTORS: Final = str.maketrans("", "", "\ufe0e\ufe0f")

# No text of one card is longer: a rank, a suit and one variation selector.
_LONGEST_CARD_TEXT: Final = 3


class Card(int):
    """One of the 36 cards. As a number it is its place in `PACK`, from 0 for J♣ to 35 for 3♦.

    There is one object for each card: ``Card("J♣") is Card("JC")``. A text is a rank and a
    suit in either order, the suit as a letter or a sign; a Card is taken as it is.

    Attributes: ``rank`` (`Rank`), ``suit`` (`Suit`), ``code`` (two letters, ``"JC"``) and
    ``title`` (Greenlandic name, or None).

    Raises `CardError` for anything that is not one of the 36 cards (R1.1).

    >>> Card("♣J").code, Card("J♣").title, str(Card("3D"))
    ('JC', 'Toqutsit', '3♦')
    """

    rank: Rank
    suit: Suit
    code: str
    title: str | None

    _text: str

    def __new__(cls, text: str | Card) -> Card:  # noqa: PYI034 - one of the 36, never a new one
        """Return the one object for this card."""
        if isinstance(text, Card):
            return text
        known = _BY_TEXT.get(text) if isinstance(text, str) else None
        return _read_card(text) if known is None else known

    def __str__(self) -> str:
        """Return rank and sign, as cards are written in sentences: ``"K♠"``."""
        return self._text

    def __repr__(self) -> str:
        """Return how to write the card in Python: ``Card("K♠")``."""
        return f'Card("{self._text}")'

    def __format__(self, spec: str) -> str:
        """Format the text of the card, not its number."""
        return format(self._text, spec)

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows."""
        return _show.svg(self)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse: a card is a value."""
        message = f"a card cannot be changed: tried to set {name} of {self._text}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse: a card is a value."""
        message = f"a card cannot be changed: tried to delete {name} of {self._text}"
        raise AttributeError(message)

    def __copy__(self) -> Card:
        """Return the one object for this card."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Card:
        """Return the one object for this card."""
        return self

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        """Pickle the card as its code."""
        return (Card, (self.code,))


def _make_card(place: int, code: str) -> Card:
    """Make the object for the card that stands at this place in the plain order."""
    card = int.__new__(Card, place)
    rank, suit = Rank(code[0]), Suit(code[1])
    card.__dict__.update(
        rank=rank,
        suit=suit,
        code=code,
        title={"JC": "Toqutsit", "KH": "Voormsi"}.get(code),
        _text=code[0] + suit.symbol,
    )
    return card


PACK: Final[tuple[Card, ...]] = tuple(
    _make_card(place, code) for place, code in enumerate(_PLAIN_ORDER)
)
"""All 36 cards from high to low, the plain order of R1.4."""

_BY_TEXT: Final[dict[str, Card]] = {
    text: card
    for card in PACK
    for sign in (card.suit.letter, card.suit.symbol)
    for text in (card.rank.value + sign, sign + card.rank.value)
}

TOQUTSIT: Final = Card("J♣")
"""J♣, the hangman (R1.2)."""
VOORMSI: Final = Card("K♥")
"""K♥, the king (R1.2)."""
THREE: Final = Card("3♦")
"""3♦, worthless when led and unbeatable otherwise (R2.1, R2.2)."""
CLUB_KING: Final = Card("K♣")
"""K♣, which takes a Seven that heads (R2.6)."""
SPADE_KING: Final = Card("K♠")
"""K♠, which takes the K♣ that took a Seven (R2.7)."""
MATADORS: Final = (TOQUTSIT, VOORMSI, Card("8♠"))
"""The three highest cards (R1.2, R1.3)."""


def _read_card(text: object) -> Card:
    """Read the spellings that the table does not hold, or say what is wrong."""
    if not isinstance(text, str):
        raise CardError("not_text", given=repr_short(text))
    if len(text.strip()) <= _LONGEST_CARD_TEXT:
        plain = text.strip().translate(_VARIATION_SELECTORS).upper()
        if plain in _BY_TEXT:
            return _BY_TEXT[plain]
        if plain in {"KD", "K♦", "DK", "♦K"}:
            raise CardError("no_king_of_diamonds", given=text.strip())
    raise CardError("not_a_card", given=repr_short(text))


def repr_short(value: object) -> str:
    """Return a repr of at most 40 characters, for messages about bad input.

    >>> repr_short("x" * 1000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"
    """
    longest = 37
    if isinstance(value, str):
        return repr(value) if len(value) < longest else repr(value[:longest])[: longest - 1] + "…"
    if value is None or isinstance(value, (bool, int, float)):
        text = repr(value) if not isinstance(value, int) or abs(value) < 10**30 else "10…"
        return text[:longest]
    return f"<{type(value).__name__}>"


# 36 cards with a blank, comma or plus between them, and room for a careless writer.
_LONGEST_CARDS_TEXT: Final = 400


def read_cards(cards: str | Card | Iterable[str | Card]) -> tuple[Card, ...]:
    """Read a set of cards and return it in `PACK` order.

    A text holds cards with a blank, a comma or ``+`` between them; anything else is a series of
    cards or of their texts. The order in which they are given does not matter.

    Raises `CardError` for a card that does not exist (R1.1), a card given twice, or no card.

    >>> read_cards("9♥ + 9c")
    (Card("9♣"), Card("9♥"))
    """
    return tuple(sorted(read_distinct(cards)))


def read_distinct(cards: str | Card | Iterable[str | Card]) -> tuple[Card, ...]:
    """Read different cards and keep the order in which they are given.

    Raises `CardError` as `read_cards` does.

    >>> read_distinct("9♥ 9♣")
    (Card("9♥"), Card("9♣"))
    """
    found = tuple(Card(part) for part in _parts(cards))
    if not found:
        raise CardError("no_card", given=repr_short(cards))
    if len(set(found)) < len(found):
        twice = next(card for card in found if found.count(card) > 1)
        raise CardError("twice", given=str(twice))
    return found


def _parts(cards: Any) -> list[str | Card]:  # noqa: ANN401 - this is where anything at all may come in
    """Split what names cards into single cards or texts, at most 36 of them."""
    if isinstance(cards, Card):
        return [cards]
    if isinstance(cards, str):
        if len(cards) > _LONGEST_CARDS_TEXT:
            raise CardError("too_long", given=repr_short(cards))
        return [*cards.replace("+", " ").replace(",", " ").split()]
    if isinstance(cards, (bytes, dict)):
        raise CardError("not_text", given=repr_short(cards))
    parts: list[str | Card] = []
    try:
        for part in cards:
            if len(parts) == len(PACK):
                raise CardError("too_long", given=repr_short(cards))
            parts.append(part)
    except TypeError:
        raise CardError("not_text", given=repr_short(cards)) from None
    return parts
