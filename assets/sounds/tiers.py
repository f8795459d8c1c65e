"""How loud an effect is, by what is at stake: a normal play, something good or bad, the moment of a round."""

from __future__ import annotations

PLAY, STAKES, MOMENT = -26.0, -21.5, -17.5
"""In LUFS. Effects of a tier are within 3 LU of each other."""
