"""What the front end and Python must have in common."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

from voormsi_nb.widget.interface import WORDS
from voormsi_nb.widget.labels import labels

PACKAGE = Path(__file__).parents[2] / "voormsi_nb"
SOURCE = PACKAGE / "frontend" / "src"
STATIC = PACKAGE / "widget" / "static"


def keys_of_front_end() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("words.ts")]
    return {
        key for text in texts for key in re.findall(r'^\s+"(\w+)",(?: *//.*)?$', text, re.MULTILINE)
    }


def test_every_word_that_the_front_end_asks_for_is_there() -> None:
    assert keys_of_front_end()
    assert keys_of_front_end() <= set(WORDS)


def test_no_word_is_kept_that_nobody_asks_for() -> None:
    in_pairs = re.compile(r"(keys|when|rank|apart)_")
    unused = {key for key in set(WORDS) - keys_of_front_end() if not in_pairs.match(key)}
    assert not unused


def test_names_put_into_words_are_the_ones_that_the_front_end_gives() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*.ts*")
        if "fixtures" not in path.parts and ".test." not in path.name
    )
    for key, message in WORDS.items():
        for name in re.findall(r"\{(\w+)\}", message):
            assert re.search(rf"\b{name}\b", sources), (key, name)


def test_every_rule_and_card_has_its_label() -> None:
    said = labels()
    assert len(said.cards) == 36
    assert {rule.id for rule in said.rules} >= {"R1.1", "R7.2"}
    assert sum(map(len, said.ranking)) == 36


def test_bundle_keeps_its_limits() -> None:
    assert (STATIC / "widget.js").stat().st_size <= 60_000
    assert (STATIC / "widget.css").stat().st_size <= 24_000


def inside_of_bundle() -> tuple[str, str]:
    """Return script and styles, which travel packed in the bundle."""
    text = (STATIC / "widget.js").read_text(encoding="utf-8")
    packed = max(re.findall(r'"([A-Za-z0-9+/=]+)"', text), key=len)
    script, styles = json.loads(zlib.decompress(base64.b64decode(packed), wbits=-15))
    return script, styles


def test_bundle_fetches_nothing() -> None:
    outside = [(STATIC / name).read_text(encoding="utf-8") for name in ("widget.js", "widget.css")]
    everything = "".join([*outside, *inside_of_bundle()])
    addresses = set(re.findall(r"https?://[^\s\"'`)]+", everything))
    assert {address for address in addresses if "www.w3.org" not in address} == set()
    assert "@import" not in everything
    assert "fetch(" not in everything


def test_every_style_stands_under_the_root_of_a_widget() -> None:
    _, styles = inside_of_bundle()
    assert styles.count(".vn-root") > 10
    scoped: list[bool] = []
    for opening, selector in blocks(styles):
        if opening:
            inside = bool(scoped) and scoped[-1]
            frames = selector.startswith("@keyframes")
            rooted = all(".vn-root" in part for part in selector.split(","))
            scoped.append(inside or frames or rooted)
            assert scoped[-1] or selector.startswith("@"), selector
        else:
            scoped.pop()
    assert not scoped


def blocks(styles: str) -> list[tuple[bool, str]]:
    """Return each brace of a style sheet: whether it opens, and what stands before it."""
    found, since = [], 0
    for at, sign in enumerate(styles):
        if sign in "{};":
            if sign != ";":
                found.append((sign == "{", styles[since:at].strip()))
            since = at + 1
    return found
