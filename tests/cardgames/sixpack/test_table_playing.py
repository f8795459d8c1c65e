"""The table of Sixpack played as a whole: by keyboard, by mouse and by gamepad alone, whatever is asked."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.table.card_places import homes
from game.cardgames.sixpack.table.focus import hand_spots, readable
from game.cardgames.sixpack.table.focus_places import areas
from game.tables.focus import Spot, moved, on
from game.ui.devices.actions import Action
from tests.cardgames.sixpack.seated import Seated
from tests.sampling import sampled
from tests.virtual_pad import VirtualPad

SEATS = (2, 3, 4, 5, 6)
MOST = 4000
ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)


@pytest.fixture(scope="module", autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))


def play(seated: Seated, press: Callable[[Seated], None]) -> None:
    """Play until the round is over; what is shown is what the seat may know, all the time."""
    for _ in range(MOST):
        seated.others()
        assert seated.table.view == seated.folded == seated.match.view(seated.seat)
        if seated.match.over:
            return
        press(seated)
    raise AssertionError("the match never ended")


def by_keys(chance: random.Random) -> Callable[[Seated], None]:
    def press(seated: Seated) -> None:
        for _ in range(chance.randrange(4)):
            seated.key(chance.choice(("left", "right", "up", "down", "tab", "home", "end")))
        seated.key("return")
        if chance.random() < 0.08:
            seated.key(chance.choice(("escape", "1", "t", "s", "d")))

    return press


def by_clicks(chance: random.Random) -> Callable[[Seated], None]:
    def press(seated: Seated) -> None:
        spot = chance.choice(list(seated.table.areas()))
        seated.click(spot)

    return press


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_round_by_keys_alone(seats: int, seed: int) -> None:
    seated = Seated(seats, seed)
    play(seated, by_keys(random.Random(seed)))
    assert seated.asked


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_round_by_clicks_alone(seats: int, seed: int) -> None:
    seated = Seated(seats, seed + 50, size=(960, 540), scale=1.5)
    play(seated, by_clicks(random.Random(seed)))
    assert seated.asked


def test_a_round_by_gamepad_alone() -> None:
    chance = random.Random(3)
    seated = Seated(3, 3, packs=("calculator", "pile_driver", "carousel", "super_numbers"))
    with VirtualPad() as pad:
        pygame.event.pump()
        seated.poll()

        def press(seated: Seated) -> None:
            for button in (chance.choice(("dpleft", "dpright", "dpup", "dpdown", "rightshoulder")), "a"):
                pad.press(button)
                pygame.event.pump()
                seated.poll()
                pad.release(button)
                pygame.event.pump()
                seated.poll()

        play(seated, press)
    assert seated.asked


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_is_reached_by_arrows_alone(seats: int) -> None:
    """From wherever the focus is; and so is everything that there is to read."""
    seated = Seated(seats, seats * 7)
    table = seated.table
    while True:
        seated.others()
        if seated.match.over:
            break
        assert_connected(seated, table.areas())
        everything = areas(table.view, table.layout, table.shown.log, None, readable(table.view))
        assert_connected(seated, everything)
        assert set(everything) == set(readable(table.view))
        seated.by_chance()


def assert_connected(seated: Seated, there: dict[Spot, pygame.FRect]) -> None:
    hand = hand_spots(seated.table.view)
    focus = on(seated.table.focus, next(iter(there)), hand)
    found, left = {focus.spot}, [focus]
    while left:
        here = left.pop()
        for action in ARROWS:
            spot = moved(there, here.spot, action)
            if spot is not None and spot not in found:
                found.add(spot)
                left.append(on(here, spot, hand))
    assert found == set(there)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", sampled(range(20, 23), 1))
def test_every_event_is_shown_and_leaves_all_at_home(seats: int, reduced: bool, seed: int) -> None:
    """At every speed, and with motion reduced: after each event nothing is left in the air."""
    from game.tables.table import Manner

    seated = Seated(seats, seed, manner=Manner(reduced_motion=reduced), speed="normal")
    table, stage = seated.table, seated.table.stage
    while not seated.match.over:
        seated.others()
        if not seated.match.over:
            seated.by_chance()
        for _ in range(3):
            seated.show.update(0.05)
        seated.draw()
        seated.show.finish()
        table.update(9.0)
        assert not stage.passing
        assert not stage.moments
        assert table.shown.turned == float(table.view.reversed)
        wanted = homes(table.view, table.layout, table.shown.log, table.shown.raised)
        assert {key: card.pose for key, card in stage.cards.items()} == wanted
        assert not any(card.held for card in stage.cards.values())


def test_a_spectator_sees_all_that_lies_open() -> None:
    seated = Seated(4, 8, seat=None)
    while not seated.match.over:
        seated.by_chance()
        seated.show.finish()
        seated.draw()
        assert seated.table.view == seated.match.view(None)
    assert not seated.table.asking


def test_a_view_can_be_shown_at_any_time() -> None:
    """As undoing and resuming do: nothing but the view is needed."""
    seated = Seated(4, 9)
    while not seated.match.over:
        seated.by_chance()
        seated.show.drop()
        seated.table.show(SIXPACK.view(seated.match.state, 0))
        seated.folded = seated.table.view
        seated.draw()
        stage = seated.table.stage
        assert set(stage.cards) == set(
            homes(seated.table.view, seated.table.layout, seated.table.shown.log, None)
        )
