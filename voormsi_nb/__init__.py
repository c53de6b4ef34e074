"""Voormsi, the Greenlandic card game, in a notebook.

Importing this package is cheap and brings in nothing but itself; the rooms are imported by name.

>>> import voormsi_nb
>>> voormsi_nb.__version__
'0.1.0'
"""

__version__ = "0.1.0"
