"""The table in the notebook: anywidget models, the wire format and the built front end."""
