"""What can keep the lessons from opening."""

from __future__ import annotations

__all__ = ["LaunchError"]


class LaunchError(Exception):
    """The lessons cannot be opened; its text says what was tried and what would do."""
