"""The words of the game as whole messages, and the languages that they are said in.

`message.py` has the texts themselves: values that are plain English where they are made, and that know how
to be said in another language where they are drawn, written down or spoken. `catalogue.py` has the languages:
gettext's catalogues in `assets/catalogues/`, and numbers and lists as each language writes them.
"""
