"""Tests of the table in a real browser, on the pages of a live JupyterLab and Notebook 7."""
