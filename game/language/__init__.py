"""Texts as whole messages, and their languages.

`message.py` has the texts themselves: values that are plain English where they are made, and are translated
where they are drawn, written or spoken. `catalogue.py` has the languages: gettext's catalogues in
`assets/catalogues/`, with numbers and lists in each language's format.
"""
