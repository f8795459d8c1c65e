"""Simulate: the same seed plays the same matches, and a trace tells a stranger all that rules are checked by.

The referee below knows the published rules of 6 takes! and the trace, and nothing of the program.
"""

import json
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from game import VERSION
from game.commands import line

Line = dict[str, Any]

FIELDS = {
    "MatchOpened": {"version", "game", "seed", "seats", "options"},
    "RoundStarted": {"round", "playing", "deck"},
    "RowsLaid": {"cards"},
    "HandDealt": {"seat", "count", "cards"},
    "DraftLaid": {"cards", "order"},
    "CardPicked": {"seat", "card", "automatic"},
    "TurnStarted": {"turn"},
    "CardChosen": {"seat", "card"},
    "CardsRevealed": {"turn", "plays", "automatic"},
    "RowAsked": {"seat", "card"},
    "RowTaken": {"seat", "card", "row", "cards", "ducks", "reason"},
    "CardPlaced": {"seat", "card", "row", "position"},
    "RoundScored": {"round", "playing", "taken", "ducks", "totals"},
    "SeatWentOut": {"seat", "total", "round"},
    "MatchEnded": {"ranking", "totals"},
}


def price(card: int) -> int:
    """The ducks on a card."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


class Referee:
    """Follows one match by its trace and objects to whatever the rules do not allow."""

    def __init__(self, opened: Line) -> None:
        self.options = opened["options"]
        self.seats = len(opened["seats"])
        self.totals = [0] * self.seats
        self.out = [0] * self.seats
        self.round = 0
        self.turn = 0
        self.picker = -1
        self.rows: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.taken: list[list[int]] = []
        self.chosen: dict[int, int] = {}
        self.waiting: list[list[int]] = []
        self.pool: list[int] = []
        self.order: list[int] = []
        self.asked: list[int] = []
        self.emptied: int | None = None
        self.ended = False

    @property
    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def hear(self, event: Line) -> None:
        assert not self.ended
        getattr(self, re.sub("(?<!^)(?=[A-Z])", "_", event["type"]).lower())(event)

    def round_started(self, event: Line) -> None:
        assert not any(self.hands)
        self.round += 1
        assert event["round"] == self.round
        assert event["playing"] == self.playing
        needed = 10 * len(self.playing) + 4
        assert event["deck"] == (needed if self.options["professional"] else 104)
        self.deck = event["deck"]
        self.turn = 0
        self.taken = [[] for _ in range(self.seats)]
        self.hands = [[] for _ in range(self.seats)]
        self.dealt: list[int] = []

    def _deal(self, cards: list[int]) -> None:
        self.dealt += cards
        assert len(set(self.dealt)) == len(self.dealt)
        assert all(1 <= card <= self.deck for card in cards)

    def rows_laid(self, event: Line) -> None:
        assert len(event["cards"]) == 4
        self._deal(event["cards"])
        self.rows = [[card] for card in event["cards"]]

    def hand_dealt(self, event: Line) -> None:
        assert not self.options["draft"]
        assert event["count"] == len(event["cards"]) == 10
        self._deal(event["cards"])
        self.hands[event["seat"]] = event["cards"]

    def draft_laid(self, event: Line) -> None:
        assert self.options["draft"]
        self._deal(event["cards"])
        clockwise = [(self.picker + 1 + place) % self.seats for place in range(self.seats)]
        assert event["order"] == [seat for seat in clockwise if seat in self.playing]
        self.picker = event["order"][0]
        self.pool, self.order = event["cards"], event["order"]

    def card_picked(self, event: Line) -> None:
        picked = sum(map(len, self.hands))
        assert event["seat"] == self.order[picked % len(self.order)]
        assert event["automatic"] == (len(self.pool) == 1)
        self.pool.remove(event["card"])
        self.hands[event["seat"]].append(event["card"])

    def turn_started(self, event: Line) -> None:
        self.turn += 1
        assert event["turn"] == self.turn
        assert all(len(self.hands[seat]) == 11 - self.turn for seat in self.playing)
        assert len(self.dealt) == 4 + 10 * len(self.playing)
        assert not self.pool
        assert not self.waiting

    def card_chosen(self, event: Line) -> None:
        assert event["seat"] not in self.chosen
        self.hands[event["seat"]].remove(event["card"])
        self.chosen[event["seat"]] = event["card"]

    def cards_revealed(self, event: Line) -> None:
        if event["automatic"]:
            self.turn += 1
            assert not self.chosen
            assert not self.waiting
            self.chosen = {seat: self.hands[seat].pop() for seat in self.playing}
            assert not any(self.hands)
        assert event["turn"] == self.turn
        assert sorted(self.chosen) == self.playing
        assert event["plays"] == sorted([card, seat] for seat, card in self.chosen.items())
        self.waiting, self.chosen = event["plays"], {}

    def _row_for(self, card: int) -> int | None:
        below = [(row[-1], place) for place, row in enumerate(self.rows) if row[-1] < card]
        return max(below)[1] if below else None

    def row_asked(self, event: Line) -> None:
        assert [event["card"], event["seat"]] == self.waiting[0]
        assert self._row_for(event["card"]) is None
        self.asked = self.waiting[0]

    def row_taken(self, event: Line) -> None:
        assert [event["card"], event["seat"]] == self.waiting[0]
        row = event["row"]
        if event["reason"] == "too_low":
            assert self.asked == self.waiting[0]
        else:
            assert event["reason"] == "sixth"
            assert row == self._row_for(event["card"])
            assert len(self.rows[row]) == 5
        assert event["cards"] == self.rows[row]
        assert event["ducks"] == sum(map(price, event["cards"]))
        self.taken[event["seat"]] += self.rows[row]
        self.rows[row] = []
        self.emptied = row

    def card_placed(self, event: Line) -> None:
        assert [event["card"], event["seat"]] == self.waiting.pop(0)
        row = self._row_for(event["card"]) if self.emptied is None else self.emptied
        assert event["row"] == row
        self.rows[row].append(event["card"])
        assert event["position"] == len(self.rows[row]) <= 5
        self.emptied, self.asked = None, []

    def round_scored(self, event: Line) -> None:
        assert not self.waiting
        assert event["round"] == self.round
        assert event["playing"] == self.playing
        assert event["taken"] == self.taken
        assert event["ducks"] == [sum(map(price, cards)) for cards in self.taken]
        self.totals = [total + new for total, new in zip(self.totals, event["ducks"], strict=True)]
        assert event["totals"] == self.totals
        everything = [card for cards in (*self.rows, *self.taken) for card in cards]
        assert sorted(everything) == sorted(self.dealt)

    def seat_went_out(self, event: Line) -> None:
        assert self.options["ending"] == "elimination"
        assert event["total"] == self.totals[event["seat"]] > self.options["limit"] > 0
        assert event["round"] == self.round
        assert not self.out[event["seat"]]
        self.out[event["seat"]] = self.round

    def match_ended(self, event: Line) -> None:
        assert event["totals"] == self.totals
        limit = self.options["limit"]
        if not limit:
            assert self.round == 1
        elif self.options["ending"] == "classic":
            assert max(self.totals) >= limit
        else:
            assert len(self.playing) <= 1
        key = [(-(self.out[seat] or self.round + 1), self.totals[seat]) for seat in range(self.seats)]
        assert event["ranking"] == [1 + sum(other < own for other in key) for own in key]
        self.ended = True


def simulate(*words: str, levels: str = "drake,duckling,drake", matches: int = 2) -> None:
    assert line.run(["simulate", "six_takes", "--seats", levels, "--matches", str(matches), *words]) == 0


def trace_of(path: Path, *words: str, levels: str = "drake,duckling,drake", matches: int = 2) -> list[Line]:
    simulate("--trace", str(path), *words, levels=levels, matches=matches)
    return [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]


def by_match(lines: list[Line]) -> Iterator[list[Line]]:
    for _, group in groupby(lines, key=lambda one: one["match"]):
        yield list(group)


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        ("drake,duckling,drake,duckling", ()),
        ("duckling,duckling", ("limit=0",)),
        ("duckling,duckling,duckling", ("ending=classic", "limit=40")),
        ("drake,duckling,drake", ("professional=on",)),
        ("duckling,drake,duckling", ("draft=on", "limit=30")),
        ("duckling,drake", ("draft=on", "professional=yes", "ending=classic")),
        (",".join(["duckling"] * 10), ("limit=1",)),
    ],
)
def test_a_stranger_can_check_every_rule(tmp_path: Path, levels: str, options: tuple[str, ...]) -> None:
    words = [word for option in options for word in ("--option", option)]
    lines = trace_of(tmp_path / "trace", "--seed", "31", *words, levels=levels, matches=4)
    matches = list(by_match(lines))
    assert len(matches) == 4
    for number, (opened, *events) in enumerate(matches):
        assert opened["seed"] == 31 + number
        assert opened["seats"] == levels.split(",")
        referee = Referee(opened)
        for event in events:
            referee.hear(event)
        assert referee.ended


def test_every_line_has_its_place_and_its_fields(tmp_path: Path) -> None:
    lines = trace_of(tmp_path / "a", "--option", "limit=20")
    lines += trace_of(tmp_path / "b", "--option", "draft=on", "--option", "limit=0")
    assert {one["type"] for one in lines} == FIELDS.keys()
    for one in lines:
        assert one.keys() == FIELDS[one["type"]] | {"match", "step", "type"}
    for match in by_match(lines):
        assert [one["step"] for one in match] == list(range(len(match)))


def test_the_first_line_says_how_it_was_played(tmp_path: Path) -> None:
    first = trace_of(tmp_path / "trace", "--seed", "9", "--option", "limit=12")[0]
    assert first == {
        "match": 0,
        "step": 0,
        "type": "MatchOpened",
        "version": VERSION,
        "game": "six_takes",
        "seed": 9,
        "seats": ["drake", "duckling", "drake"],
        "options": {"limit": 12, "ending": "elimination", "professional": False, "draft": False},
    }


def test_the_same_seed_plays_the_same_and_another_does_not(tmp_path: Path) -> None:
    levels = "duckling,drake,swan"
    one, same, other = (
        trace_of(tmp_path / name, "--seed", seed, "--option", "limit=0", levels=levels, matches=1)
        for name, seed in (("one", "4"), ("same", "4"), ("other", "5"))
    )
    assert one == same
    assert one[1:] != other[1:]


def test_each_match_has_the_seed_after_the_last_ones(tmp_path: Path) -> None:
    both = list(by_match(trace_of(tmp_path / "both", "--seed", "4", "--option", "limit=0")))
    second = trace_of(tmp_path / "second", "--seed", "5", "--option", "limit=0", matches=1)
    assert [{**one, "match": 0} for one in both[1]] == second


def test_the_summary_as_json_agrees_with_the_trace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = trace_of(tmp_path / "trace", "--json", matches=5)
    summary = json.loads(capsys.readouterr().out)
    assert (summary["game"], summary["matches"]) == ("six_takes", 5)
    assert summary["more_is_better"] is False
    ends = [one for one in lines if one["type"] == "MatchEnded"]
    rounds = [one for one in lines if one["type"] == "RoundScored"]
    for seat, found in enumerate(summary["seats"]):
        ranks = [end["ranking"] for end in ends]
        wins = sum((rank[seat] == 1) / rank.count(1) for rank in ranks)
        played = [one["ducks"][seat] for one in rounds if seat in one["playing"]]
        assert (found["seat"], found["level"]) == (seat, ("drake", "duckling", "drake")[seat])
        assert found["win_share"] == pytest.approx(wins / 5)
        assert found["points_per_round"] == pytest.approx(sum(played) / len(played))
        assert found["points_per_match"] == pytest.approx(sum(end["totals"][seat] for end in ends) / 5)
    assert sum(found["win_share"] for found in summary["seats"]) == pytest.approx(1)


def test_the_table_names_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("--option", "limit=0", matches=3)
    streams = capsys.readouterr()
    assert "3 matches" in streams.out
    assert streams.out.count("drake") == 2
    assert streams.out.count("duckling") == 1
    assert "win share" in streams.out
    assert "ducks a round" in " ".join(streams.out.split())
    assert streams.err == "", "no progress bar where nobody looks"


def test_a_bot_that_dies_is_told_in_the_table_and_by_the_exit_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    dead = f"exec:{sys.executable} -I -S -c pass"
    words = ["simulate", "six_takes", "--option", "limit=0", "--matches", "2", "--seats"]
    assert line.run([*words, f"drake,{dead}"]) == 1
    streams = capsys.readouterr()
    assert streams.err.count("Drake plays on") == 2
    table = " ".join(streams.out.split())
    assert "failed" in table
    assert table.count("2 of 2") == 1
    assert "Drake played on where a bot failed" in table
    assert line.run([*words, f"drake,{dead}", "--json"]) == 1
    assert [one["failures"] for one in json.loads(capsys.readouterr().out)["seats"]] == [0, 2]
    assert line.run([*words, "drake,duckling"]) == 0
    assert "failed" not in capsys.readouterr().out
    assert line.run([*words, "drake,duckling", "--json"]) == 0
    assert [one["failures"] for one in json.loads(capsys.readouterr().out)["seats"]] == [0, 0]


def test_a_trace_on_the_output_is_nothing_but_lines(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("--option", "limit=0", "--trace", "-", matches=1)
    streams = capsys.readouterr()
    lines = [json.loads(text) for text in streams.out.splitlines()]
    assert lines[0]["type"] == "MatchOpened"
    assert lines[-1]["type"] == "MatchEnded"
    assert "1 match" in streams.err
