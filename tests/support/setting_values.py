"""What can be set, with values that make a difference."""

from __future__ import annotations

from typing import Any

VALUES: dict[str, tuple[Any, ...]] = {
    "speed": ("slow", "normal", "fast", "instant"),
    "reduced_motion": (False, True),
    "shaking": (False, True),
    "particles": (False, True),
    "preview": (False, True),
    "left_handed": (False, True),
    "card_back": ("", "waves", "koi"),
    "felt": ("", "leather", "midnight", "slate"),
    "hat": ("", "viking", "laurel"),
    "figures": (False, True),
    "switches": tuple(
        {"four_colour": four, "large_index": large} for four in (False, True) for large in (False, True)
    ),
    "captions": (False, True),
    "caption_stay": ("normal", "long", "next"),
    "verbosity": (0, 1, 2),
    "ui_scale": (0.8, 1.0, 1.5),
    "muted": (False, True),
    "ticks": (None, False, True),
    "subtitles": (False, True),
    "master": (0.0, 1.0),
    "effects": (0.0, 1.0),
    "music": (0.0, 1.0),
    "rumble_strength": (0.0, 0.5, 1.0),
    "fullscreen": (False, True),
    "high_contrast": (False, True),
}
ELSEWHERE = {
    "name",
    "friends",
    "bindings",
    "key_hands",
    "pad_hands",
    "game",
    "setups",
    "friends_game",
    "friends_setups",
    "match",
    "tutorials",
    "told_keys",
    "language",
    "speech",
    "speech_rate",
    "speech_volume",
    "speech_topics",
    "voice",
    "dead_zone",
    "repeat",
    "hold_to_confirm",
}
"""Settings that change nothing of what is drawn or played of a match; tests have no voice that speaks, and
their players press and let go."""
