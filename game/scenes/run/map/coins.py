"""The charms on the map: those on the rack, which hop after they have acted, and those in use."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from game.arcade.run.charms import CharmAct
from game.arcade.run.state import Run
from game.language.message import figure
from game.scenes.pieces.fit import Fit
from game.scenes.run.charms.charm_widgets import coin_image
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, MINT
from game.ui.drawing.text import Typeface

_RIGHT, _MIDDLE = 1262.0, 36.0
_COIN, _PITCH = 46.0, 50.0
_HOP, _HIGH = 0.5, 12.0
"""The seconds that a hop takes, and its height."""
_APART = 0.18
"""The seconds between the hops of two charms."""
_SHOWN = 5.0
"""The seconds for which the charms' figures are shown."""
_FACTOR, _SHELLS = "#C9A6FF", "#FF9AA8"


class _Hop(NamedTuple):
    """A charm's hop: the figure it has added, its colour, and when the hop begins."""

    words: str
    colour: str
    begins: float


class MapCoins:
    """The coins of charms in the upper right corner of the map."""

    def __init__(self) -> None:
        self._hops: Mapping[str, _Hop] = {}
        self._time = _SHOWN

    def start_hops(self, before: Run, run: Run) -> None:
        """Start the hops of charms that acted or were used between two states of the run."""
        acts = run.played[-1].acts if len(run.played) > len(before.played) else ()
        used = [one for one in run.charms_in_use if one not in before.charms_in_use]
        hops = [*_act_figures(acts), *((charm, "", BONE) for charm in used)]
        if hops:
            self._hops = {
                charm: _Hop(words, colour, place * _APART)
                for place, (charm, words, colour) in enumerate(hops)
            }
            self._time = 0.0

    @property
    def moving(self) -> bool:
        return self._time < _SHOWN

    def update(self, seconds: float) -> None:
        self._time = min(self._time + seconds, _SHOWN)

    def draw(self, pen: Pen, fit: Fit, run: Run, *, still: bool) -> None:
        """Draw the coins, without hops if `still`."""
        for place, charm in enumerate((*reversed(run.rack), *run.charms_in_use)):
            used = place >= len(run.rack)
            x = _RIGHT - _COIN / 2 - place * _PITCH - used * 14
            hop = self._hops.get(charm) if self.moving else None
            high = 0.0 if hop is None or still else _height_in_hop(self._time - hop.begins)
            at = fit.at(x, _MIDDLE - high)
            pen.image(coin_image(pen, charm, _COIN * fit.scale), at, anchor="center")
            if used:
                ring = centred_area(at, (_COIN + 6) * fit.scale, (_COIN + 6) * fit.scale)
                pen.outline(ring, MINT, 3.0, radius=ring.width / 2)
            if hop is not None and hop.words:
                put = partial(pen.outlined, anchor="midtop", width=_PITCH * fit.scale, tight=True)
                below = fit.at(x, _MIDDLE + _COIN / 2 - 12)
                put(hop.words, below, fit.letter_size(17), Typeface.BOLD, hop.colour)


def _act_figures(acts: tuple[CharmAct, ...]) -> Iterator[tuple[str, str, str]]:
    """Yield the id of each charm that has acted, the figure that it added, and the figure's colour."""
    for act in acts:
        if act.factor:
            yield act.charm, figure(act.factor, signed=True), _FACTOR
        elif act.shells:
            yield act.charm, figure(act.shells, signed=True), _SHELLS
        else:
            yield act.charm, figure(act.points, signed=True), BONE


def _height_in_hop(time: float) -> float:
    """Return how far a coin is above its place, given the seconds since its hop began."""
    return _HIGH * math.sin(math.pi * time / _HOP) if 0 < time < _HOP else 0.0
