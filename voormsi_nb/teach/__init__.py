"""Teaching: questions, wrong ideas, positions on order, lessons, and a learner's progress.

Everything is a value, every answer comes from the rules core, and nothing here knows Jupyter.

>>> session = LessonSession("welcome", seed=1)
>>> session.lesson.title, len(session.steps)
('Welcome to Voormsi', 4)
"""

from __future__ import annotations

from voormsi_nb.teach.errors import LessonError
from voormsi_nb.teach.lesson import LESSONS, Lesson, lesson
from voormsi_nb.teach.misconception import Misconception
from voormsi_nb.teach.misconceptions import MISCONCEPTIONS
from voormsi_nb.teach.playing import Played
from voormsi_nb.teach.positions import DIFFICULTIES, TARGETS, positions
from voormsi_nb.teach.progress import Progress
from voormsi_nb.teach.question import QUESTION_KINDS, Choice, Question, QuestionKind
from voormsi_nb.teach.session import LessonSession
from voormsi_nb.teach.session_state import StepRow
from voormsi_nb.teach.standing import Attempt
from voormsi_nb.teach.steps import Goal, PlayPosition, Predict, Quiz, Read, Step, Try, Watch
from voormsi_nb.teach.summary import Summary, Topic
from voormsi_nb.teach.verdict import Verdict

__all__ = [
    "DIFFICULTIES",
    "LESSONS",
    "MISCONCEPTIONS",
    "QUESTION_KINDS",
    "TARGETS",
    "Attempt",
    "Choice",
    "Goal",
    "Lesson",
    "LessonError",
    "LessonSession",
    "Misconception",
    "PlayPosition",
    "Played",
    "Predict",
    "Progress",
    "Question",
    "QuestionKind",
    "Quiz",
    "Read",
    "Step",
    "StepRow",
    "Summary",
    "Topic",
    "Try",
    "Verdict",
    "Watch",
    "lesson",
    "positions",
]
