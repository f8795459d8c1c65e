"""No Superheroes (RULES.md §13): while one is visible, no other effect works anywhere (§13.1)."""

from __future__ import annotations

from game.cardgames.sixpack.rules.pack import Pack
from game.language.message import message

PACK = Pack(
    message("No Superheroes"),
    message("While it’s on top of a pile, no other card anywhere has an effect."),
    disables=True,
)
