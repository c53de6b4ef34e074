"""A table as it stands in the page: what a person sees of it and can do to it.

Everything goes through the marks that the table carries for tests (``data-vn-...``), and through
the mouse and the keyboard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.lab import Notebook

_READ = """
(root) => {
  const flag = (element, name) => element.getAttribute(name) === "true";
  const cards = (selector) => [...root.querySelectorAll(selector)].map((card) => ({
    id: card.dataset.vnId,
    code: card.dataset.vnCard ?? null,
    playable: flag(card, "data-vn-playable"),
    selected: flag(card, "data-vn-selected"),
    heads: flag(card, "data-vn-heads"),
    label: card.getAttribute("aria-label"),
  }));
  const bar = root.querySelector("[data-vn-bar]");
  return {
    phase: root.dataset.vnPhase,
    turn: root.dataset.vnTurn,
    rev: Number(root.dataset.vnRev),
    theme: root.dataset.vnTheme,
    playing: root.dataset.vnPlaying === "true",
    hand: cards(".vn-hand [data-vn-id]"),
    trick: cards(".vn-trick [data-vn-card]"),
    bar: bar && { kind: bar.dataset.vnBar, text: bar.innerText },
    acts: [...root.querySelectorAll("[data-vn-act]")].map((act) => act.dataset.vnAct),
    scores: [...root.querySelectorAll("[data-vn-side][data-vn-score]")]
      .map((side) => [Number(side.dataset.vnSide), Number(side.dataset.vnScore)]),
    said: [...root.querySelectorAll("[data-vn-live] p")].map((line) => line.textContent.trim()),
  };
}
"""

# Keep every sentence that is added to the live region, as a screen reader hears them.
_LISTEN = """
(root) => {
  const region = root.querySelector("[data-vn-live]");
  const heard = (window.heardByTests ??= []);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.textContent.trim()) heard.push(node.textContent.trim());
  }).observe(region, { childList: true });
}
"""

_FOCUS = """
(root) => {
  const active = document.activeElement;
  return {
    inside: root.contains(active),
    body: active === document.body,
    card: active.closest(".vn-hand [data-vn-card]")?.dataset.vnCard ?? null,
    id: active.dataset?.vnId ?? null,
    act: active.dataset?.vnAct ?? null,
    element: active.outerHTML.slice(0, 120),
    name: active.getAttribute("aria-label") ?? active.innerText?.slice(0, 60) ?? "",
  };
}
"""


class TablePage:
    """One view of a table."""

    def __init__(self, notebook: Notebook, number: int = 0, name: str = "table") -> None:
        """Take the view with this number in the page; in Python the table has this name."""
        self.notebook = notebook
        self.page = notebook.page
        self.root = self.page.locator('.vn-root[data-vn-kind="table"]').nth(number)
        self._name = name

    # What can be seen.

    def read(self) -> dict[str, Any]:
        """Return what the table shows."""
        found: dict[str, Any] = self.root.evaluate(_READ)
        return found

    @property
    def phase(self) -> str:
        """What the table waits for."""
        return self.root.get_attribute("data-vn-phase") or ""

    def hand(self) -> list[str]:
        """Return the codes of the cards in the person's hand, in their order."""
        return [card["code"] for card in self.read()["hand"]]

    def focus(self) -> dict[str, Any]:
        """Return where the focus is."""
        found: dict[str, Any] = self.root.evaluate(_FOCUS)
        return found

    def card(self, code: str) -> Locator:
        """Return a card of the person's hand."""
        return self.root.locator(f'.vn-hand [data-vn-card="{code}"]')

    def act(self, name: str) -> Locator:
        """Return the first button of this name."""
        return self.root.locator(f'[data-vn-act="{name}"]').first

    @property
    def bar(self) -> Locator:
        """The words below the felt."""
        return self.root.locator("[data-vn-bar]")

    def expect_phase(self, phase: str) -> None:
        """Wait until the table waits for this."""
        expect(self.root).to_have_attribute("data-vn-phase", phase)

    def expect_bar(self, *texts: str) -> None:
        """Wait until the bar says each of these."""
        for text in texts:
            expect(self.bar).to_contain_text(text)

    # What Python knows.

    def snapshot(self, path: str = "") -> Any:  # noqa: ANN401 - any part of a snapshot
        """Return the snapshot in Python, or a part of it such as ``['plays']``."""
        return self.notebook.python(f"{self._name}.view{path}")

    def legal_plays(self) -> list[list[str]]:
        """Return what the person may play, as lists of codes."""
        plays = f"{self._name}.person_view.legal_plays"
        found: list[list[str]] = self.notebook.python(
            f"[[card.code for card in play] for play in {plays}]"
        )
        return found

    def settle(self) -> None:
        """Wait until Python has answered what the table asked, and the page shows the answer.

        The answer and the snapshot are two messages without an order between them.
        """
        expect(self.root).not_to_have_attribute("data-vn-pending", "true")
        rev = self.snapshot("['rev']")
        expect(self.root).to_have_attribute("data-vn-rev", str(rev))

    # What a person does.

    def choose(self, codes: list[str]) -> None:
        """Click these cards."""
        for code in codes:
            self.card(code).click()
            expect(self.card(code)).to_have_attribute("data-vn-selected", "true")

    def touch(self, code: str) -> None:
        """Click a card that may not be played; the driver takes it for disabled, as it is told."""
        self.card(code).click(force=True)

    def play(self, codes: list[str]) -> None:
        """Click these cards and the button, and wait for what the others do."""
        self.choose(codes)
        self.act("play").click()
        self.settle()

    def press(self, act: str) -> None:
        """Click a button and wait until the table has heard it."""
        self.act(act).click()
        self.settle()

    def listen(self) -> None:
        """Keep from now on what the live region says."""
        self.root.evaluate(_LISTEN)

    def heard(self) -> list[str]:
        """Return what the live region has said, and forget it."""
        said: list[str] = self.page.evaluate("window.heardByTests.splice(0)")
        return said
