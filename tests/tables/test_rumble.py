"""Gamepads rumble for events that affect the player's seat, harder the more is at stake."""

from collections.abc import Callable
from typing import Any

import pytest

from game.audio.cues import RUMBLES, Tier
from game.cardgames.must_be_18.rules import events as eighteen
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules import events as takes
from game.cardgames.sixpack.rules import events as sixpack
from game.cardgames.sixty_six.rules import events as sixty_six
from game.engine.contract import Event, Setup
from game.engine.options import resolve
from game.tables.table import TableServices
from tests.support.driving import Driver
from tests.support.seated import Seated

MATCHES, MOST = 2, 200
OWN, PARTNER = 0, 2

Felt = Callable[[Any, Event], Tier | None]
"""The expected rumble for the player's seat, given its view before an event."""


def of_takes(_view: Any, event: Event) -> Tier | None:
    if isinstance(event, takes.RowTaken) and event.seat == OWN:
        return Tier.MOMENT if event.ducks >= 10 else Tier.STAKES
    return None


def of_sixpack(view: Any, event: Event) -> Tier | None:
    if isinstance(event, sixpack.PileClaimed) and event.seat == OWN:
        return Tier.MOMENT if len(event.kept) >= 3 else Tier.STAKES
    if isinstance(event, sixpack.DuplicatesRemoved):
        lost = any(play.seat == OWN and play.card in event.cards for play in view.waiting)
        return Tier.STAKES if lost else None
    return None


def of_sixty_six(_view: Any, event: Event) -> Tier | None:
    match event:
        case sixty_six.TrickWon() if event.seat in (OWN, PARTNER):
            return Tier.STAKES if event.points >= 25 or event.number == 6 else Tier.PLAY
        case sixty_six.MarriageAnnounced() if event.seat in (OWN, PARTNER):
            return Tier.MOMENT if event.points >= 40 else Tier.STAKES
        case sixty_six.HandScored() | sixty_six.HandLaidAside():
            return Tier.MOMENT
    return None


def of_eighteen(_view: Any, event: Event) -> Tier | None:
    match event:
        case eighteen.CardsPlayed() | eighteen.ColumnOpened() if event.seat == OWN:
            number = len(event.placements)
            return Tier.MOMENT if number >= 3 else Tier.STAKES if number > 1 else Tier.PLAY
        case eighteen.ColumnsOpened() if event.seat == OWN:
            return Tier.PLAY
        case eighteen.Skipped() if event.seat == OWN:
            return Tier.STAKES
        case eighteen.HandEmptied():
            return Tier.MOMENT
        case eighteen.RoundBlocked():
            return Tier.STAKES
    return None


FELT: dict[str, Felt] = {
    "six_takes": of_takes,
    "sixpack": of_sixpack,
    "sixty_six": of_sixty_six,
    "must_be_18": of_eighteen,
}


@pytest.mark.parametrize("game", GAMES)
def test_rumble_follows_the_stakes(game: str) -> None:
    kit, found, due = kit_of(game), list[Tier](), list[Tier]()
    rules = kit.rules()
    for seed in range(MATCHES):
        setup = Setup(rules.usual_seats, seed, resolve(rules.options, {}))
        seated = Seated(kit, setup, services=TableServices(rumble=found.append), chance=seed)
        view = seated.folded
        # The first deal is over.
        del found[len(due) :]

        def follow(event: Event) -> None:
            nonlocal view
            tier = FELT[game](view, event)
            due.extend([] if tier is None else [tier])
            view = rules.apply_event(view, event)

        seated.match.listen(follow, OWN)
        for _ in range(MOST):
            if seated.over:
                break
            seated.by_chance()
    assert found == due
    assert len(set(due)) > 1


def test_strength_of_rumble_is_a_setting(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    context = driver.app.context
    shaken = list[tuple[float, int]]()
    monkeypatch.setattr(context.input.pads, "rumble", lambda *how: shaken.append(how))
    for share in (1.0, 0.4, 0.0):
        context.change(rumble_strength=share)
        for tier in Tier:
            context.table_services().rumble(tier)
    whole = [(RUMBLES[tier].strength, RUMBLES[tier].milliseconds) for tier in Tier]
    assert whole == sorted(set(whole))
    weak = [(pytest.approx(strength * 0.4), length) for strength, length in whole]
    assert shaken == [*whole, *weak]
