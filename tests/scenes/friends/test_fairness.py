"""Pass and play leaks nothing: pictures and words don't depend on cards that the viewer may not know."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from itertools import product
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.cardgames.registry import GAMES
from game.engine.contract import Choice
from game.scenes.match.table import TableScene
from tests.support.among_friends import choose, open_curtain, start_among_friends, take_seat
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.sampling import sampled

PEOPLE = 4
NOTHING: Mapping[int, Choice] = {}
READING = (pygame.K_1, pygame.K_c, pygame.K_t, pygame.K_s, pygame.K_RIGHT, pygame.K_LEFT)


class RecordedDriver:
    """A driver that records everything announced, and pictures on request."""

    def __init__(self, folder: Path) -> None:
        self.driver = Driver(folder, size=(480, 270))
        self.noted: list[object] = []
        self.driver.app.context.captions.sinks = (lambda words, _urgency: self.noted.append(str(words)),)

    def note(self) -> None:
        self.driver.app.draw()
        self.noted.append(pygame.image.tobytes(self.driver.app.surface, "RGB"))
        self.noted.append(list(map(str, self.driver.app.context.captions.history)))

    def keys(self, *keys: int) -> None:
        for key in keys:
            self.driver.key(key)
            self.note()

    def close(self) -> None:
        self.driver.close()


@pytest.fixture
def two_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Iterator[RecordedDriver]]:
    """Return an iterator over two equal programs, which run one after the other."""
    think_lightly(monkeypatch)

    def programs() -> Iterator[RecordedDriver]:
        for number in range(2):
            (tmp_path / str(number)).mkdir()
            with closing(RecordedDriver(tmp_path / str(number))) as watched:
                yield watched

    return programs


def swap_hidden_cards(
    scene: TableScene,
    seats: tuple[int, int],
    blind: tuple[int | None, ...],
    able: Mapping[int, Choice] = NOTHING,
) -> int:
    """Swap hidden cards between two seats without changing the views of `blind`; return the number of swaps.

    Seats in `able` can still make their choices.
    """
    rules, match, count = scene.session.game, scene.session.match, 0
    first, second = seats
    before = [rules.view(match.state, seat) for seat in blind]
    given = set[int]()
    for mine, other in product(match.state.hands[first], match.state.hands[second]):
        if not given.isdisjoint((mine, other)):
            continue
        hands = [set(hand) for hand in match.state.hands]
        hands[first] ^= {mine, other}
        hands[second] ^= {mine, other}
        state = replace(match.state, hands=tuple(tuple(sorted(hand)) for hand in hands))
        may = all(choice in rules.pending(state)[seat] for seat, choice in able.items())
        if may and [rules.view(state, seat) for seat in blind] == before:
            match.state = state
            given |= {mine, other}
            count += 1
    return count


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_hands_of_others_change_nothing(
    game: str, two_programs: Callable[[], Iterator[RecordedDriver]]
) -> None:
    noted = []
    for number, watched in enumerate(two_programs()):
        scene = start_among_friends(watched.driver, game, people=PEOPLE)
        asked = next(iter(seat for seat in scene.session.seats if seat in scene.session.match.pending))
        others = [seat for seat in scene.session.seats if seat != asked]
        if number:
            assert swap_hidden_cards(scene, (others[0], others[1]), (asked, None)), (
                "no hidden card to exchange"
            )
        open_curtain(watched.driver)
        watched.note()
        watched.keys(pygame.K_t, pygame.K_UP)
        take_seat(watched.driver)
        watched.keys(*READING)
        noted.append(watched.noted)
    assert noted[0] == noted[1]


def test_difference_in_the_shown_hand_is_detected(
    two_programs: Callable[[], Iterator[RecordedDriver]],
) -> None:
    """Shows that the test above can fail."""
    noted = []
    for number, watched in enumerate(two_programs()):
        scene = start_among_friends(watched.driver, "six_takes", people=PEOPLE)
        if number:
            assert swap_hidden_cards(scene, (0, 1), (None,))
        take_seat(watched.driver)
        watched.note()
        noted.append(watched.noted)
    assert noted[0] != noted[1]


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_nothing_remains_of_the_previous_viewer(
    game: str, two_programs: Callable[[], Iterator[RecordedDriver]]
) -> None:
    """The first hand differs but not its choice, so everything after it, including the log, must be the
    same.
    """
    choice: Choice | None = None
    noted = []
    for number, watched in enumerate(two_programs()):
        driver = watched.driver
        scene = start_among_friends(driver, game, people=PEOPLE)
        match = scene.session.match
        first = next(seat for seat in scene.session.seats if seat in match.pending)
        nobody = tuple(seat for seat in (*scene.session.seats, None) if seat != first)
        third = (first + 2) % PEOPLE
        if number:
            blind = tuple(seat for seat in nobody if seat != third)
            assert choice is not None
            assert swap_hidden_cards(scene, (first, third), blind, {first: choice})
        take_seat(driver)
        if choice is None:
            choice = match.pending[first][0]
        watched.keys(*READING)
        watched.noted.clear()
        choose(scene, choice)
        driver.key(pygame.K_RETURN)
        assert scene.session.own_seat is None
        watched.note()
        open_curtain(driver)
        # Repeat the last words and earlier ones.
        watched.keys(pygame.K_F5, pygame.K_F6, pygame.K_F6, pygame.K_UP, pygame.K_t)
        noted.append(watched.noted)
    assert noted[0] == noted[1]
