"""All settings, with values that make a difference."""

from typing import Any

from game.storage.settings import Settings

CHOSEN: dict[str, tuple[Any, ...]] = {
    "speed": ("slow", "normal", "fast", "instant"),
    "card_back": ("", "waves", "koi"),
    "felt": ("", "leather", "midnight", "slate"),
    "hat": ("", "viking", "laurel"),
    "duck": ("", "sky", "snow"),
    "switches": tuple(
        {"four_colour": four, "large_index": large} for four in (False, True) for large in (False, True)
    ),
    "caption_stay": ("normal", "long", "next"),
    "verbosity": (0, 1, 2),
    "ui_scale": (0.8, 1.0, 1.5),
    "ticks": (None, False, True),
    "master": (0.0, 1.0),
    "effects": (0.0, 1.0),
    "music": (0.0, 1.0),
    "rumble_strength": (0.0, 0.5, 1.0),
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
"""Settings that change nothing that is drawn or played in a match: tests have no voice, and their players
press and release.
"""
SWITCHES: dict[str, tuple[Any, ...]] = {
    name: (False, True)
    for name in Settings.__struct_fields__
    if type(getattr(Settings(), name)) is bool and name not in ELSEWHERE
}
VALUES = CHOSEN | SWITCHES
"""Every setting that changes something, by name, with its values; switches that are only on or off aren't
listed.
"""
