"""Every game's table: played by each device alone, shown at any time, and read in whole sentences."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pygame
import pytest

from game.engine.contract import Event
from game.storage.settings import Settings
from game.tables.focus import next_spot
from game.tables.show import _MOST_AT_ONCE
from game.tables.table import TableServices
from game.ui.devices.actions import Action, ActionPressed
from tests.contract.games import KITS, each_game, random_setup, redeal, rules_of
from tests.contract.random_matches import random_match
from tests.contract.sentences import assert_sentences
from tests.support.sampling import sampled
from tests.support.seated import Seated
from tests.support.virtual_pad import VirtualPad

SMALL = (640, 360)
PRESSES, CHOICES, STEPS = 500, 20, 25
"""The maximum numbers of presses, of the seat's own choices, and of choices of all seats."""
CONFIRMS = 20
"""The maximum number of presses of Enter for a choice."""
FIGURES = ("seen", "counts", "ducks", "flying")
HURRIES = 400
"""The maximum number of presses until the events of one choice are shown."""
SHARED = {
    *(Action.ANNOUNCE_ROWS, Action.ANNOUNCE_ENDS, Action.ANNOUNCE_CARD),
    *(Action.ANNOUNCE_TURN, Action.ANNOUNCE_SCORES),
}
"""The keys that read something in every game."""
ARROWS = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
PAD_MOVES = ("dpleft", "dpright", "dpup", "dpdown", "rightshoulder")
MOVES = ("left", "right", "up", "down", "home", "end", "tab")
READS = ("1", "2", "3", "4", "5", "6", "c", "t", "s", "d", "l", "p", "e", "v")

each_seed = pytest.mark.parametrize("seed", sampled([0, 1], 1))


def seated_at(game: str, seed: int, **how: Any) -> Seated:
    """Return a seat of a match with random options."""
    return Seated(
        KITS[game],
        random_setup(game, random.Random(f"{game} {seed}")),
        **{"size": SMALL, "chance": seed, **how},
    )


def play(seated: Seated, press: Callable[[], object]) -> None:
    """Play on, checking that the table always shows what the seat may know."""
    for _ in range(PRESSES):
        seated.others()
        assert seated.table.view == seated.folded == seated.match.view(seated.seat)
        if seated.over or len(seated.made) == CHOICES:
            break
        assert seated.table.asking
        press()
        assert_homes(seated)
    assert seated.made
    assert all(chosen.choice in seated.made for chosen in seated.match.history if chosen.seat == seated.seat)


def assert_settled(seated: Seated) -> None:
    """Check that no animation is left, and that all cards are at their places."""
    assert seated.table.view == seated.folded
    if hasattr(seated.table, "stage"):
        stage = seated.table.stage
        assert not stage.passing
        assert not stage.moments
        assert {key: card.pose for key, card in stage.cards.items()} == seated.table.model.homes()
        assert not any(card.held for card in stage.cards.values())


def assert_homes(seated: Seated) -> None:
    """Check that a table with a stage has all its cards, each at its final place."""
    shown = getattr(seated.table, "model", None)
    if shown is not None:
        assert {key: card.home for key, card in shown.stage.cards.items()} == shown.homes()


@each_game
@each_seed
def test_keyboard_alone_plays(game: str, seed: int) -> None:
    seated, chance = seated_at(game, seed), random.Random(seed)

    def press() -> None:
        for _ in range(chance.randrange(3)):
            assert not seated.key(chance.choice(MOVES))
        if chance.random() < 0.3:
            assert not seated.key(chance.choice(READS))
            assert not seated.key("escape")
        seated.key("return")

    play(seated, press)


@each_game
@each_seed
def test_clicks_alone_play(game: str, seed: int) -> None:
    seated, chance = seated_at(game, seed + 50, size=(960, 540), scale=1.5), random.Random(seed)
    play(seated, lambda: seated.click(chance.choice(list(seated.table.areas()))))


@each_game
def test_gamepad_alone_plays(game: str) -> None:
    chance = random.Random(3)
    seated = seated_at(game, 3)
    with VirtualPad() as pad:
        pygame.event.pump()
        seated.handle()

        def press() -> None:
            for button in (*chance.choices(PAD_MOVES, k=2), "a"):
                for act in (pad.press, pad.release):
                    act(button)
                    pygame.event.pump()
                    seated.handle()

        play(seated, press)


@each_game
@each_seed
def test_confirm_alone_plays(game: str, seed: int) -> None:
    """The focus starts on something legal, and nothing is refused."""
    seated = seated_at(game, seed)

    def press() -> None:
        for _ in range(CONFIRMS):
            if seated.key("return"):
                return
        raise AssertionError("confirming leads nowhere")

    play(seated, press)
    assert "error" not in seated.sounds


@each_game
def test_arrows_alone_reach_everything(game: str) -> None:
    """From any focus: all choices, and everything that can be read."""
    seated = seated_at(game, 7)
    for _ in range(STEPS):
        seated.others()
        if seated.over:
            break
        assert_connected(seated.table.areas())
        if hasattr(seated.table, "model"):
            readable = seated.table.model.readable_spots()
            everything = seated.table.areas_of(readable)
            assert set(everything) == set(readable)
            assert_connected(everything)
        seated.by_chance()


def assert_connected(there: dict[Any, pygame.FRect]) -> None:
    first = next(iter(there))
    found, left = {first}, [first]
    while left:
        here = left.pop()
        for action in ARROWS:
            spot = next_spot(there, here, action)
            if spot is not None and spot not in found:
                found.add(spot)
                left.append(spot)
    assert found == set(there)


@each_game
@pytest.mark.parametrize("still", [False, True], ids=["moving", "reduced motion"])
@pytest.mark.parametrize("seat", [0, None])
def test_every_event_is_shown_and_all_cards_land(game: str, still: bool, seat: int | None) -> None:
    """After each choice, however much of its animation was seen, nothing is left in the air.

    Tables of a size share layouts, which nothing changes.
    """
    services = TableServices(Settings(reduced_motion=still))
    seated = seated_at(game, 20, services=services, speed="normal", seat=seat)
    layouts: dict[int, tuple[Any, str]] = {}
    for _ in range(STEPS):
        if seated.over:
            break
        seated.by_chance()
        for _ in range(3):
            seated.show.update(0.05)
        seated.draw()
        seated.show.finish()
        seated.table.update(9.0)
        assert_settled(seated)
        if hasattr(seated.table, "stage"):
            model = seated.table.model
            layouts.setdefault(id(model.layout), (model.layout, repr(model.layout)))
    assert all(repr(layout) == made for layout, made in layouts.values())


@each_game
def test_presses_finish_animations_and_lose_nothing(game: str) -> None:
    """Afterwards all figures equal those of a table that shows the view directly."""
    seated = seated_at(game, 20, speed="normal")
    for _ in range(STEPS):
        if seated.over:
            break
        seated.by_chance()
        seated.show.update(0.1)
        for _press in range(HURRIES):
            if not seated.show.busy:
                break
            seated.show.hurry()
        assert not seated.show.busy
        seated.table.update(9.0)
        assert_settled(seated)
        pressed = figures_shown(seated)
        seated.table.show(seated.folded)
        assert figures_shown(seated) == pressed


@each_game
def test_hastened_events_are_shown_a_few_in_each_update(game: str) -> None:
    """All of them in one frame would take too long; events that follow are animated again."""
    seated = seated_at(game, 20, speed="normal")
    shown: list[Event] = []
    seated.show.shown = shown.append
    for _ in range(STEPS):
        if seated.over:
            break
        seated.by_chance()
        seated.show.hasten()
        while seated.show.busy:
            before = len(shown)
            seated.show.update(0.0)
            assert 0 < len(shown) - before <= _MOST_AT_ONCE
        seated.table.update(9.0)
        assert_settled(seated)


def figures_shown(seated: Seated) -> dict[str, object]:
    """Return the figures that a table with a stage shows, as its game names them."""
    shown = getattr(seated.table, "model", None)
    return {name: getattr(shown, name) for name in FIGURES if hasattr(shown, name)}


@each_game
def test_spectator_chooses_nothing(game: str) -> None:
    seated = seated_at(game, 8, seat=None)
    for _ in range(STEPS):
        if seated.over:
            break
        seated.by_chance()
        assert seated.table.view == seated.match.view(None)
        assert not seated.table.asking
        assert not seated.keys("v right return escape return")
    assert not seated.made


@each_game
def test_view_can_be_shown_at_any_time_and_size(game: str) -> None:
    """As undo and resume do: only the view is needed, even while cards move."""
    seated = seated_at(game, 9, speed="normal")
    for step in range(STEPS):
        if seated.over:
            break
        seated.by_chance()
        seated.show.update(0.1)
        seated.table.resize(853.0 if step % 2 else 1600.0, 480.0 if step % 2 else 720.0)
        seated.show.update(0.2)
        if step % 3 == 0:
            seated.show.drop()
            seated.table.show(seated.match.view(0))
            assert seated.table.view == seated.match.view(0)
            assert_homes(seated)
        seated.draw()
    seated.show.finish()
    assert_homes(seated)


@each_game
def test_showing_a_view_clears_floating_text_remarks_and_moods(game: str) -> None:
    seated = seated_at(game, 9)
    shown = getattr(seated.table, "model", None)
    if shown is not None:
        shown.remark(1, "Quack.")
        shown.moods[1] = "sad"
        shown.stage.floats.rise("+3", 640.0, 360.0, "#FFFFFF")
        assert not shown.stage.calm
        seated.table.show(seated.match.view(0))
        assert shown.stage.calm
        assert not shown.moods


# -- words -------------------------------------------------------------------------------------------------


def words_of_actions(seated: Seated, actions: Iterable[Action]) -> list[str]:
    """Return everything that these actions say and read; whatever they open is closed again."""
    seated.said.clear()
    seated.read.clear()
    for action in actions:
        count = len(seated.said) + len(seated.read)
        assert seated.table.handle(ActionPressed(action)) is None
        answered = len(seated.said) + len(seated.read) > count
        assert answered or action in ARROWS, f"{action}: nothing was said"
        if action in seated.table.reading:
            while seated.table.consumes(ActionPressed(Action.CANCEL)):
                seated.table.handle(ActionPressed(Action.CANCEL))
    return [*seated.said, *seated.read]


def all_words(seated: Seated) -> list[str]:
    """Return what every reading key and every readable spot says."""
    table = seated.table
    words = words_of_actions(seated, table.reading)
    if not hasattr(table, "model"):
        return words
    words += words_of_actions(seated, [Action.ANNOUNCE_ROWS])
    if not table.focus.browsing:
        return words
    for spot in table.model.readable_spots():
        seated.read.clear()
        table.focus_spot(spot)
        words += seated.read
    words += words_of_actions(seated, [Action.ANNOUNCE_CARD])
    while table.consumes(ActionPressed(Action.CANCEL)):
        table.handle(ActionPressed(Action.CANCEL))
    return words


@each_game
@pytest.mark.parametrize("seat", [0, None])
@each_seed
def test_everything_readable_is_sentences(game: str, seat: int | None, seed: int) -> None:
    """Before the first deal, and between any two events; reading keys make no choice."""
    setup, moments = random_match(game, seed)
    seated = Seated(KITS[game], setup, size=SMALL, seat=seat)
    assert {*seated.table.reading, Action.ANNOUNCE_ROWS} >= SHARED
    seated.table.show(seated.rules.initial_view(setup, seat))
    for words in all_words(seated):
        assert_sentences(words)
    for moment in moments[:STEPS]:
        for event in moment.events:
            heard = seated.rules.redact(event, seat)
            if heard is not None:
                seated.table.perform(heard)
                for words in all_words(seated):
                    assert_sentences(words)
        assert seated.table.view == seated.rules.view(moment.state, seat)


@each_game
@pytest.mark.parametrize("seat", [0, None])
def test_hidden_cards_change_no_picture_and_no_word(game: str, seat: int | None) -> None:
    rules, chance = rules_of(game), random.Random(f"{game} {seat}")
    setup, moments = random_match(game, 20)
    seats = [Seated(KITS[game], setup, size=SMALL, seat=seat) for _ in range(2)]
    for moment in chance.sample(moments, min(8, len(moments))):
        pictures, words = [], []
        for seated, state in zip(
            seats, (moment.state, redeal(game, moment.state, seat, chance)), strict=True
        ):
            seated.table.show(rules.view(state, seat))
            pictures.append(seated.pixels())
            words.append(all_words(seated))
        assert pictures[0] == pictures[1]
        assert words[0] == words[1]
