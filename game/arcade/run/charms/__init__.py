"""Charms: what a player may carry on the rack and use once. None changes a rule.

`charm` says what a charm is made of; each charm is a few lines in `tools`, `stakes` or `ways`; `rack` has
them all, and draws those that are offered.
"""
