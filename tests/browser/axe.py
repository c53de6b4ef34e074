"""axe-core in the page: faults of accessibility in what the table shows.

In JupyterLab the page's body has no height, and axe then leaves the contrast of colours out
without a word. So the body is given one first, and the contrast must have been looked at.
"""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

_FRONT_END = Path(__file__).parents[2] / "voormsi_nb" / "frontend"
_SCRIPT = _FRONT_END / "node_modules" / "axe-core" / "axe.min.js"

_HEIGHT = "html, body { height: 100vh !important; overflow: visible !important; }"

_RUN = """
async () => {
  const found = await axe.run({ include: [".vn-root"] }, { resultTypes: ["violations", "passes"] });
  const all = [...found.violations, ...found.passes, ...found.incomplete];
  return {
    faults: found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target}: ${failureSummary}`)),
    checked: all.map(({ id }) => id),
    contrasts: found.passes.find(({ id }) => id === "color-contrast")?.nodes.length ?? 0,
  };
}
"""


class Findings(NamedTuple):
    """What axe found: faults, the checks that ran, and how many texts have contrast enough."""

    faults: list[str]
    checked: set[str]
    contrasts: int


@cache
def script() -> str:
    """Return axe-core as a text; it comes with the tools of the front end.

    Raises RuntimeError where they are missing and cannot be fetched.
    """
    if not _SCRIPT.exists():
        fetched = subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"],  # noqa: S607 - the npm of the path is meant
            cwd=_FRONT_END,
            capture_output=True,
            text=True,
            check=False,
        )
        if fetched.returncode:
            raise RuntimeError(f"npm ci failed in {_FRONT_END.name}:\n{fetched.stderr[-2000:]}")
    return _SCRIPT.read_text(encoding="utf-8")


def examine(page: Page) -> Findings:
    """Let axe look at the tables in the page."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.add_style_tag(content=_HEIGHT)
        page.evaluate(script())
    found = page.evaluate(_RUN)
    return Findings(found["faults"], set(found["checked"]), found["contrasts"])
