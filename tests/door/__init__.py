"""A newcomer gets in: what Binder builds is accepted, agrees with the project and works."""
