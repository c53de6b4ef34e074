"""The top of the repository holds what the project's plan shows, and nothing else."""

from tests.package.checkout import files_of_project

TOP = {"LICENSE", "README.md", "binder", "notebooks", "pyproject.toml", "tests", "voormsi_nb"}


def test_the_top_level_is_tidy() -> None:
    entries = {name.partition("/")[0] for name in files_of_project()}
    assert {entry for entry in entries if not entry.startswith(".")} == TOP
