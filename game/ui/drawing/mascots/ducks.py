"""The rubber duck from the side, for the mascot, players and pips."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.ui.drawing.artwork import drawing_svg, load


class Mood(StrEnum):
    CALM = "calm"
    GLEE = "glee"
    SHOCK = "shock"
    SLY = "sly"
    SLEEPY = "sleepy"
    SAD = "sad"
    THINKING = "thinking"


class Extra(StrEnum):
    """A duck's accessory, which tells players apart, as its colours do."""

    NONE = "none"
    CAP = "cap"
    BOW = "bow"
    GLASSES = "glasses"
    CROWN = "crown"
    CAPTAIN = "captain"
    FLOWER = "flower"
    HEADPHONES = "headphones"
    SCARF = "scarf"
    TOPHAT = "tophat"
    PIRATE = "pirate"
    STRAW = "straw"
    CHEF = "chef"
    VIKING = "viking"
    WIZARD = "wizard"
    LAUREL = "laurel"
    BOAT = "boat"


class Duck(Struct, frozen=True):
    body: str = "#FFD84A"
    shade: str = "#F2A81D"
    beak: str = "#FF7A2F"
    mood: Mood = Mood.CALM
    extra: Extra = Extra.NONE


TALL = frozenset({"straw", "chef", "boat", "viking", "wizard", "laurel"})
"""The hats that need room above a head."""
HATS = TALL | {"captain", "headphones", "crown", "flower"}
"""The hats that players earn."""


def accessory_part(extra: Extra, part: str) -> str:
    """Return a part of an accessory as SVG; empty if there's none."""
    name = f"hats/{extra}"
    return "" if extra is Extra.NONE or part not in load(name).parts else drawing_svg(name, part)


def duck_group(duck: Duck) -> str:
    """Return the duck from the side as an SVG group of 108 × 108 units."""
    colours = {"body": duck.body, "shade": duck.shade, "beak": duck.beak}
    trunk, front, eye = (
        drawing_svg("ducks/side", part, **colours) for part in ("trunk", "front", f"eye-{duck.mood}")
    )
    return (
        f'<g transform="translate(0 8) scale(1)"><g stroke-width="3">{trunk}</g>'
        f"{front}{eye}{accessory_part(duck.extra, 'side')}</g>"
    )


def pip_group(x: float, y: float, scale: float, *, glad: bool = False) -> str:
    """Return a simple duck as an SVG group at `x`, `y`, 108 × 108 units times `scale`, laughing if `glad`."""
    pip, eye = drawing_svg("ducks/pip", "pip"), drawing_svg("ducks/pip", "glad" if glad else "eye")
    return f'<g transform="translate({x:g} {y + 8 * scale:g}) scale({scale:g})">{pip}{eye}</g>'
