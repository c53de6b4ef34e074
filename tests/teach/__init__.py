"""Tests of the teaching room: questions, wrong ideas, positions on order, lessons, progress."""
