"""Cards, tricks, tables and the ranking as pictures and as text: pure functions of values.

Pictures are SVG with all colours inside, so they look the same alone, in a page and in a saved
notebook. This room uses the standard library only.
"""
