"""The command voormsi-nb, up to the moment at which JupyterLab starts."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import voormsi_nb
from tests.locale.pseudo import check, speaking_pseudo
from tests.package.checkout import ROOT
from voormsi_nb.launch import lab, main

COMMAND = Path(sys.executable).with_name("voormsi-nb")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Path, int | None, bool]]:
    """Keep how JupyterLab would have been started."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    starts: list[tuple[Path, int | None, bool]] = []

    def start(folder: Path, port: int | None, *, browser: bool) -> int:
        starts.append((folder, port, browser))
        return 0

    monkeypatch.setattr(lab, "start", start)
    return starts


Started = list[tuple[Path, int | None, bool]]


def test_without_options_the_lessons_go_into_the_home(started: Started, tmp_path: Path) -> None:
    assert main([]) == 0
    assert started == [(tmp_path / "voormsi", None, True)]
    assert (tmp_path / "voormsi" / lab.WELCOME).is_file()


def test_the_options_reach_jupyterlab(started: Started, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as asked:
        port = asked.getsockname()[1]
    assert main(["--dir", "~/my lessons", "--port", f"{port}", "--no-browser"]) == 0
    assert started == [(tmp_path / "my lessons", port, False)]


def test_it_says_what_it_has_done(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "voormsi"
    main([])
    assert f"The lessons are in {mine}\n" in capsys.readouterr().out
    (mine / lab.WELCOME).write_text("mine", "utf-8")
    main([])
    assert f"they stay as they are: {lab.WELCOME}\n" in capsys.readouterr().out
    (mine / ".voormsi-nb" / "put.json").unlink()
    main(["--no-browser"])
    told = capsys.readouterr().out
    assert f"You have changed {lab.WELCOME}; it stays as it is." in told
    assert "stands beside it: 00-welcome-new.ipynb\n" in told
    assert len(started) == 3


def test_every_sentence_is_looked_up(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "voormsi"
    with speaking_pseudo():
        main([])
        (mine / lab.WELCOME).write_text("mine", "utf-8")
        main(["--no-browser"])
        (mine / ".voormsi-nb" / "put.json").unlink()
        main([])
        (tmp_path / "file").touch()
        main(["--dir", str(tmp_path / "file")])
    assert len(started) == 3
    streams = capsys.readouterr()
    facts = (str(mine), str(tmp_path), ".ipynb", *(path.stem for path in mine.iterdir()), "file")
    for line in (streams.out + streams.err).splitlines():
        check(line, facts, ends="")


def test_a_taken_port_is_an_error_before_anything_is_written(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["--port", f"{port}"]) == 1
    told = capsys.readouterr().err
    assert f"at port {port}, but another program does" in told
    assert "or leave out --port" in told
    assert started == []
    assert not (tmp_path / "voormsi").exists()


def test_without_jupyterlab_it_says_how_to_install_it(
    started: Started,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", {}.get)
    assert main([]) == 1
    assert "pip install 'voormsi-nb[lab]'" in capsys.readouterr().err
    assert started == []
    assert not (tmp_path / "voormsi").exists()


def test_a_jupyterlab_that_cannot_be_loaded_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("JUPYTER_CONFIG_PATH", "JUPYTER_PREFER_ENV_PATH"):
        monkeypatch.setenv(name, "")  # so that what the command sets is taken back
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", None)
    assert main(["--dir", str(tmp_path / "mine")]) == 1
    assert "JupyterLab is installed, but does not start" in capsys.readouterr().err


def test_a_file_in_the_way_is_an_error(
    started: Started, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "voormsi").write_text("a letter", "utf-8")
    assert main([]) == 1
    assert f"but {tmp_path / 'voormsi'} is a file" in capsys.readouterr().err
    assert started == []


def test_lessons_that_cannot_be_trusted_are_opened_all_the_same(
    started: Started,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "file" / "data"))
    assert main([]) == 0
    assert "could not be marked as trusted" in capsys.readouterr().err
    assert len(started) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "none"], "'none' is no port"),
        (["--port", "0"], "'0' is no port"),
        (["--port", "65536"], "'65536' is no port"),
        (["--port", "9" * 5000], "between 1 and 65535 is needed"),
        (["--dir", ""], "the name of the folder is empty"),
        (["--nonsense"], "--nonsense"),
        (["folder"], "folder"),
    ],
    ids=lambda value: f"{value}"[:30],
)
def test_a_wrong_command_line_is_explained(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err


def test_the_installed_command_tells_its_version() -> None:
    answer = subprocess.run([COMMAND, "--version"], check=True, capture_output=True, text=True)
    assert answer.stdout == f"voormsi-nb {voormsi_nb.__version__}\n"


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    told = capsys.readouterr().out
    assert stopped.value.code == 0
    options = ("--dir FOLDER", "--port NUMBER", "--no-browser", "--version", "~/voormsi")
    assert [option for option in options if option not in told] == []


def test_loading_it_loads_nothing_of_jupyter() -> None:
    script = (
        "import sys, voormsi_nb.launch; print(*{name.partition('.')[0] for name in sys.modules})"
    )
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    names = set(loaded.stdout.decode().split())
    assert "voormsi_nb" in names
    assert not names & {"jupyterlab", "jupyter_server", "nbformat", "traitlets", "IPython"}


def test_what_jupyterlab_is_told_is_the_same_on_binder() -> None:
    own = "voormsi_nb/launch/jupyter/labconfig/default_setting_overrides.json"
    binder = json.loads((ROOT / "binder" / "overrides.json").read_text("utf-8"))
    assert json.loads((ROOT / own).read_text("utf-8")) == binder
