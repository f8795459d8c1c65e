"""Translatable texts, and the languages.

`message.py` defines texts, which are created in English and translated when they are drawn, written or
spoken. `catalogue.py` loads languages from gettext catalogues in `assets/catalogues/`, and formats numbers.
"""
