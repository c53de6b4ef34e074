"""Tests of the pictures: faces, tricks, tables and the ranking, as SVG and as text."""
