"""The tests: a folder for each room; what they share is imported by its full name."""
