"""The rules need nothing but Python: no notebook, no numbers, no words until they are asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOADED = """
import sys
before = set(sys.modules)
import voormsi_nb.rules
{more}
for name in sorted(set(sys.modules) - before):
    print(name.partition(".")[0])
"""
PLAYED = """
from voormsi_nb.rules import Game
game = Game.new(seed=7)
while game.deal.outcome is None:
    game = game.play(game.deal.legal_plays[0])
"""
TOLD = PLAYED + "print(voormsi_nb.rules.sentence(game.deal.outcome), file=sys.stderr)"


def printed(code: str) -> set[str]:
    """Run a program in a Python of its own, from the top of the checkout, and give its words."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("more", ["", PLAYED, TOLD], ids=["import", "play", "tell"])
def test_the_rules_load_no_third_party_module(more: str) -> None:
    """To import them, to play a deal, and to say how it ended."""
    loaded = printed(LOADED.format(more=more))
    assert "voormsi_nb" in loaded
    assert loaded - {"voormsi_nb"} <= set(sys.stdlib_module_names)


def test_no_words_are_loaded_for_a_deal() -> None:
    """Sentences and their catalogues come when the first one is asked for."""
    loaded = printed(PLAYED + "import sys\nprint(*sys.modules)")
    assert "voormsi_nb.rules.deal" in loaded
    assert not {"voormsi_nb.rules.sentences", "gettext"} & loaded
