"""What the cards themselves say about an answer: the core's own sentences, chosen.

>>> from voormsi_nb.teach.asking import who_takes
>>> [str(words) for words in correction(who_takes("7♦ J♣ K♥ 8♠"), ("N",))]
["North's K♥ does not beat your 7♦: matadors cannot reach a Seven that heads.
  You still head. R2.3"]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from voormsi_nb.locale import N_, gettext
from voormsi_nb.rules import PACK, Trick, words
from voormsi_nb.rules.sentences import Words
from voormsi_nb.rules.sentences.forms import cards_text, figures
from voormsi_nb.teach.asking import next_seat
from voormsi_nb.teach.question import YOU

if TYPE_CHECKING:
    from voormsi_nb.rules import Card, Deal, Step
    from voormsi_nb.teach.question import Question

_ALLOWED: Final = N_("You may play {cards}: nothing in the rules stands against it.")
_FREE: Final = N_("You may play any card: no suit has to be followed, and nothing is asked of you.")
_NOTHING: Final = N_("The trick is taken, but it brings nobody a point.")
_YOU_STAND: Final = N_("You stand at {score} now.")
_THEY_STAND: Final = N_("They stand at {score} now.")
_HINTS: Final = {
    "who_takes": N_("Go through the cards in the order of play: does each beat what heads?"),
    "which_beats": N_("Take the cards one by one: would each beat what heads?"),
    "takers": N_("Take your cards one by one: would each beat what heads?"),
    "may_play": N_("Look at who heads, at how many cards were led, and at what you hold."),
    "must_play": N_("Look at which card heads and whose it is. Does it ask something of you?"),
    "points": N_("Find K♥, J♣ and 3♦. Which of them overtook which, and who took the trick?"),
    "ladder": N_("Count the tricks of each side first, then the bonuses, then look at the target."),
}


def explanation(question: Question) -> tuple[Words, ...]:
    """Return why the right answer is right, in the core's sentences."""
    kind, trick, deal = question.kind, question.trick, question.deal
    if kind == "who_takes":
        found = tuple(_of_step(step) for step in trick.explain())
        return (*found, words(trick, you=YOU))
    if kind in {"which_beats", "takers"}:
        return tuple(_of_card(question, choice.cards[0]) for choice in question.choices[:-1])
    assert deal is not None  # noqa: S101 - all other kinds are asked of a deal
    if kind in {"may_play", "must_play"}:
        return _of_plays(question, deal)
    return _of_points(question, deal)


def correction(question: Question, answer: tuple[str, ...]) -> tuple[Words, ...]:
    """Return what these very cards say against a wrong answer, without the whole answer."""
    kind = question.kind
    if kind == "who_takes":
        place = question.choice(answer[0]).place
        steps = question.trick.explain()
        chosen = next(step for step in steps if step.place == place)
        beaten_by = next((it for it in steps if it.takes and it.before == place != it.place), None)
        deciding = beaten_by if chosen.takes and beaten_by is not None else chosen
        return (_of_step(deciding),)
    if kind in {"which_beats", "takers"}:
        return (_of_card(question, _first_wrong(question, answer)),)
    if kind in {"may_play", "must_play"} and question.deal is not None:
        return _of_plays(question, question.deal)
    return ()


_FEW: Final = 6
"""So many cards can be shown beside a correction."""


def beaters(question: Question, answer: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the few cards of the pack that would have done what this card did not: take the lead.

    They are drawn beside a correction, without saying whether one of them fell. Empty where
    there are more than six, or the question is not who takes a trick of single cards.

    >>> from voormsi_nb.teach.asking import who_takes
    >>> [str(card) for card in beaters(who_takes("7♦ J♣ K♥ 8♠"), ("N",))]
    ['K♣', '7♣', '7♠', '7♥', '3♦']
    """
    trick = question.trick
    place = question.choice(answer[0]).place if question.kind == "who_takes" else None
    if not place or trick.number != 1 or trick.explain()[place].takes:
        return ()
    before = Trick(ruleset=trick.ruleset, places=trick.places)
    for group in trick.plays[:place]:
        before = before.play(group)
    found = tuple(it for it in PACK if it not in before.cards and before.would_take((it,)))
    return found if len(found) <= _FEW else ()


def hint(question: Question) -> Words:
    """Return where to look, for an answer behind which no known idea stands."""
    return Words(gettext(_HINTS[question.kind]))


def _of_step(step: Step) -> Words:
    return words(step, you=YOU)


def _of_card(question: Question, card: Card) -> Words:
    """Say what this card would do to the trick."""
    after = question.trick.play(card, next_seat(question.trick))
    return _of_step(after.explain()[-1])


def _first_wrong(question: Question, answer: tuple[str, ...]) -> Card:
    """Return the first card that was chosen wrongly, else the first that was left out."""
    chosen, right = set(answer), set(question.answer)
    wrong = [it for it in question.choices if it.cards and it.id in chosen - right]
    missing = [it for it in question.choices if it.cards and it.id in right - chosen]
    return (wrong or missing)[0].cards[0]


def _of_plays(question: Question, deal: Deal) -> tuple[Words, ...]:
    """Say why a play is refused, or that nothing is in its way."""
    if question.kind == "may_play":
        refused = deal.why_not(question.asked)
        if not refused:
            return (Words(gettext(_ALLOWED).format(cards=cards_text(question.asked)), ("R3.7",)),)
        return tuple(words(refusal, you=YOU) for refusal in refused)
    others = [card for card in question.hand if card.code not in question.answer]
    if question.answer == ("any",) or not others:
        return (Words(gettext(_FREE), ("R1.5", "R3.7")),)
    number = max(deal.trick.number, 1)
    return tuple(words(refusal, you=YOU) for refusal in deal.why_not(others[:number]))


def _of_points(question: Question, deal: Deal) -> tuple[Words, ...]:
    """Say what the trick brought, and for the ladder where it leaves the side."""
    awards = [award for award in deal.awards if award.trick == question.trick_number]
    found = [words(award, you=YOU) for award in awards]
    if deal.outcome is not None and deal.outcome.kind in {"lost", "void"}:
        found.append(words(deal.outcome, you=YOU))
    if question.kind == "points":
        return tuple(found) or (Words(gettext(_NOTHING), ("R3.9",)),)
    if deal.run is not None:
        found.append(words(deal.run, you=YOU))
    side = question.side or 0
    message = gettext(_THEY_STAND if side else _YOU_STAND)
    return (*found, Words(message.format(score=figures(deal.scores[side])), ("R5.8",)))
