"""Pictures of 100 × 100 units for the round buttons of a run, in SVG."""

from __future__ import annotations

from game.ui.drawing.palette import BONE, INK

_EDGE = f'stroke="{INK}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'
POUCH = (
    f'<path d="M34 34 C8 52 8 94 50 94 C92 94 92 52 66 34Z" fill="{BONE}" {_EDGE}/>'
    f'<path d="M26 14 L38 30 H62 L74 14 Q62 22 50 12 Q38 22 26 14Z" fill="{BONE}" {_EDGE}/>'
    f'<path d="M32 33 H68" fill="none" {_EDGE}/><circle cx="50" cy="66" r="13" fill="#7E4B28" {_EDGE}/>'
)
CUP = (
    f'<path d="M28 10 H72 V34 Q72 60 50 62 Q28 60 28 34Z" fill="{BONE}" {_EDGE}/>'
    f'<path d="M28 18 H12 Q12 42 32 44 M72 18 H88 Q88 42 68 44" fill="none" {_EDGE}/>'
    f'<path d="M50 62 V80 M30 90 H70 L64 80 H36Z" fill="{BONE}" {_EDGE}/>'
)
FLAG = (
    f'<path d="M26 8 V96" fill="none" {_EDGE}/>'
    f'<path d="M28 12 Q48 2 62 14 Q74 24 90 14 V54 Q74 64 62 54 Q48 42 28 52Z" fill="{BONE}" {_EDGE}/>'
)
MAP = (
    f'<path d="M8 22 L36 10 L64 22 L92 10 V80 L64 92 L36 80 L8 92Z" fill="{BONE}" {_EDGE}/>'
    f'<path d="M36 10 V80 M64 22 V92" fill="none" {_EDGE}/>'
)
QUESTION = (
    f'<path d="M24 34 Q26 8 51 8 Q78 8 78 33 Q78 50 58 58 V68 H42 V50 Q60 42 60 34 Q60 24 51 24 '
    f'Q42 24 41 36Z" fill="{BONE}" {_EDGE}/><circle cx="50" cy="84" r="10" fill="{BONE}" {_EDGE}/>'
)
