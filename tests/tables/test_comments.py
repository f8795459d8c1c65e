"""Comments on own moves: half of the moves have one, once a round, and only where nobody else talks."""

from typing import Any

import pygame
import pytest

from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.events import CardsRevealed, Reason, RoundStarted, RowTaken
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.company.reactions import comment, lot
from game.tables.table import TableServices
from game.voice.speech_queue import Urgency

LINES = "One.", "Two."
FACTS = next(fact for fact in range(9) if comment(LINES, lot(0, 1, fact)))
"""A fact by which the second seat comments on a move before the first round."""


@pytest.fixture
def table() -> Any:
    pygame.display.set_mode((320, 200))
    people = tuple(Person(name, says={"gloats": ("Ha!",)}) for name in ("Ann", "Bob", "Celia"))
    blank = SIX_TAKES.initial_view(Setup(3, 1, SixTakesOptions()), 0)
    return kit_of("six_takes").table(blank, people, Art(), TableServices())


def words(table: Any) -> list[str]:
    return [one.text for one in table.model.stage.remarks.shown]


def pass_time(table: Any, seconds: float) -> list[str]:
    """All words that stand at beaks within so many seconds."""
    seen: list[str] = []
    for _ in range(round(seconds * 10)):
        table.update(0.1)
        seen += [one for one in words(table) if one not in seen]
    return seen


def test_half_of_the_moves_are_commented_on_and_all_lines_are_said() -> None:
    said = [comment(LINES, number) for number in range(400)]
    assert said.count(None) == 200
    assert said.count("One.") == said.count("Two.") == 100


def test_without_lines_there_is_no_comment() -> None:
    assert {comment((), number) for number in range(9)} == {None}


def test_a_lot_by_an_event_is_the_same_in_every_replay() -> None:
    """Drawn once and for all: neither an address nor Python's own hash is in it."""
    assert lot(2, 1, RowTaken(1, 6, 0, (5, 7), 2, Reason.TOO_LOW)) == 231556417
    assert lot(2, 1, CardsRevealed(3, ((6, 1), (9, 0)), False)) == 961044629


def test_a_comment_comes_at_once_if_nobody_talks(table: Any) -> None:
    table.model.comment(1, LINES, FACTS)
    assert pass_time(table, 0.1) == [comment(LINES, lot(0, 1, FACTS))]


def test_the_facts_decide(table: Any) -> None:
    silent = next(fact for fact in range(9) if comment(LINES, lot(0, 1, fact)) is None)
    table.model.comment(1, LINES, silent)
    assert pass_time(table, 1.0) == []


def test_there_is_one_comment_of_a_player_in_a_round(table: Any) -> None:
    table.model.comment(1, LINES, FACTS)
    assert len(pass_time(table, 6.0)) == 1
    table.model.comment(1, LINES, FACTS)
    assert pass_time(table, 6.0) == []
    table.perform(RoundStarted(1, (0, 1, 2), 104))
    told = next(fact for fact in range(9) if comment(LINES, lot(1, 1, fact)))
    table.model.comment(1, LINES, told)
    assert len(pass_time(table, 6.0)) == 1


def test_in_a_replay_that_goes_back_it_is_said_again(table: Any) -> None:
    for _ in range(2):
        table.model.comment(1, LINES, FACTS)
        assert len(pass_time(table, 6.0)) == 1
        table.show(table.view)


def test_it_waits_until_those_who_tell_of_the_match_have_done_so(table: Any) -> None:
    table.model.remark(2, "I draw.")
    assert pass_time(table, 1.0) == ["I draw."]
    table.model.comment(1, LINES, FACTS)
    assert pass_time(table, 1.0) == ["I draw."]
    assert len(pass_time(table, 2.0)) == 2


def test_it_does_not_wait_for_long(table: Any) -> None:
    table.model.remark(2, "I draw, and I shall tell you all about it, at great length and leisure.")
    table.model.comment(1, LINES, FACTS)
    assert len(pass_time(table, 9.0)) == 1


def test_what_was_not_said_in_time_keeps_nobody_silent(table: Any) -> None:
    table.model.remark(2, "I draw, and I shall tell you all about it, at great length and leisure.")
    table.model.comment(1, LINES, FACTS)
    assert len(pass_time(table, 3.0)) == 1
    assert not table.model.chatting
    table.model.stage.remarks.clear()
    table.model.comment(1, LINES, FACTS)
    assert pass_time(table, 0.1) == [comment(LINES, lot(0, 1, FACTS))]


def test_what_waits_is_forgotten_where_the_move_is_taken_back(table: Any) -> None:
    table.model.remark(2, "I draw.")
    table.model.comment(1, LINES, FACTS)
    table.show(table.view)
    assert pass_time(table, 3.0) == []


def test_it_does_not_come_where_others_chat(table: Any) -> None:
    table.model.boast(2, 0, "gloats")
    table.model.comment(1, LINES, FACTS)
    assert pass_time(table, 6.0) == ["Ha!"]


def test_of_two_comments_at_once_one_is_said(table: Any) -> None:
    table.model.comment(1, LINES, FACTS)
    other = next(fact for fact in range(9) if comment(LINES, lot(0, 2, fact)))
    table.model.comment(2, ("Three.",), other)
    assert pass_time(table, 9.0) == [comment(LINES, lot(0, 1, FACTS))]


def test_it_ends_as_the_player_plays(table: Any) -> None:
    table.model.comment(1, LINES, FACTS)
    table.end_chat()
    assert pass_time(table, 3.0) == []


def test_the_own_seat_says_nothing(table: Any) -> None:
    own = next(fact for fact in range(9) if comment(LINES, lot(0, 0, fact)))
    table.model.comment(0, LINES, own)
    assert pass_time(table, 3.0) == []


def test_it_is_spoken_in_its_turn_with_the_name(table: Any) -> None:
    heard: list[tuple[str, Urgency]] = []
    table.apply_settings(TableServices(talk=lambda line, urgency: heard.append((str(line), urgency))))
    table.model.comment(1, LINES, FACTS)
    assert heard == [(f"Bob: {comment(LINES, lot(0, 1, FACTS))}", Urgency.ASIDE)]
    pass_time(table, 9.0)
    assert len(heard) == 1


def test_it_is_spoken_at_once_though_its_bubble_has_to_wait(table: Any) -> None:
    """The question may be asked before the bubble has room: what is spoken must come before that."""
    heard: list[str] = []
    table.apply_settings(TableServices(talk=lambda line, _urgency: heard.append(str(line))))
    table.model.remark(2, "I draw, and I shall tell you all about it, at great length and leisure.")
    table.model.comment(1, LINES, FACTS)
    assert len(heard) == 1
    pass_time(table, 3.0)
    table.model.stage.remarks.clear()
    table.model.comment(1, LINES, FACTS)
    pass_time(table, 0.2)
    assert len(heard) == 1, "once in a round"
