"""The loudness of effects by tier: a normal play, something good or bad, the big moment of a round."""

from __future__ import annotations

PLAY, STAKES, MOMENT = -26.0, -21.5, -17.5
"""In LUFS. Effects of a tier are within 3 LU of each other."""
