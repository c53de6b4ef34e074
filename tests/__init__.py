"""The tests: a folder for each room; helpers are imported by their full name."""
