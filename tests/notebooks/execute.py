"""Execute the notebooks and save them with their outputs.

``.venv-test/bin/python -m tests.notebooks.execute [notebook ...]`` from the top of the checkout
runs the named notebooks, or all of them, and rewrites each file. That is the only way in which
outputs come to be there: nobody edits them by hand. A notebook in which a cell fails stays as it
was.

What is saved does not depend on who executed it, where or when: no times, no version of Python, no
state of widgets, no widget views (a view without its running kernel shows an error; the picture and
the text beside it stay), neighbouring pieces of printed text joined. A cell keeps its id.
"""

import argparse
import hashlib
from collections.abc import Iterable
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

FOLDER = Path(__file__).parents[2] / "notebooks"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
KERNELSPEC = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LANGUAGE = {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"}
SECONDS_PER_CELL = 300


def saved_notebooks(folder: Path = FOLDER) -> list[Path]:
    """Name every notebook of the project, in the order of the lessons."""
    return sorted(folder.glob("*.ipynb"))


def read(path: Path) -> NotebookNode:
    """Read a notebook as it stands in its file."""
    notebook: NotebookNode = nbformat.read(path, as_version=nbformat.NO_CONVERT)
    return notebook


def text_of(notebook: NotebookNode) -> str:
    """Write a notebook as the text of its file."""
    text: str = nbformat.writes(notebook)
    return text.rstrip("\n") + "\n"


def execute(notebook: NotebookNode, folder: Path = FOLDER) -> NotebookNode:
    """Run every cell in a new kernel and give the normalised notebook.

    Raises nbclient.exceptions.CellExecutionError when a cell fails that is not tagged
    ``raises-exception``.
    """
    client = NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name=KERNELSPEC["name"],
        resources={"metadata": {"path": str(folder)}},
        record_timing=False,
        store_widget_state=False,
    )
    client.execute()
    return normalised(notebook)


def normalised(notebook: NotebookNode) -> NotebookNode:
    """Take out of a notebook whatever differs from one run or one machine to the next."""
    cells = []
    for place, cell in enumerate(notebook.cells):
        tidy = {"id": cell.get("id") or _new_id(place, cell.source), "cell_type": cell.cell_type}
        tidy["metadata"] = {key: cell.metadata[key] for key in cell.metadata if key != "execution"}
        if cell.cell_type == "code":
            tidy["execution_count"] = cell.execution_count
            tidy["outputs"] = _tidy_outputs(cell.outputs)
        tidy["source"] = cell.source
        cells.append(tidy)
    result: NotebookNode = nbformat.from_dict(
        {
            "cells": cells,
            "metadata": {"kernelspec": KERNELSPEC, "language_info": LANGUAGE},
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )
    nbformat.validate(result)
    return result


def _new_id(place: int, source: str) -> str:
    return hashlib.sha256(f"{place} {source}".encode()).hexdigest()[:8]


def _tidy_outputs(outputs: Iterable[NotebookNode]) -> list[NotebookNode]:
    kept: list[NotebookNode] = []
    for output in outputs:
        if "data" in output:
            output.data.pop(WIDGET_VIEW, None)
            if not output.data:
                continue
        if (
            output.output_type == "stream"
            and kept
            and kept[-1].output_type == "stream"
            and kept[-1].name == output.name
        ):
            kept[-1].text += output.text
            continue
        kept.append(output)
    return kept


def main() -> None:
    """Execute the notebooks that are named on the command line, or all."""
    parser = argparse.ArgumentParser(description="Execute notebooks and save their outputs.")
    parser.add_argument("notebooks", nargs="*", type=Path, help="without one: all of them")
    for path in parser.parse_args().notebooks or saved_notebooks():
        before = path.read_text(encoding="utf-8")
        after = text_of(execute(read(path), path.parent))
        if after != before:
            path.write_text(after, encoding="utf-8")
        print(f"{path.name}: {'unchanged' if after == before else 'saved'}")  # noqa: T201


if __name__ == "__main__":
    main()
