"""Sixes: the card arcade where six is the magic number."""

VERSION = "0.2.0"
