"""Running cells without a kernel gives what a kernel gives, and compares as nbval compares."""

from __future__ import annotations

import copy
import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from nbformat import from_dict

from tests.notebooks.execute import WIDGET_VIEW, saved_notebooks
from tests.notebooks.plainly import difference, differences, outputs_of, plain_cells

if TYPE_CHECKING:
    from collections.abc import Callable

SAVED: list[dict[str, Any]] = [
    {"output_type": "stream", "name": "stdout", "text": "one\n"},
    {
        "output_type": "execute_result",
        "execution_count": 3,
        "metadata": {},
        "data": {"text/plain": "2", "image/svg+xml": "<svg/>"},
    },
    {"output_type": "error", "ename": "ValueError", "evalue": "no", "traceback": ["here"]},
]

CHANGES: dict[str, Callable[[list[dict[str, Any]]], Any]] = {
    "nothing": lambda _: None,
    "text": lambda it: it[1]["data"].update({"text/plain": "3"}),
    "picture": lambda it: it[1]["data"].update({"image/svg+xml": "<svg />"}),
    "picture-lost": lambda it: it[1]["data"].pop("image/svg+xml"),
    "picture-more": lambda it: it[1]["data"].update({"text/html": "<p>"}),
    "widget-view": lambda it: it[1]["data"].update({WIDGET_VIEW: {"model_id": "1"}}),
    "png": lambda it: it[1]["data"].update({"image/png": "AAAA"}),
    "number": lambda it: it[1].update(execution_count=4),
    "printed": lambda it: it[0].update(text="one"),
    "printed-to-stderr": lambda it: it[0].update(name="stderr"),
    "printed-in-two": lambda it: it.__setitem__(
        slice(0, 1), [it[0] | {"text": "on"}, it[0] | {"text": "e\n"}]
    ),
    "printed-after": lambda it: it.append(it.pop(0)),
    "error": lambda it: it[2].update(ename="KeyError"),
    "error-says": lambda it: it[2].update(evalue="yes"),
    "traceback": lambda it: it[2].update(traceback=["there"]),
    "lost": lambda it: it.pop(1),
    "all-lost": lambda it: it.clear(),
}


def nbval_finds_them_equal(outputs: list[dict[str, Any]], saved: list[dict[str, Any]]) -> bool:
    """Ask nbval's own comparison."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        plugin: Any = import_module("nbval.plugin")
    cell = SimpleNamespace(
        parent=SimpleNamespace(
            skip_compare=(
                "metadata",
                "traceback",
                "prompt_number",
                "output_type",
                "name",
                "execution_count",
                WIDGET_VIEW,
                "image/png",
                "image/jpeg",
            )
        ),
        colors=plugin.nocolors,
        sanitize=lambda text: text,
        format_output_compare=lambda *_: None,
    )
    now, before = (
        plugin.coalesce_streams([from_dict(output) for output in copy.deepcopy(some)])
        for some in (outputs, saved)
    )
    equal: bool = plugin.IPyNbCell.compare_outputs(cell, now, before)
    return equal


@pytest.mark.parametrize("change", CHANGES)
def test_it_compares_as_nbval_does(change: str) -> None:
    outputs = copy.deepcopy(SAVED)
    CHANGES[change](outputs)
    assert (difference(outputs, SAVED) is None) == nbval_finds_them_equal(outputs, SAVED)


@pytest.mark.parametrize("path", saved_notebooks()[1:], ids=lambda path: path.name)
def test_it_gives_what_a_kernel_has_given(path: object) -> None:
    cells = plain_cells(path)  # type: ignore[arg-type]
    assert len(cells) >= 3, "hardly anything in it is plain"
    assert differences(cells) == []


def test_a_changed_output_is_named() -> None:
    cell = {"id": "six", "source": "print(1)\n6 * 7", "outputs": outputs_of("print(1)\n6 * 7", {})}
    assert differences([cell]) == []
    cell["source"] = "print(1)\n6 * 8"
    assert differences([cell]) == [("six", "text/plain")]
    cell["source"] = "print(2)\n6 * 7"
    assert differences([cell]) == [("six", "stdout")]
    cell["source"] = "1 / 0"
    assert differences([cell])[0].cell == "six"
