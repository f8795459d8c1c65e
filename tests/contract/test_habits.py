"""Opponents comment on moves that show their style: on public facts only, rarely, reproducibly, and one at
a time.
"""

import random
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.engine.contract import Event, Setup
from game.language.catalogue import load
from game.language.message import Text, translate
from game.language.names import language_codes
from game.storage.levels.tables import STYLE_IDS
from game.storage.places import ASSETS
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.show import Show
from game.tables.table import TableServices
from game.voice.habits import Habit, Habits, ShownMove, shown_habit
from tests.contract.games import KITS, rules_of
from tests.contract.random_matches import each_match, random_match, random_states

UNSEEN = {"must_be_18": {"careful", "greedy"}}
"""The styles, by game, that don't show in public facts; each game's module says why."""
LONGEST = 64
"""The number of letters that fit into a bubble at a table of five; with less room, it takes several pages."""

PEOPLE = "Ann", "Bob", "Celia", "Dot"
OWN = 0
MATCHES, STEPS = 2, 200

each_habits = pytest.mark.parametrize("game", GAMES)


def module_of(game: str) -> Any:
    return import_module(f"game.cardgames.{game}.words.habits")


def habits_of(game: str) -> Habits:
    found: Habits = module_of(game).HABITS
    return found


def shown_styles(game: str) -> set[str]:
    return {habit.style for habit in habits_of(game)}


def lines_of(game: str) -> list[str]:
    return [line for habit in habits_of(game) for line in habit.lines]


# -- habits and their lines ----------------------------------------------------------------------------


@each_habits
def test_every_style_shows_or_has_a_documented_reason(game: str) -> None:
    unseen = set(STYLE_IDS) - shown_styles(game)
    assert unseen == UNSEEN.get(game, set())
    assert shown_styles(game) <= set(STYLE_IDS)
    assert all(f"*{style}*" in module_of(game).__doc__ for style in unseen)


@each_habits
def test_habits_have_several_distinct_lines(game: str) -> None:
    assert all(len(habit.lines) >= 2 for habit in habits_of(game))
    assert len(set(lines_of(game))) == len(lines_of(game))


@each_habits
@pytest.mark.parametrize("code", language_codes(ASSETS / "catalogues")[1:])
def test_lines_are_short_and_translated(game: str, code: str) -> None:
    language = load(code, ASSETS / "catalogues")
    for line in lines_of(game):
        assert translate(line, language) != line
        assert max(len(line), len(translate(line, language))) <= LONGEST, line


@each_habits
@each_match
def test_habits_depend_on_public_facts_only(game: str, seed: int) -> None:
    """From each seat's view, including its own hand, a style shows exactly where a spectator sees it."""
    rules, habits = rules_of(game), habits_of(game)
    setup, moments = random_match(game, seed)
    views = {seat: rules.initial_view(setup, seat) for seat in (*range(setup.seats), None)}
    count = 0
    for event in [event for moment in moments for event in moment.events]:
        public = rules.redact(event, None)
        before = dict(views)
        for seat, view in before.items():
            heard = rules.redact(event, seat)
            if heard is not None:
                assert rules.redact(heard, None) == public
                views[seat] = rules.apply_event(view, heard)
        if public is None:
            continue
        for style in shown_styles(game):
            for seat in range(setup.seats):
                found = {
                    shown_habit(habits, style, ShownMove(seat, public, before[listener], views[listener]))
                    for listener in views
                }
                assert len(found) == 1, (style, seat, public)
                count += found != {None}
    assert count


# -- at the table --------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """A comment, its round and speaker, and whether no other bubble was open before it."""

    round: int
    name: str
    words: str
    alone: bool
    match: int = 0


class Listener:
    def __init__(self, game: str, view: Any, styles: dict[str, str], *, still: bool) -> None:
        pygame.display.set_mode((640, 360))
        kit = KITS[game]
        people = tuple(Person(name, style=styles.get(name, "")) for name in PEOPLE)
        self.heard: list[Heard] = []
        self._alone = True
        self.table: Any = kit.table(
            view, people, Art(), TableServices(Settings(reduced_motion=still), talk=self._talk)
        )
        self.table.resize(1280, 720)
        self._show = Show(self.table, kit.narrator(), speed="instant")

    def _talk(self, words: str, _urgency: object) -> None:
        name, _, line = words.partition(": ")
        self.heard.append(Heard(self.table.view.round, name, line, self._alone))

    def hear(self, event: Event) -> None:
        self._show.feed(event)
        self._show.finish()
        for _ in range(8):
            self.table.stage.update(0.1)
            before = list(self.table.stage.remarks.shown)
            self.table.model.pass_time(0.1)
            begun = [one for one in self.table.stage.remarks.shown if one not in before]
            self._alone = self._alone and not (begun and before)


STYLES = {"must_be_18": ("kind", "stately", "hasty", "spiteful")}
"""The styles of the people, by game, unless they are those that show most often in the others."""


def styles_of(game: str) -> dict[str, str]:
    return dict(zip(PEOPLE, STYLES.get(game, ("hunting", "grumpy", "hunting", "kind")), strict=True))


@cache
def comments(
    game: str, speakers: tuple[str, ...] = PEOPLE[1:], *, still: bool = False, matches: int = MATCHES
) -> list[Heard]:
    """Return the comments of random matches as the first seat hears them; only `speakers` have a style."""
    rules = rules_of(game)
    styles = {name: style for name, style in styles_of(game).items() if name in speakers}
    heard: list[Heard] = []
    for match in range(matches):
        setup = Setup(len(PEOPLE), match, rules.options())
        listener = Listener(game, rules.initial_view(setup, OWN), styles, still=still)
        for _state, events in islice(random_states(rules, setup, random.Random(match)), STEPS):
            for event in events:
                told = rules.redact(event, OWN)
                if told is not None:
                    listener.hear(told)
        heard += [one._replace(match=match) for one in listener.heard]
    return heard


def of_the_first_match(game: str) -> list[Heard]:
    found = [one for one in comments(game) if one.match == 0]
    assert found
    return found


@each_habits
def test_table_judges_events_as_a_spectator_sees_them(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a comment never depends on what only its own seat knows, such as its cards."""
    rules, judged = rules_of(game), list[Event]()

    def shows(deed: ShownMove) -> bool:
        judged.append(deed.event)
        return False

    setup = Setup(len(PEOPLE), 7, rules.options())
    listener = Listener(game, rules.initial_view(setup, OWN), {"Bob": "kind"}, still=True)
    monkeypatch.setattr(type(listener.table), "habits", (Habit("kind", shows, Text(), Text()),))
    heard = list[tuple[Event | None, Event | None]]()
    for _state, events in islice(random_states(rules, setup, random.Random(game)), 40):
        for event in events:
            told, public = rules.redact(event, OWN), rules.redact(event, None)
            if told is not None:
                listener.hear(told)
                heard.append((told, public))
    assert judged == [public for _told, public in heard if public is not None]
    assert any(told != public for told, public in heard)


@each_habits
def test_opponents_comment_at_most_once_a_round(game: str) -> None:
    heard = comments(game)
    by_round = [(one.match, one.round, one.name) for one in heard]
    assert {one.words for one in heard} <= set(lines_of(game))
    assert len(set(by_round)) == len(by_round)
    assert len({one.name for one in heard}) > 1
    assert len({one.words for one in heard}) > 2


@each_habits
def test_comments_are_the_same_in_a_replay_and_with_reduced_motion(game: str) -> None:
    first = of_the_first_match(game)
    assert comments.__wrapped__(game, matches=1) == first
    assert comments(game, still=True, matches=1) == first


@each_habits
def test_comments_wait_for_other_bubbles(game: str) -> None:
    assert all(one.alone for one in comments(game))


@each_habits
def test_the_player_never_comments(game: str) -> None:
    assert comments(game, PEOPLE, matches=1) == of_the_first_match(game)
    assert comments(game, PEOPLE[:1], matches=1) == []


@each_habits
def test_people_without_a_style_never_comment(game: str) -> None:
    assert {one.name for one in comments(game, ("Bob",))} == {"Bob"}
