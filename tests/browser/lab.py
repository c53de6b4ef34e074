"""A notebook on the page of JupyterLab or of Notebook 7, and its kernel.

Both pages are one application underneath, which the server is asked to hand out as
``window.jupyterapp``; what a person does with the mouse or with keys goes through the page itself.
"""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.server import Server

Interface = Literal["lab", "notebook"]
INTERFACES: tuple[Interface, ...] = ("lab", "notebook")

_ADDRESSES = {"lab": "/lab/tree/{name}?reset", "notebook": "/notebooks/{name}"}

# What the page calls itself, and how every script below begins. A promise that is never kept must
# not keep the test waiting: each script runs against the clock.
_SCRIPT = """
async ([argument, milliseconds]) => {
  const clock = new Promise((_, fail) =>
    setTimeout(() => fail(new Error("the page did not get there in time")), milliseconds));
  const work = async () => {
    const app = window.jupyterapp;
    const panel = app.shell.currentWidget;
    const kernel = () => panel.sessionContext.session?.kernel;
    const until = async (holds) => {
      while (!holds()) await new Promise((go) => setTimeout(go, 20));
    };
    %s
  };
  return Promise.race([work(), clock]);
}
"""

_READY = """
await app.started;
await app.restored;
await until(() => app.shell.currentWidget?.context);
const opened = app.shell.currentWidget;
await opened.context.ready;
if (argument) {
  await opened.sessionContext.ready;
  await until(() => opened.sessionContext.session?.kernel?.status === "idle");
}
"""

_EVALUATE = """
const asked = kernel().requestExecute({
  code: argument.code, silent: true, store_history: false, stop_on_error: false,
  user_expressions: { value: argument.expression },
});
const { content } = await asked.done;
return content.status === "ok" ? content.user_expressions.value : content;
"""

_START = """
kernel().requestExecute({ code: argument, silent: true, store_history: false });
"""

_CELLS = """
return panel.content.model.sharedModel.cells.map((cell) => ({
  id: cell.id, type: cell.cell_type, source: cell.source,
}));
"""

_WHERE = """
return {
  active: panel.content.activeCellIndex,
  mode: panel.content.mode,
  selected: panel.content.widgets.filter((cell) => panel.content.isSelected(cell)).length,
};
"""


class Notebook:
    """A notebook that is open in the page."""

    def __init__(self, page: Page, server: Server, interface: Interface, name: str) -> None:
        """Name it; `open` opens it."""
        self.page = page
        self.interface = interface
        self.name = name
        self._address = server.url + _ADDRESSES[interface].format(name=name)

    # The page.

    def open(self, *, kernel: bool = True) -> None:
        """Go to the notebook, and wait for it and for its kernel."""
        self.page.goto(self._address, wait_until="commit")
        self.wait(kernel=kernel)

    def wait(self, *, kernel: bool = True) -> None:
        """Wait until the notebook is there, and its kernel idle.

        The mark in the page says idle before there is a kernel; so the session is asked.
        """
        self.page.wait_for_function("window.jupyterapp !== undefined", timeout=60_000)
        self.script(_READY, kernel, seconds=60)

    def script(self, body: str, argument: object = None, seconds: float = 20) -> Any:  # noqa: ANN401 - what a script returns
        """Run the body of a function with ``app``, ``panel``, ``kernel()`` and ``argument``."""
        return self.page.evaluate(_SCRIPT % body, [argument, seconds * 1000])

    def command(self, name: str, **arguments: object) -> Any:  # noqa: ANN401 - as above
        """Execute a command of the application and wait until it is done."""
        body = "return app.commands.execute(argument.name, argument.arguments).then(() => null);"
        return self.script(body, {"name": name, "arguments": arguments}, seconds=60)

    def run_all(self) -> None:
        """Run all cells and wait until they are done."""
        self.command("notebook:run-all-cells")

    def save(self) -> None:
        """Save the notebook."""
        self.script("await panel.context.save();")

    def choose_theme(self, name: str) -> None:
        """Choose a theme by its name and wait until the page wears it, and shows itself again."""
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_selector(f'body[data-jp-theme-name="{name}"]', state="attached")
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")

    @property
    def outputs(self) -> Locator:
        """The outputs of the cells."""
        return self.page.locator(".jp-OutputArea-output")

    # The notebook.

    def cells(self) -> list[dict[str, str]]:
        """Return id, type and source of each cell."""
        found: list[dict[str, str]] = self.script(_CELLS)
        return found

    def where(self) -> dict[str, object]:
        """Return which cell is active, in which mode, and how many are selected."""
        found: dict[str, object] = self.script(_WHERE)
        return found

    # The kernel.

    def python(self, expression: str, before: str = "") -> Any:  # noqa: ANN401 - any JSON value
        """Return the value of an expression in the kernel; it must be one that JSON can hold.

        ``before`` is run first. Raises RuntimeError with the error of the kernel.
        """
        wrapped = f"__import__('json').dumps({expression})"
        answer = self.script(_EVALUATE, {"code": before, "expression": wrapped})
        if answer["status"] != "ok":
            told = f"{answer.get('ename')}: {answer.get('evalue')}"
            raise RuntimeError(f"{expression} failed in the kernel with {told}")
        return json.loads(ast.literal_eval(answer["data"]["text/plain"]))

    def start(self, code: str) -> None:
        """Let the kernel begin with some code, and do not wait for it."""
        self.script(_START, code)

    def restart_kernel(self) -> None:
        """Restart the kernel and wait until it is back."""
        self.script("await kernel().restart();", seconds=60)
        self.wait()

    def shut_down(self) -> None:
        """End all kernels of the server; the next test begins with its own."""
        self.script("await app.serviceManager.sessions.shutdownAll();", seconds=30)
