"""Tests of the teaching room room: the session, the wire, the table, without a browser."""
