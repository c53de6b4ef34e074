"""Tests of the widget room: the session, the wire, the table, without a browser."""
