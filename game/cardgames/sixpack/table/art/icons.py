"""The drawings of the packs: an icon in a box of 48 × 48 units and a pattern for the card's panel each.

Patterns may reach up to `EDGE` of a card of 100 × 146 units: there its frame covers their ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from game.ui.drawing.mascots.ducks import pip_group
from game.ui.drawing.palette import BONE, INK

BOX = 48.0
EDGE = (7.0, 7.0, 93.0, 139.0)

Point = tuple[float, float]

_SKIN = "#FFD84A"


def _edge(width: float) -> str:
    return f'stroke="{INK}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'


_LINE = _edge(3)


def spikes(centre: Point, outer: float, inner: float, count: int, turn: float = -90.0) -> str:
    """The path of a star with so many points."""
    return _closed(
        _around(centre, (outer, inner)[step % 2], turn + step * 180 / count) for step in range(2 * count)
    )


def _around(centre: Point, radius: float, degrees: float) -> Point:
    return centre[0] + radius * cos(radians(degrees)), centre[1] + radius * sin(radians(degrees))


def _open(points: Iterable[Point]) -> str:
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _closed(points: Iterable[Point]) -> str:
    return _open(points) + "Z"


# -- icons ---------------------------------------------------------------------------------------------


def tube(path: str, colour: str, width: float) -> str:
    """A thick line with an ink edge."""
    return _stroke(path, width + 5.5) + _stroke(path, width, colour)


def _shape(path: str, fill: str, more: str = _LINE) -> str:
    return f'<path d="{path}" fill="{fill}" {more}/>'


def _disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def _block(
    x: float, y: float, width: float, height: float, fill: str, corner: float = 2, more: str = _LINE
) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" '
        f'fill="{fill}" {more}/>'
    )


def _stroke(path: str, width: float, colour: str = INK) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def hand(colour: str = _SKIN) -> str:
    """An open hand that waves, without an edge: it is made to lie on a dark disc."""
    fingers = (
        _stroke("M17 30 L11.5 12.5", 7.4, colour)
        + _stroke("M22.6 28 L21.4 6.5", 7.4, colour)
        + _stroke("M28.6 28 L32 8.5", 7.4, colour)
        + _stroke("M33.5 31 L41 16.5", 7, colour)
        + _stroke("M20 39 Q12 35 6.5 27.5", 7.4, colour)
    )
    palm = "M13.6 27 Q24 22 36.6 29 Q37 40 32 44 Q24 47.5 18.5 43 Q13.5 36 13.6 27Z"
    return fingers + _shape(palm, colour, "")


def _neutral() -> str:
    return pip_group(2, 0, 0.41)


def _reverse() -> str:
    up = "M14.5 4 L26 17 L19.5 17 L19.5 43.5 L9.5 43.5 L9.5 17 L3 17Z"
    down = "M33.5 44 L45 31 L38.5 31 L38.5 4.5 L28.5 4.5 L28.5 31 L22 31Z"
    return _shape(up, "#F0384A") + _shape(down, "#FFC93C")


def _takeback() -> str:
    way = "M12 38.5 L29 38.5 C44 38.5 44 16 29 16 L20 16"
    return (
        _stroke(way, 14) + _shape("M4 16 L20 4 L20 28Z", "#8BD63A", _edge(3.4)) + _stroke(way, 7.6, "#8BD63A")
    )


def _seethrough() -> str:
    return (
        _shape("M2.5 24 Q24 -1 45.5 24 Q24 49 2.5 24Z", "#FFFFFF")
        + _disc(24, 24, 9.5, "#3FB0F0", _LINE)
        + _disc(24, 24, 4.6, INK)
        + _disc(27.4, 20.4, 2.6, "#FFFFFF")
    )


def _late_arrival() -> str:
    return (
        _stroke("M14 40 L10 45 M34 40 L38 45", 5)
        + _shape("M4.5 15.5 A8.5 8.5 0 0 1 18 6.5Z", "#12A3A3")
        + _shape("M43.5 15.5 A8.5 8.5 0 0 0 30 6.5Z", "#12A3A3")
        + _disc(24, 26, 17, "#FFFFFF", _edge(8))
        + _disc(24, 26, 17, "none", 'stroke="#19B8B0" stroke-width="3"')
        + _stroke("M24 16 L24 26 L31 30", 4)
    )


def _sheriff() -> str:
    tips = (_around((24, 25), 20.5, -90 + 72 * tip) for tip in range(5))
    balls = "".join(_disc(x, y, 2.9, "#FFC93C", _edge(2.4)) for x, y in tips)
    star = spikes((24, 25), 19.5, 9.8, 5)
    return _shape(star, "#FFC93C") + balls + _disc(24, 25, 4.6, BONE, _edge(2))


def _veto() -> str:
    bubble = (
        "M9 4 L39 4 Q45 4 45 10 L45 29 Q45 35 39 35 L25 35 L12 45 L15 35 L9 35 Q3 35 3 29 L3 10 Q3 4 9 4Z"
    )
    return _shape(bubble, "#E2552B") + _stroke("M17 12 L31 27 M31 12 L17 27", 6, BONE)


def _no_superheroes() -> str:
    mask = "M5 16 Q15 9 24 15 Q33 9 43 16 Q46 35 34 36 Q27 36 24 29 Q21 36 14 36 Q2 35 5 16Z"
    eyes = _disc(14.5, 23, 4.6, "#FFFFFF") + _disc(33.5, 23, 4.6, "#FFFFFF")
    bar = "M9.5 9.5 L38.5 38.5"
    return (
        _shape(mask, "#3A55C8")
        + eyes
        + _disc(24, 24, 20.4, "none", _edge(7))
        + _stroke(bar, 7)
        + _disc(24, 24, 20.4, "none", 'stroke="#FF3D5A" stroke-width="3.6"')
        + _stroke(bar, 3.6, "#FF3D5A")
    )


def _super_numbers() -> str:
    one = _block(-10, -15, 20, 30, "#FFFFFF", 4) + _stroke("M-4 -5 L1 -8.5 L1 8.5", 4.4)
    six = (
        _block(-10, -15, 20, 30, "#FFC93C", 4)
        + _stroke("M3.5 -8.5 Q-4.5 -4 -4.5 3.5", 4.4)
        + _disc(0, 3.8, 4.5, "none", _edge(4.2))
    )
    return (
        f'<g transform="translate(13.5 22.5) rotate(-12)">{one}</g>'
        f'<g transform="translate(33.5 26) rotate(10)">{six}</g>'
    )


def _biting_hand() -> str:
    """A hand held like a puppet: the fingers are its upper jaw, the thumb is the lower jaw."""
    puppet = (
        "M5 40 L5 20 C5 9 14 3.5 25 4.5 L42 8 C47 9.5 46.5 17.5 42 18 L21 19.5 L21 27.5 L38 29 "
        "C44.5 30 44 38 38 38 L28 38.5 L23 40Z"
    )
    teeth = (
        "M20.5 19 L41 17.6 L37.5 24.5 L34 18.4 L30.5 25 L27 18.8 L23.5 25Z "
        "M20.5 28 L38 29 L35 23.5 L31.5 28.6 L28 23.4 L24.5 28.2Z"
    )
    nails = "M45 11 Q39.5 9.5 39.5 14.5 L45 14.5Z M42.5 31.5 Q37 31 37.5 35.5 L42.5 35Z"
    return (
        _shape("M20.5 17.5 L32 17.5 L32 31 L20.5 31Z", "#8E1230", "")
        + _shape(puppet, _SKIN)
        + _shape(teeth, "#FFFFFF", _edge(1.8))
        + _shape(nails, "#FF8FA8", _edge(1.6))
        + _disc(20, 12, 3, INK)
        + _shape("M3 36.5 L25 36.5 L25 45.5 L3 45.5Z", "#F0384A")
    )


def _sticky() -> str:
    return (
        _shape("M3 41.5 Q6 35 14 37 Q24 31 34 37 Q42 35 45 41.5 Q41 46 24 45.5 Q7 46 3 41.5Z", "#A84BE8")
        + _shape("M24 2.5 C29 12 36.5 17 36.5 26 A12.5 12.5 0 0 1 11.5 26 C11.5 17 19 12 24 2.5Z", "#A84BE8")
        + _stroke("M17.5 25 Q17 20 20.5 16.5", 4, "#F3DDFF")
    )


def _second_hand() -> str:
    tag = (
        "M4.5 23 L22 5.5 L41 4 Q43.5 4 43.5 6.5 L43 26 L25.5 43.5 Q23.5 45 21.5 43.5 L4.5 27 Q2.5 25 4.5 23Z"
    )
    two = "M15.5 22 Q18 15.5 23.5 18 Q28.5 22 22 28 L17 33.5 L28.5 33.5"
    return _shape(tag, "#EDB267") + _disc(36, 12, 4, BONE, _edge(2.6)) + _stroke(two, 4.6)


def _carousel() -> str:
    roof = "M24 2.5 L45.5 17.5 Q42 22 38.2 18 Q33.5 22 28.8 18 Q24 22 19.2 18 Q14.5 22 9.8 18 Q6 22 2.5 17.5Z"
    stripes = "M24 4 L9.8 18 Q14.5 21 19.2 18Z M24 4 L28.8 18 Q33.5 21 38.2 18Z"
    return (
        _stroke("M7.5 20 L7.5 40 M40.5 20 L40.5 40", 3.6)
        + pip_group(14, 18, 0.2)
        + _shape(roof, "#FFFFFF")
        + _shape(stripes, "#F0384A", "")
        + _block(3, 39, 42, 6, "#FFC93C", 3)
    )


def _pile_driver() -> str:
    left = _block(3, 35.5, 18, 9, "#58C07A")
    right = _block(27, 35.5, 18, 9, "#58C07A") + _block(27, 26.5, 18, 9, BONE)
    way = "M12 29 C11 3 35 1 36 11"
    return (
        left
        + right
        + _stroke(way, 10)
        + _shape("M27 11 L45 11 L36 22.5Z", "#FFC93C")
        + _stroke(way, 4.6, "#FFC93C")
    )


def _copycat() -> str:
    head = "M8 19 L6 4 L18 10.5 Q24 9 30 10.5 L42 4 L40 19 Q47 35 34 42 Q24 46 14 42 Q1 35 8 19Z"
    return (
        _shape(head, "#FFB02E")
        + _stroke("M16.5 21 L16.5 25 M31.5 21 L31.5 25", 5)
        + _shape("M21 30 L27 30 L24 33.5Z", "#FF6FA8", _edge(1.8))
        + _stroke("M19 36 Q21.5 39 24 35.5 Q26.5 39 29 36 M2.5 27 L10 29 M3 36 L10 34.5", 2.4)
        + _stroke("M45.5 27 L38 29 M45 36 L38 34.5", 2.4)
    )


def _calculator() -> str:
    keys = "".join(
        _block(12.6 + 8.6 * column, 22.5 + 9.6 * line, 6, 7, fill, 1.4, "")
        for line, row in enumerate(((BONE, BONE, "#FF5A6E"), (BONE, BONE, "#FFC93C")))
        for column, fill in enumerate(row)
    )
    return _block(7, 3, 34, 42, "#5A5AE0", 5) + _block(12.5, 8.5, 23, 9, "#BFF5DC", 1.5, _LINE) + keys


ICONS = {
    "neutral": _neutral(),
    "reverse": _reverse(),
    "takeback": _takeback(),
    "seethrough": _seethrough(),
    "late_arrival": _late_arrival(),
    "sheriff": _sheriff(),
    "veto": _veto(),
    "no_superheroes": _no_superheroes(),
    "super_numbers": _super_numbers(),
    "biting_hand": _biting_hand(),
    "sticky": _sticky(),
    "second_hand": _second_hand(),
    "carousel": _carousel(),
    "pile_driver": _pile_driver(),
    "copycat": _copycat(),
    "calculator": _calculator(),
}


# -- patterns ------------------------------------------------------------------------------------------


def _grid(across: float, down: float) -> Iterable[Point]:
    """Places all over the panel, every other line of them moved by half a step."""
    left, top, right, bottom = 13.0, 15.0, 89.0, 134.0
    y, start = top, 0.0
    while y < bottom:
        x = left + start
        while x < right:
            yield x, y
            x += across
        y, start = y + down, across / 2 - start


def _halftone() -> str:
    return "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{0.9 + (y / 146) ** 1.4 * 4.2:.1f}"/>' for x, y in _grid(9.5, 8)
    )


def _chevrons() -> str:
    left, top, right, bottom = EDGE
    bands = []
    for y in range(-8, 176, 22):
        points = (
            (left, y),
            (50.0, y - 26.0),
            (right, y),
            (right, y + 11.0),
            (50.0, y - 15.0),
            (left, y + 11.0),
        )
        bands.append(_closed((x, min(max(up, top), bottom)) for x, up in points))
    return f'<path d="{" ".join(bands)}"/>'


def _ripples() -> str:
    """Rings around the lower right corner."""
    left, top, right, bottom = EDGE
    arcs = []
    for radius in range(14, 160, 15):
        points = [_around((right, bottom), radius, 180 + step * 1.5) for step in range(61)]
        kept = [(x, y) for x, y in points if x >= left and y >= top]
        if len(kept) > 1:
            arcs.append(_open(kept))
    return _lines(" ".join(arcs), 6.5)


def _shine() -> str:
    """Slanting reflections of light."""
    left, top, right, bottom = EDGE
    bands = []
    for start, width in ((22, 20), (50, 6), (96, 30), (136, 8), (166, 18)):
        corners = []
        for along in (start, start + width):
            high = (min(along, right), max(top, top + along - right))
            low = (max(left, along - (bottom - top)), min(bottom, top + along - left))
            corners.append((high, low))
        (a, b), (c, d) = corners
        bands.append(_closed((a, c, d, b)))
    return f'<path d="{" ".join(bands)}"/>'


def _speed() -> str:
    """Wedges, like the trail of a fast thing."""
    ways = ((30, 93), (7, 62), (44, 93), (18, 80), (7, 50), (36, 93), (7, 74), (52, 93), (20, 93), (7, 58))
    wedges = []
    for line, (start, end) in enumerate(ways):
        y = 15 + line * 12.4
        wedges.append(_closed(((start, y), (end, y - 3.4), (end, y + 3.4))))
    return f'<path d="{" ".join(wedges)}"/>'


def _rays() -> str:
    """Sunbeams from behind the number."""
    left, top, right, bottom = EDGE
    centre = (66.0, 52.0)

    def end(degrees: float) -> Point:
        away = _around((0, 0), 1, degrees)
        reach = [
            (side - centre[axis]) / away[axis]
            for axis, sides in ((0, (left, right)), (1, (top, bottom)))
            for side in sides
            if abs(away[axis]) > 1e-6 and (side - centre[axis]) / away[axis] > 0
        ]
        return centre[0] + away[0] * min(reach), centre[1] + away[1] * min(reach)

    beams = [_closed((centre, end(turn), end(turn + 10))) for turn in range(4, 364, 20)]
    return f'<path d="{" ".join(beams)}"/>'


def _crosses() -> str:
    arms = (f"M{x - 3.6:g} {y - 3.6:g} l7.2 7.2 m0 -7.2 l-7.2 7.2" for x, y in _grid(19, 15))
    return _lines(" ".join(arms), 3.6, "round")


def _stars() -> str:
    return f'<path d="{" ".join(spikes((x, y), 7.4, 3.1, 5) for x, y in _grid(22, 17))}"/>'


def _checks() -> str:
    left, top, right, bottom = EDGE
    wide, high = (right - left) / 6, (bottom - top) / 9
    return "".join(
        _band(left + wide * column, top + high * line, wide, high)
        for line in range(9)
        for column in range(6)
        if (line + column) % 2
    )


def _teeth() -> str:
    left, _, right, _ = EDGE
    rows = []
    for y in range(11, 138, 19):
        step = (right - left) / 6
        teeth = [
            (left + step * (at + share), y + (13 if share else 0)) for at in range(6) for share in (0, 0.5)
        ]
        rows.append(_closed([*teeth, (right, y)]))
    return f'<path d="{" ".join(rows)}"/>'


def _drips() -> str:
    """Sticky drops that run down from the upper edge."""
    left, top, right, _ = EDGE
    path = f"M{left:g} {top:g} L{right:g} {top:g}"
    wide, gap = 9.2, 10.0
    for number, length in enumerate((114, 94, 70, 52, 44)):
        x = right - number * (wide + gap)
        path += f" L{x:g} {length} A{wide / 2:g} {wide / 2:g} 0 0 1 {x - wide:g} {length}"
        if x - wide > left + 1:
            path += f" L{x - wide:g} 22 A{gap / 2:g} {gap / 2:g} 0 0 0 {x - wide - gap:g} 22"
    return f'<path d="{path}Z"/>'


def _plaid() -> str:
    """Crossing stripes, darker where they cross."""
    left, top, right, bottom = EDGE
    across = ((18, 13), (36, 3), (58, 13), (76, 3), (98, 13), (116, 3))
    down = ((14, 13), (32, 3), (46, 13), (64, 3), (78, 13))
    return "".join(
        [_band(left, y, right - left, height) for y, height in across]
        + [_band(x, top, width, bottom - top) for x, width in down]
    )


def _awning() -> str:
    left, top, right, bottom = EDGE
    wide = (right - left) / 11
    return "".join(_band(left + 2 * wide * stripe, top, wide, bottom - top) for stripe in range(6))


def _band(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}"/>'


def _bricks() -> str:
    left, _, right, bottom = EDGE
    lines = [f"M{left:g} {y:g} L{right:g} {y:g}" for y in range(17, 140, 14)]
    joints = [
        f"M{x:g} {y:g} l0 14"
        for line, y in enumerate(range(3, 140, 14))
        for x in ((22, 50, 78) if line % 2 else (36, 64))
        if y + 14 <= bottom
    ]
    return _lines(" ".join(lines + joints), 2.8)


def _paws() -> str:
    toes = ((-4.6, -2.2, 1.9), (-1.7, -5.4, 2.0), (1.9, -5.4, 2.0), (4.8, -2.2, 1.9))
    return "".join(
        f'<ellipse cx="{x:g}" cy="{y + 2:g}" rx="4.2" ry="3.4"/>'
        + "".join(
            f'<circle cx="{x + right:g}" cy="{y + down:g}" r="{size:g}"/>' for right, down, size in toes
        )
        for x, y in _grid(25, 18.5)
    )


def _sums() -> str:
    """Squared paper with plus and minus signs."""
    left, top, right, bottom = EDGE
    rules = [f"M{x:g} {top:g} L{x:g} {bottom:g}" for x in range(8, 93, 14)]
    rules += [f"M{left:g} {y:g} L{right:g} {y:g}" for y in range(17, 140, 14)]
    signs = [
        f"M{x - 3.5:g} {y:g} l7 0" + (f" M{x:g} {y - 3.5:g} l0 7" if (x // 14 + y // 14) % 4 else "")
        for line, y in enumerate(range(24, 138, 14))
        for x in range(15 + 14 * (line % 2), 92, 28)
    ]
    return _lines(" ".join(rules), 1) + _lines(" ".join(signs), 2.8, "round")


def _lines(path: str, width: float, cap: str = "butt") -> str:
    """Lines in the colour that the pattern is drawn in."""
    return f'<path d="{path}" fill="none" stroke="{{mark}}" stroke-width="{width:g}" stroke-linecap="{cap}"/>'


def pattern(drawing: str, mark: str, strength: float) -> str:
    """A pattern in a colour so strong; parts that overlap add up."""
    paint = f'fill="{mark}" fill-opacity="{strength:g}" stroke-opacity="{strength:g}"'
    return f"<g {paint}>{drawing.replace('{mark}', mark)}</g>"


PATTERNS = {
    "neutral": _halftone(),
    "reverse": _chevrons(),
    "takeback": _ripples(),
    "seethrough": _shine(),
    "late_arrival": _speed(),
    "sheriff": _rays(),
    "veto": _crosses(),
    "no_superheroes": _stars(),
    "super_numbers": _checks(),
    "biting_hand": _teeth(),
    "sticky": _drips(),
    "second_hand": _plaid(),
    "carousel": _awning(),
    "pile_driver": _bricks(),
    "copycat": _paws(),
    "calculator": _sums(),
}
