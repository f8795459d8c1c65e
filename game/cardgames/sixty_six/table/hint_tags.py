"""A hint, painted: at every call or card that may be chosen, the ticks expected; the best has a star."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules.events import PlayCard
from game.cardgames.sixty_six.table.art.signs import star
from game.cardgames.sixty_six.table.card_places import hand_poses
from game.cardgames.sixty_six.table.focus import Half, Zone, answers
from game.cardgames.sixty_six.table.picture import Picture
from game.tables.focus import Spot
from game.ui.draw import Pen
from game.ui.palette import CORAL, GOLD, INK, MINT, NIGHT
from game.ui.text import Face
from game.voice.words import written

FADE_SECONDS = 0.24
_WIDEST, _HIGH = 58.0, 24.0
_STAR = 8.0


class Tag(Struct, frozen=True):
    """What is told of one spot, and where: the best choice to which it leads, by its expected ticks."""

    area: FRect
    ticks: float
    colour: str
    best: bool

    @property
    def words(self) -> str:
        """The ticks with their sign: +1.2, −0.4."""
        words = written(f"{self.ticks:+.1f}")
        return words if float(words[1:]) else words[1:]


def tags(picture: Picture, decision: Decision) -> tuple[Tag, ...]:
    """A tag for each spot that a prospect is of."""
    found = dict(_prospects(picture, decision))
    if not found:
        return ()
    costs = {spot: min(one.cost for one in several) for spot, several in found.items()}
    least, span = min(costs.values()), max(costs.values()) - min(costs.values())
    return tuple(
        Tag(
            area=_place(picture, spot),
            ticks=-cost,
            colour=_colour(cost - least, span),
            best=any(one.choice == decision.choice for one in found[spot]),
        )
        for spot, cost in costs.items()
    )


def _prospects(picture: Picture, decision: Decision) -> Iterator[tuple[Spot, list[Prospect]]]:
    """The prospects by the spot that is, or leads to, their choice."""
    for spot, answer in answers(picture.view, picture.focus.half).items():
        if isinstance(answer, Half):
            several = [
                one
                for one in decision.prospects
                if isinstance(one.choice, PlayCard) and one.choice.card == answer.card
            ]
        else:
            several = [one for one in decision.prospects if one.choice == answer]
        if several and spot in picture.areas:
            yield spot, several


def _place(picture: Picture, spot: Spot) -> FRect:
    area, layout = picture.areas[spot], picture.layout
    if spot.zone is Zone.HAND:
        poses = hand_poses(picture.view, layout, None)
        pitch = poses[1].x - poses[0].x if len(poses) > 1 else _WIDEST
        width = min(pitch - 3, _WIDEST)
        return FRect(area.centerx - width / 2, layout.tags.top, width, layout.tags.height)
    high = min(_HIGH, area.height * 0.36)
    return FRect(area.left + 8, area.bottom - high - 5, area.width - 16, high)


def _colour(above: float, span: float) -> str:
    if span < 0.05 or above < span / 3:
        return MINT
    return GOLD if above < span * 2 / 3 else CORAL


def draw(pen: Pen, shown: tuple[Tag, ...], alpha: float) -> None:
    """The tags; the best one is golden and bears a star."""
    # A few steps only: every one of them is a picture that is kept.
    alpha = math.ceil(alpha * 4) / 4
    for tag in shown:
        area = tag.area
        pen.panel(area, alpha=0.94 * alpha, radius=7, colour=GOLD if tag.best else NIGHT)
        ink = INK if tag.best else tag.colour
        size = min(16.0, area.height * 0.72)
        # The star lies over the left end.
        room = FRect(
            area.left + 2 + _STAR * tag.best, area.top, area.width - 4 - _STAR * tag.best, area.height
        )
        pen.text(
            tag.words, room.center, size, Face.TITLE, ink, anchor="center", width=room.width, alpha=alpha
        )
    for tag in shown:
        if tag.best and alpha == 1.0:
            star(pen, (tag.area.left + 2, tag.area.top + 5), 19.0)
