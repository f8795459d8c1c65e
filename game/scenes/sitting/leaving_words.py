"""What becomes of a rated match that is left, in words."""

from __future__ import annotations

from game.language.message import message

LEAVING = message("Restart it, or start another rated match before it’s over, and it counts as last place.")
DAILY_WAITS = message(
    "It waits for you all day. After that, your next rated match makes it count as last place."
)
