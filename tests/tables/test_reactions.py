"""Players react to each other and comment on their own moves: in proportion to the stakes, and rarely."""

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
from game.tables.company.reactions import (
    FELT,
    GREAT,
    SEEN,
    Feeling,
    Occasion,
    Reaction,
    Relations,
    SpokenReply,
    chosen_comment,
    feelings,
    greetings,
    relations,
    spoken_answer,
    stable_hash,
    watchers,
)
from game.tables.table import TableServices
from game.ui.drawing.mascots.ducks import Mood
from game.voice.speech_queue import Urgency

OTHERS = Relations(friends=(), rivals=(1, 4), neighbours=(1, 3))
TEAMS = Relations(friends=(2,), rivals=(1, 3), neighbours=())


def bad_reaction(stakes: float, *payers: int) -> Reaction:
    return Reaction(0, good=False, stakes=stakes, payers=payers)


def good_reaction(stakes: float, *payers: int) -> Reaction:
    return Reaction(0, good=True, stakes=stakes, payers=payers)


# -- relations -----------------------------------------------------------------------------------------


def test_rivals_are_next_in_the_standing() -> None:
    assert relations(0, (7, 1, 9, 30, 8)).rivals == (1, 4)
    assert relations(3, (7, 1, 9, 30, 8)).rivals == (2,)


def test_neighbours_sit_on_both_sides() -> None:
    assert relations(0, (0, 0, 0, 0)).neighbours == (3, 1)


def test_two_players_are_rivals_and_neighbours() -> None:
    assert relations(1, (5, 5)) == Relations((), (0,), (0,))


def test_seats_that_are_out_do_not_count() -> None:
    """Seat 1 is nearest in the standing and at the table, but is out."""
    assert relations(0, (5, 5, 20, 30), playing=(0, 2, 3)) == Relations((), (2,), (3, 2))


# -- moods ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reaction", "felt"),
    [
        (bad_reaction(FELT - 0.01), {}),
        (bad_reaction(FELT), {1: Feeling.SLY, 4: Feeling.SLY}),
        (bad_reaction(GREAT), {1: Feeling.GLEE, 4: Feeling.GLEE, 3: Feeling.SHOCK}),
        (good_reaction(FELT), {1: Feeling.SAD, 4: Feeling.SAD}),
        (good_reaction(GREAT), {1: Feeling.SHOCK, 4: Feeling.SHOCK, 3: Feeling.SAD}),
    ],
)
def test_rivals_gloat_or_envy_and_neighbours_wince_at_high_stakes(
    reaction: Reaction, felt: dict[int, Feeling]
) -> None:
    assert feelings(reaction, OTHERS) == felt


def test_partner_shares_the_feeling() -> None:
    assert feelings(bad_reaction(FELT), TEAMS)[2] is Feeling.SAD
    assert feelings(bad_reaction(GREAT), TEAMS)[2] is Feeling.SHOCK
    assert feelings(good_reaction(FELT), TEAMS)[2] is Feeling.GLEE


def test_good_play_shocks_whoever_pays_for_it() -> None:
    assert feelings(good_reaction(0.0, 2), OTHERS) == {2: Feeling.SHOCK}
    assert feelings(good_reaction(GREAT, 3), OTHERS)[3] is Feeling.SHOCK


def test_culprit_smirks() -> None:
    assert feelings(bad_reaction(GREAT, 2), OTHERS)[2] is Feeling.SLY


@pytest.mark.parametrize("reaction", [bad_reaction(1.0, 0), good_reaction(1.0, 0)])
def test_seat_itself_does_not_react(reaction: Reaction) -> None:
    assert 0 not in feelings(reaction, Relations((0,), (0, 1), (0,)))
    assert 0 not in watchers(reaction, Relations((0,), (0, 1), (0,)))


def test_seats_involved_look_at_important_events() -> None:
    assert watchers(bad_reaction(SEEN - 0.01, 2), OTHERS) == ()
    assert sorted(watchers(bad_reaction(SEEN, 2), OTHERS)) == [1, 2, 3, 4]


# -- answers -------------------------------------------------------------------------------------------


def test_one_in_three_reactions_is_answered() -> None:
    said = [spoken_answer(bad_reaction(FELT), OTHERS, number) for number in range(300)]
    assert sum(one is not None for one in said) == 100
    assert {one.seat for one in said if one} == {1, 4}
    assert {one.occasion for one in said if one} == {Occasion.GLOATS}
    assert len({one.number for one in said if one}) > 10


def test_weak_reactions_are_not_answered() -> None:
    assert all(spoken_answer(bad_reaction(FELT - 0.01), OTHERS, number) is None for number in range(9))


def test_partners_and_the_player_do_not_answer() -> None:
    found = {
        one.seat
        for number in range(60)
        if (one := spoken_answer(good_reaction(1.0, 2), TEAMS, number, silent=1))
    }
    assert found == {3}


def test_no_answer_without_anyone_left_to_give_it() -> None:
    assert spoken_answer(good_reaction(1.0), Relations((), (1,), ()), 0, silent=1) is None


def test_answer_to_luck_is_envy() -> None:
    assert spoken_answer(good_reaction(1.0), Relations((), (4,), ()), 6) == SpokenReply(4, Occasion.ENVIES, 2)


def test_stable_hash_of_numbers_is_reproducible() -> None:
    """Fixed values: Python's own hash differs between runs."""
    assert stable_hash(3, 55) == 2247150876
    assert len({stable_hash(turn, card) % 3 for turn in range(3) for card in range(9)}) == 3


# -- greetings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speakers", "count"), [((), 0), ((3,), 1), ((1, 2), 1), ((1, 2, 5), 2), ((1, 2, 3, 4), 2)]
)
def test_one_opponent_greets_or_two_of_three_or_more(speakers: tuple[int, ...], count: int) -> None:
    found = [greetings(speakers, number) for number in range(40)]
    assert {len(said) for said in found} == {count}
    assert all(len({one.seat for one in said}) == count for said in found)
    assert {one.seat for said in found for one in said} == set(speakers)
    assert {one.occasion for said in found for one in said} <= {Occasion.GREETS}


def test_every_feeling_has_a_mood() -> None:
    assert {feeling.value for feeling in Feeling} <= {mood.value for mood in Mood}


# -- comments --------------------------------------------------------------------------------------------


LINES = "One.", "Two."
FACTS = next(fact for fact in range(9) if chosen_comment(LINES, stable_hash(0, 1, fact)))
"""A fact for which the second seat comments on a move before the first round."""


@pytest.fixture
def table() -> Any:
    pygame.display.set_mode((320, 200))
    people = tuple(Person(name, says={"gloats": ("Ha!",)}) for name in ("Ann", "Bob", "Celia"))
    blank = SIX_TAKES.initial_view(Setup(3, 1, SixTakesOptions()), 0)
    return kit_of("six_takes").table(blank, people, Art(), TableServices())


def words(table: Any) -> list[str]:
    return [one.text for one in table.model.stage.remarks.shown]


def pass_time(table: Any, seconds: float) -> list[str]:
    """Let time pass; return all words in bubbles meanwhile."""
    seen: list[str] = []
    for _ in range(round(seconds * 10)):
        table.update(0.1)
        seen += [one for one in words(table) if one not in seen]
    return seen


def test_half_of_the_moves_are_commented_on_with_all_lines() -> None:
    said = [chosen_comment(LINES, number) for number in range(400)]
    assert said.count(None) == 200
    assert said.count("One.") == said.count("Two.") == 100


def test_no_comment_without_lines() -> None:
    assert {chosen_comment((), number) for number in range(9)} == {None}


def test_stable_hash_of_an_event_is_reproducible() -> None:
    """Fixed values: neither an address nor Python's own hash is used."""
    assert stable_hash(2, 1, RowTaken(1, 6, 0, (5, 7), 2, Reason.TOO_LOW)) == 231556417
    assert stable_hash(2, 1, CardsRevealed(3, ((6, 1), (9, 0)), False)) == 961044629


def test_comment_comes_immediately_if_nobody_talks(table: Any) -> None:
    table.model.talk.comment(1, LINES, FACTS)
    assert pass_time(table, 0.1) == [chosen_comment(LINES, stable_hash(0, 1, FACTS))]


def test_facts_decide_whether_there_is_a_comment(table: Any) -> None:
    silent = next(fact for fact in range(9) if chosen_comment(LINES, stable_hash(0, 1, fact)) is None)
    table.model.talk.comment(1, LINES, silent)
    assert pass_time(table, 1.0) == []


def test_player_comments_once_in_a_round(table: Any) -> None:
    table.model.talk.comment(1, LINES, FACTS)
    assert len(pass_time(table, 6.0)) == 1
    table.model.talk.comment(1, LINES, FACTS)
    assert pass_time(table, 6.0) == []
    table.perform(RoundStarted(1, (0, 1, 2), 104))
    told = next(fact for fact in range(9) if chosen_comment(LINES, stable_hash(1, 1, fact)))
    table.model.talk.comment(1, LINES, told)
    assert len(pass_time(table, 6.0)) == 1


def test_comment_is_repeated_in_a_replay_that_goes_back(table: Any) -> None:
    for _ in range(2):
        table.model.talk.comment(1, LINES, FACTS)
        assert len(pass_time(table, 6.0)) == 1
        table.show(table.view)


def test_comment_waits_until_remarks_on_the_match_are_over(table: Any) -> None:
    table.model.remark(2, "I draw.")
    assert pass_time(table, 1.0) == ["I draw."]
    table.model.talk.comment(1, LINES, FACTS)
    assert pass_time(table, 1.0) == ["I draw."]
    assert len(pass_time(table, 2.0)) == 2


def test_comment_does_not_wait_for_long(table: Any) -> None:
    table.model.remark(2, "I draw, and I shall tell you all about it, at great length and leisure.")
    table.model.talk.comment(1, LINES, FACTS)
    assert len(pass_time(table, 9.0)) == 1


def test_expired_comment_blocks_nobody(table: Any) -> None:
    table.model.remark(2, "I draw, and I shall tell you all about it, at great length and leisure.")
    table.model.talk.comment(1, LINES, FACTS)
    assert len(pass_time(table, 3.0)) == 1
    assert not table.model.talk.chatting
    table.model.stage.remarks.clear()
    table.model.talk.comment(1, LINES, FACTS)
    assert pass_time(table, 0.1) == [chosen_comment(LINES, stable_hash(0, 1, FACTS))]


def test_waiting_comment_is_dropped_when_the_move_is_undone(table: Any) -> None:
    table.model.remark(2, "I draw.")
    table.model.talk.comment(1, LINES, FACTS)
    table.show(table.view)
    assert pass_time(table, 3.0) == []


def test_comment_does_not_interrupt_others(table: Any) -> None:
    table.model.talk.say_line(2, 0, "gloats")
    table.model.talk.comment(1, LINES, FACTS)
    assert pass_time(table, 6.0) == ["Ha!"]


def test_only_one_of_two_simultaneous_comments_is_made(table: Any) -> None:
    table.model.talk.comment(1, LINES, FACTS)
    other = next(fact for fact in range(9) if chosen_comment(LINES, stable_hash(0, 2, fact)))
    table.model.talk.comment(2, ("Three.",), other)
    assert pass_time(table, 9.0) == [chosen_comment(LINES, stable_hash(0, 1, FACTS))]


def test_comment_ends_when_the_player_plays(table: Any) -> None:
    table.model.talk.comment(1, LINES, FACTS)
    table.end_chat()
    assert pass_time(table, 3.0) == []


def test_the_player_never_comments(table: Any) -> None:
    own = next(fact for fact in range(9) if chosen_comment(LINES, stable_hash(0, 0, fact)))
    table.model.talk.comment(0, LINES, own)
    assert pass_time(table, 3.0) == []


def test_comment_is_spoken_in_turn_with_the_name(table: Any) -> None:
    heard: list[tuple[str, Urgency]] = []
    table.apply_settings(TableServices(talk=lambda line, urgency: heard.append((str(line), urgency))))
    table.model.talk.comment(1, LINES, FACTS)
    assert heard == [(f"Bob: {chosen_comment(LINES, stable_hash(0, 1, FACTS))}", Urgency.ASIDE)]
    pass_time(table, 9.0)
    assert len(heard) == 1


def test_comment_is_spoken_immediately_though_its_bubble_waits(table: Any) -> None:
    """The question may be asked before the bubble has room, and the comment must be spoken before it."""
    heard: list[str] = []
    table.apply_settings(TableServices(talk=lambda line, _urgency: heard.append(str(line))))
    table.model.remark(2, "I draw, and I shall tell you all about it, at great length and leisure.")
    table.model.talk.comment(1, LINES, FACTS)
    assert len(heard) == 1
    pass_time(table, 3.0)
    table.model.stage.remarks.clear()
    table.model.talk.comment(1, LINES, FACTS)
    pass_time(table, 0.2)
    assert len(heard) == 1, "once in a round"
