"""What all rooms of tests share: how hypothesis searches."""

from hypothesis import settings

# The same examples on every machine and in every run, and no failure because a machine is slow.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")
