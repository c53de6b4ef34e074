"""Cards, tricks, tables and the ranking as pictures and as text: pure functions of values.

Pictures are SVG with all colours inside and a ground of their own, so they look the same alone, in
a page and in a saved notebook, and can be read on a light page as on a dark one. This room uses
the standard library only.

>>> from voormsi_nb.rules import Game
>>> table_svg(Game.new(seed=7).deal.view("S"), theme="dark").startswith("<svg")
True
"""

from voormsi_nb.picture.card_picture import back_svg, card_svg
from voormsi_nb.picture.faces_data import faces_as_data
from voormsi_nb.picture.naming import card_name
from voormsi_nb.picture.palette import contrast
from voormsi_nb.picture.ranking import ranking_svg
from voormsi_nb.picture.showing import svg_of, text_of
from voormsi_nb.picture.step_picture import step_svg
from voormsi_nb.picture.table_picture import table_svg
from voormsi_nb.picture.table_text import table_text
from voormsi_nb.picture.text import ranking_text
from voormsi_nb.picture.trick_picture import trick_svg

__all__ = [
    "back_svg",
    "card_name",
    "card_svg",
    "contrast",
    "faces_as_data",
    "ranking_svg",
    "ranking_text",
    "step_svg",
    "svg_of",
    "table_svg",
    "table_text",
    "text_of",
    "trick_svg",
]
