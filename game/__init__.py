"""Sixes: a card arcade in which six is the magic number."""

VERSION = "0.2.0"
