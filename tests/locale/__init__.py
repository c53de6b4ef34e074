"""The language of the moment, and the template of its catalogues."""
