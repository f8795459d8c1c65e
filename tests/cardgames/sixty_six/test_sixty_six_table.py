"""The table of Sixty-six played as a whole: by keyboard, by mouse and by gamepad alone, whatever is asked."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.table.card_places import homes
from game.cardgames.sixty_six.table.focus import Spot, Zone, answers, readable
from game.cardgames.sixty_six.table.focus_places import areas
from game.tables.focus import moved
from game.tables.table import Manner
from game.ui.devices.actions import Action
from tests.cardgames.sixty_six.seated import Seated
from tests.sampling import sampled
from tests.virtual_pad import VirtualPad

MOST = 4000
ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"announce": "manual", "all_pass": "dealer", "show_points": False},
    {"moon": "off", "target": 7, "climb": "off"},
    {"open_hands": True, "moon": "no_trump"},
)
READING = ("v", "c", "t", "s", "l", "p", "1", "2", "3", "4")


@pytest.fixture(scope="module", autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))


def play(seated: Seated, press: Callable[[Seated], object]) -> None:
    """Play until the match is over; what is shown is what the seat may know, all the time."""
    for _ in range(MOST):
        seated.others()
        assert seated.table.view == seated.folded == seated.match.view(seated.seat)
        if seated.match.over:
            return
        press(seated)
    raise AssertionError("the match never ended")


def by_keys(chance: random.Random) -> Callable[[Seated], None]:
    def press(seated: Seated) -> None:
        if seated.table.view.stage == "play":
            for _ in range(chance.randrange(4)):
                seated.key(chance.choice(("left", "right", "up", "down", "tab", "home", "end")))
        if chance.random() < 0.1:
            assert not seated.key(chance.choice(READING))
            assert not seated.key("escape")
        seated.key("return")

    return press


def by_clicks(chance: random.Random) -> Callable[[Seated], None]:
    def press(seated: Seated) -> None:
        there = list(seated.table.areas())
        if seated.table.view.stage == "bid":
            there = there[:2]
        seated.click(chance.choice(there))

    return press


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", sampled(range(3), 1))
def test_a_match_by_keys_alone(options: dict[str, object], seed: int) -> None:
    seated = Seated(seed, **options)
    play(seated, by_keys(random.Random(seed)))
    assert any(chosen.seat == 0 for chosen in seated.match.history)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", sampled(range(3), 1))
def test_a_match_by_clicks_alone(options: dict[str, object], seed: int) -> None:
    seated = Seated(seed + 50, size=(960, 540), scale=1.5, seat=seed, **options)
    play(seated, by_clicks(random.Random(seed)))
    assert any(chosen.seat == seed for chosen in seated.match.history)


def test_a_match_by_gamepad_alone() -> None:
    chance = random.Random(3)
    seated = Seated(3, announce="manual")
    with VirtualPad() as pad:
        pygame.event.pump()
        seated.handle()

        def press(seated: Seated) -> None:
            way = ("dpleft", "dpright", "rightshoulder") if seated.table.view.stage == "play" else ("dpleft",)
            for button in (chance.choice(way), "a"):
                for held in (True, False):
                    (pad.press if held else pad.release)(button)
                    pygame.event.pump()
                    seated.handle()

        play(seated, press)


@pytest.mark.parametrize("options", OPTIONS)
def test_everything_is_reached_by_arrows_alone(options: dict[str, object]) -> None:
    """From wherever the focus is: what may be chosen, and everything that there is to read."""
    seated = Seated(7, **options)
    table = seated.table
    for _ in range(60):
        seated.others()
        if seated.match.over:
            break
        assert_connected(table.areas())
        everything = areas(table.view, table.layout, readable(table.view))
        assert_connected(everything)
        assert set(everything) == set(readable(table.view))
        assert set(answers(table.view, None)) <= set(table.areas())
        seated.by_chance()


def assert_connected(there: dict[Spot, pygame.FRect]) -> None:
    first = next(iter(there))
    found, left = {first}, [first]
    while left:
        here = left.pop()
        for action in ARROWS:
            spot = moved(there, here, action)
            if spot is not None and spot not in found:
                found.add(spot)
                left.append(spot)
    assert found == set(there)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_and_leaves_all_at_home(options: dict[str, object], reduced: bool) -> None:
    """Whether motion is reduced or not: after each event nothing is left in the air."""
    seated = Seated(20, manner=Manner(reduced_motion=reduced), speed="normal", **options)
    table, stage = seated.table, seated.table.stage
    for _ in range(120):
        if seated.match.over:
            break
        seated.by_chance()
        for _ in range(3):
            seated.show.update(0.05)
        seated.draw()
        seated.show.finish()
        table.update(9.0)
        assert not stage.passing
        assert not stage.moments
        assert table.shown.calling is None
        wanted = homes(table.view, table.layout, table.shown.raised)
        assert {key: card.pose for key, card in stage.cards.items()} == wanted
        assert not any(card.held for card in stage.cards.values())


def test_a_spectator_sees_all_that_lies_open() -> None:
    seated = Seated(8, seat=None)
    while not seated.match.over:
        seated.by_chance()
        seated.show.finish()
        seated.draw()
        assert seated.table.view == seated.match.view(None)
        seated.key("v")
        seated.key("right")
        assert not seated.key("return")
        seated.key("escape")
    assert not seated.table.asking


def test_a_view_can_be_shown_at_any_time() -> None:
    """As undoing and resuming do: nothing but the view is needed."""
    seated = Seated(9)
    for _ in range(150):
        if seated.match.over:
            break
        seated.by_chance()
        seated.show.drop()
        seated.table.show(SIXTY_SIX.view(seated.match.state, 0))
        seated.folded = seated.table.view
        seated.draw()
        assert set(seated.table.stage.cards) == set(homes(seated.table.view, seated.table.layout, None))


def test_the_canvas_can_change_while_cards_move() -> None:
    seated = Seated(5, speed="normal")
    for step in range(80):
        if seated.match.over:
            break
        seated.by_chance()
        seated.show.update(0.1)
        seated.table.resize(853.0 if step % 2 else 1600.0, 480.0 if step % 2 else 720.0)
        seated.show.update(0.2)
        seated.draw()
    seated.show.finish()
    seated.table.update(9.0)
    wanted = homes(seated.table.view, seated.table.layout, seated.table.shown.raised)
    assert {key: card.pose for key, card in seated.table.stage.cards.items()} == wanted


def test_confirming_alone_always_leads_to_an_end() -> None:
    """The focus begins on something that may be chosen."""
    seated = Seated(11, announce="manual", all_pass="dealer")
    for _ in range(MOST):
        seated.others()
        if seated.match.over:
            break
        before = len(seated.match.history)
        while len(seated.match.history) == before:
            assert seated.focus in answers(seated.table.view, seated.table.focus.half)
            seated.key("return")
    assert seated.match.over
    assert "error" not in seated.sounds
    assert {spot.zone for spot in seated.table.areas()} <= {Zone.HAND}
