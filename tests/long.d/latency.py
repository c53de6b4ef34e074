"""From the click to the card: at most 1.1 times a stock Button with a Label, in JupyterLab.

Both stand in the same notebook and are clicked in turn, so that whatever slows the machine down
slows both. What is measured lies in the page: from the click on the button that plays until the
own card lies on the table, and from the click on the stock button until the label has changed.
"""

from __future__ import annotations

import statistics
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.live import opened
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from tests.browser.lab import Notebook

ROUNDS = 80
WARM_UP = 5
GOAL = 1.1

_TABLE = "from voormsi_nb import Table\ntable = Table(seed=7, pace=0)\ntable"

_STOCK = """
from ipywidgets import Button, Label, VBox
button, label = Button(description="stock"), Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
VBox([button, label])
"""

_CLICK = """
([button, shows]) => new Promise((done) => {
  const look = shows === null
    ? ((label) => { const old = label.textContent; return () => label.textContent !== old; })(
        document.querySelector(".jupyter-widgets.widget-label"))
    : () => document.querySelector(shows) !== null;
  const begun = performance.now();
  const watcher = new MutationObserver(() => {
    if (!look()) return;
    watcher.disconnect();
    done(performance.now() - begun);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  document.querySelector(button).click();
})
"""


def _play_once(table: TablePage, code: str) -> float:
    """Play a card and take it back; return the milliseconds until it lay on the table."""
    table.choose([code])
    shows = f'.vn-trick [data-vn-card="{code}"]'
    took: float = table.page.evaluate(_CLICK, ['[data-vn-act="play"]', shows])
    table.settle()
    table.press("undo")
    expect(table.card(code)).to_be_visible()
    return took


def _stock_once(notebook: Notebook) -> float:
    """Click the stock button; return the milliseconds until its label had changed."""
    took: float = notebook.page.evaluate(_CLICK, [".jupyter-button", None])
    return took


def main() -> int:
    """Measure, tell, and return 1 if the goal is missed."""
    with opened(_TABLE, _STOCK) as notebook:
        table = TablePage(notebook)
        expect(notebook.page.locator(".jupyter-button")).to_be_visible()
        (code,) = next(play for play in table.legal_plays() if len(play) == 1)
        rounds = range(WARM_UP + ROUNDS)
        pairs = [(_play_once(table, code), _stock_once(notebook)) for _ in rounds]
    ours, stock = (statistics.median(times) for times in zip(*pairs[WARM_UP:], strict=True))
    print(f"our card {ours:.1f} ms, stock label {stock:.1f} ms, medians of {ROUNDS}")  # noqa: T201
    print(f"ratio {ours / stock:.2f}, goal at most {GOAL}")  # noqa: T201
    return int(ours / stock > GOAL)


if __name__ == "__main__":
    sys.exit(main())
