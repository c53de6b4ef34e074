"""What is left in a saved notebook: a picture, and a page that opens without Python."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.notebook_files import trust, without_widget_views

if TYPE_CHECKING:
    from tests.browser.conftest import OpenNotebook
    from tests.browser.server import Server

_DRAWN = "(image) => image.complete && image.naturalWidth > 0"


def test_a_saved_table_opens_as_a_picture(open_notebook: OpenNotebook, server: Server) -> None:
    notebook = open_notebook("from voormsi_nb import Table\nTable(seed=7, pace=0)")
    expect(notebook.page.locator(".vn-root")).to_be_visible()
    notebook.save()
    notebook.shut_down()
    path = server.folder / notebook.name
    assert without_widget_views(path) == 1
    trust(path, server)

    notebook.open(kernel=False)
    picture = notebook.outputs.locator('img[src^="data:image/svg+xml"]')
    expect(picture).to_be_visible()
    assert picture.evaluate(_DRAWN)
    expect(notebook.page.locator(".vn-root")).to_have_count(0)


def test_a_saved_table_that_is_not_trusted_opens_as_text(
    open_notebook: OpenNotebook, server: Server
) -> None:
    notebook = open_notebook("from voormsi_nb import Table\nTable(seed=7, pace=0)")
    notebook.save()
    notebook.shut_down()
    without_widget_views(server.folder / notebook.name)

    notebook.open(kernel=False)
    expect(notebook.outputs).to_contain_text("To play, run this cell")
