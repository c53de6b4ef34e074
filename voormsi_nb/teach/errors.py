"""What can be wrong in a lesson, as values with a sentence each.

>>> str(LessonError("no_question"))
'This step asks no question, so there is nothing to answer. Go on with next().'
"""

from __future__ import annotations

from typing import Final

from voormsi_nb.locale import N_, gettext

MESSAGES: Final = {
    # Answers.
    "answer": N_("{given} is none of the answers. You can answer with: {choices}."),
    "which_of_them": N_("{given} may mean more than one answer. Name one of: {choices}."),
    "one_answer": N_("This question has one answer, and {given} names several. Choose one."),
    "no_question": N_(
        "This step asks no question, so there is nothing to answer. Go on with next()."
    ),
    "answered": N_("This question has been answered. Go on with next()."),
    "show_early": N_("The answer can be shown after one more try."),
    "nothing_to_show": N_("This step keeps no answer back, so there is nothing to show."),
    "nothing_again": N_("There is nothing to try again here. Answer first, or go on with next()."),
    # Steps.
    "not_answered": N_("This step waits for the right answer. Answer first, then go on."),
    "not_tried": N_("This step waits until you have tried it. Exchange a card, then go on."),
    "not_reached": N_("This step waits until its goal is reached. Play, then go on."),
    "over": N_("This lesson is at its end. Begin it again, or open the next one."),
    "not_one_answer": N_("This trick brings both sides points, so no one answer says it."),
    "no_trick_ended": N_("No trick of this deal has been finished, so there is nothing to count."),
    "no_swap": N_("In this step no card can be exchanged."),
    "no_play": N_("In this step nothing is played."),
    "played": N_("This position has been played. Try it again, or go on."),
    "not_in_trick": N_(
        "{given} is no card of this trick and no place in it. Name one of: {cards}."
    ),
    "lead_of_ranks": N_(
        "With {given} the lead would not be of one rank. Exchange it for a card of that rank."
    ),
    # Lessons.
    "lesson": N_("There is no lesson {given}. The lessons are: {names}."),
    "seed": N_("{given} cannot be the seed of a lesson. Give a whole number from 0 to 999999999."),
    "target": N_(
        "{given} is no rule and no common idea that can be practised. There are: {names}."
    ),
    "difficulty": N_("{given} is not a difficulty. It is 1, 2 or 3."),
    "quiz_size": N_("{given} is not a number of questions. Give a whole number from 1 to 50."),
    # Files.
    "csv_folder": N_("There is no folder {given} to write into. Make it first, or name another."),
    "csv_is_folder": N_("{given} is a folder. Name a file in it, for example attempts.csv."),
    "csv_refused": N_("The file {given} could not be written: {reason}."),
    "csv_path": N_("{given} is not the name of a file. Write for example 'attempts.csv'."),
    # Resume codes.
    "code_not_text": N_("The resume code of a lesson is a line of text that begins with L1."),
    "code_too_long": N_("This is too long for the resume code of a lesson. Copy the code alone."),
    "code_unknown": N_("{given} is not the resume code of a lesson. Such a code begins with L1."),
    "code_letter": N_("The resume code of a lesson has no {given} in it. Copy the code again."),
    "code_damaged": N_(
        "A letter of this resume code is wrong or missing. Copy the whole code again."
    ),
    "code_old": N_("This code is of another version of the lesson. Begin the lesson anew."),
}
"""For each kind its message."""


class LessonError(ValueError):
    """Something that a lesson cannot do or be; ``kind`` and ``facts`` say why.

    Nothing is changed by what raises it.
    """

    def __init__(self, kind: str, **facts: object) -> None:
        """Keep the kind and the facts."""
        super().__init__(kind)
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        """Return the sentence, in the language of the moment."""
        return gettext(MESSAGES[self.kind]).format(**self.facts)
