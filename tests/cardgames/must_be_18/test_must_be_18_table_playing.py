"""The table of You Must Be 18! played as a whole: by keyboard, by mouse and by gamepad alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.table.card_places import homes
from game.cardgames.must_be_18.table.focus import LAYING, Spot, Zone, spots
from game.cardgames.must_be_18.table.selection import is_asked
from tests.cardgames.must_be_18.seated import Seated
from tests.cardgames.must_be_18.standing import random_setup, setup
from tests.sampling import sampled
from tests.virtual_pad import VirtualPad

SEATS = (2, 3, 4, 5, 6)
MOST = 4000
KEYS = ("left", "right", "up", "down", "home", "end", "tab", "escape", "1", "6", "t", "s", "e", "c", "v")


@pytest.fixture(scope="module", autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))


def play(seated: Seated, press: Callable[[Seated], None]) -> None:
    """Play until the round is over; what is shown is what the seat may know, all the time."""
    for _ in range(MOST):
        seated.others()
        table = seated.table
        assert table.view == seated.folded == MUST_BE_18.view(seated.state, seated.seat)
        if seated.over:
            return
        assert table.asking
        assert table.focus.spot in spots(table.view, table.draft, table.focus)
        assert set(table.stage.cards) == set(homes(table.view, table.layout, table.draft, None))
        press(seated)
    raise AssertionError("the round never ended")


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_only_confirms_plays_on(seats: int) -> None:
    for seed in range(4):
        chance = random.Random(10 * seats + seed)
        seated = Seated(random_setup(seats, chance, rounds=1), chance=seed)
        pressed = 0

        def press(one: Seated) -> None:
            nonlocal pressed
            pressed = 0 if one.key("return") else pressed + 1
            assert pressed < 20, "confirming leads nowhere"

        play(seated, press)


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_by_keys_alone(seats: int) -> None:
    for seed in range(3):
        chance = random.Random(100 * seats + seed)

        def press(one: Seated, chance: random.Random = chance) -> None:
            for _ in range(chance.randrange(3)):
                one.key(chance.choice(KEYS))
            one.key("return")

        play(Seated(random_setup(seats, chance, rounds=1), chance=seed), press)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", sampled(range(3), 1))
def test_a_round_by_clicks_alone(seats: int, seed: int) -> None:
    chance = random.Random(1000 * seats + seed)

    def press(one: Seated) -> None:
        if one.table.picture().legal and chance.random() < 0.5:
            assert one.click(LAYING)
            return
        one.click(chance.choice(list(one.table.areas())))

    play(Seated(random_setup(seats, chance, rounds=1), chance=seed, size=(960, 540), scale=1.5), press)


@pytest.mark.parametrize("seats", SEATS)
def test_a_round_by_dragging_alone(seats: int) -> None:
    """Each card of a legal choice is dragged to its column, then the plaque is clicked."""
    seated = Seated(setup(seats, seats, rounds=1))
    chance = random.Random(seats)

    def press(one: Seated) -> None:
        lays = [choice for choice in MUST_BE_18.choices(one.table.view) if isinstance(choice, Lay)]
        if lays:
            lay = chance.choice(lays)
            new = getattr(lay, "number", None)
            more = () if new is None else ((len(one.table.view.columns), new),)
            for column, number in (*lay.covers, *more):
                one.drag(one.card(number), one.at(Spot(Zone.COLUMN, column)))
        assert one.click(LAYING)
        if lays:
            assert one.made[-1] == lay

    play(seated, press)


def test_a_round_by_gamepad_alone() -> None:
    seated = Seated(setup(3, 7, rounds=1))
    chance = random.Random(7)
    with VirtualPad() as pad:
        seated.poll()

        def press(one: Seated) -> None:
            for button in (*chance.choices(("dpleft", "dpright", "dpup", "rightshoulder"), k=2), "a"):
                pad.press(button)
                pygame.event.pump()
                one.poll()
                pad.release(button)
                pygame.event.pump()
                one.poll()

        play(seated, press)


@given(seed=st.integers(0, 10**6), keys=st.lists(st.sampled_from(KEYS), max_size=25))
def test_nothing_that_moves_or_reads_ever_plays(seed: int, keys: list[str]) -> None:
    chance = random.Random(seed)
    seated = Seated(random_setup(chance.choice(SEATS), chance, rounds=1), chance=seed)
    for _ in range(chance.randrange(20)):
        seated.others()
        if seated.over:
            return
        seated.by_chance()
    seated.others()
    for key in keys:
        assert not seated.key(key)
    assert not seated.over or not is_asked(seated.table.view)
