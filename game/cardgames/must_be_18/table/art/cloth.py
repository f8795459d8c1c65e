"""The cloth of You Must Be 18!: moss with an orchard woven in, and apples on the near rim."""

from __future__ import annotations

from game.tables.raft.ground import Ground
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.pond import Cloth

CLOTH = Cloth("#788C36", "#344519", "#D6DE93")
_TREES = ((196.0, 470.0, 0.8), (1046.0, 548.0, 1.15), (888.0, 566.0, 0.75))
_APPLES = ((196.0, 588.0), (222.0, 585.0), (209.0, 592.0))


def orchard(ground: Ground) -> str:
    """The drawing on cloth and rim, in SVG."""
    trees = "".join(_tree(ground, *tree) for tree in _TREES)
    return trees + "".join(_apple(ground, *apple) for apple in _APPLES)


def _tree(ground: Ground, x: float, y: float, size: float) -> str:
    """A tree woven into the cloth, its foot at a point."""
    left, top = ground.at(x, y)
    return (
        f'<g transform="translate({left:.1f} {top:.1f}) scale({size * ground.scale:.3f})" fill="none" '
        'stroke="#F2F7C4" stroke-opacity="0.15" stroke-width="7" stroke-linecap="round" '
        'stroke-linejoin="round"><path d="M0 0 L0 -46 M0 -26 L-18 -46 M0 -32 L20 -52"/>'
        '<path d="M-10 -44 C-46 -40 -54 -80 -28 -88 C-30 -118 20 -124 26 -96 C56 -94 52 -46 14 -48Z"/>'
        '<circle cx="-22" cy="-66" r="4"/><circle cx="4" cy="-92" r="4"/><circle cx="24" cy="-70" r="4"/></g>'
    )


def _apple(ground: Ground, x: float, y: float) -> str:
    """An apple that lies on the rim, its middle at a point."""
    left, top = ground.raft.lean(*ground.at(x, y))
    return (
        f'<g transform="translate({left:.1f} {top:.1f}) scale({ground.scale:.3f})">'
        '<ellipse cx="3" cy="11" rx="13" ry="5" fill="#1A0A08" fill-opacity="0.4"/>'
        '<path d="M0 -6 C-14 -14 -18 10 -5 12 Q0 10 5 12 C18 10 14 -14 0 -6Z" fill="#E23B4E" '
        f'stroke="{INK}" stroke-width="2.4"/>'
        f'<path d="M0 -6 Q1 -14 6 -15" fill="none" stroke="{INK}" stroke-width="2.4"/>'
        f'<path d="M3 -11 Q12 -18 14 -9 Q8 -5 3 -11Z" fill="#6BBF59" stroke="{INK}" stroke-width="1.8"/>'
        '<path d="M-8 -2 Q-8 -6 -5 -7" fill="none" stroke="#FFF3D6" stroke-width="2.4" '
        'stroke-linecap="round"/></g>'
    )
