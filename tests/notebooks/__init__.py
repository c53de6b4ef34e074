"""The saved notebooks are what running them gives."""
