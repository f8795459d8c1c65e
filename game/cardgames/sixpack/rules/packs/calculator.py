"""Calculator (RULES.md §21).

It may be laid with another card (§21.1), and adds its number to the card above it (§21.2, §21.3).
"""

from __future__ import annotations

from game.cardgames.sixpack.rules.pack import Pack
from game.language.message import message

PACK = Pack(
    message("Calculator"),
    message("Adds its number to the card on top of it, up to 6. Reversed order: subtracts, down to 1."),
    most=2,
    lifts=True,
)
