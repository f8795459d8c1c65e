"""Words on what happens to a rated match that is left."""

from __future__ import annotations

from game.language.message import message

LEAVING = message(
    "Restart the match, or start another rated one before it’s over, and it counts as last place."
)
DAILY_WAITS = message(
    "It waits for you all day. Left unfinished, it counts as last place once your next rated match starts."
)
