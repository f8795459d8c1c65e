"""What checkers and bots get of a game is what its document says.

The document is PROTOCOL.md in the game's folder. In its tables, a row that starts with a type's name has
the type's fields in the second cell, outside of brackets; tables of other things have other headings. The
order of events is an indented block of patterns, as ARENA.md explains them.
"""

import json
import re
import sys
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest
from msgspec import Struct

from game.cardgames.registry import GAMES, rules_of
from game.cardgames.sixpack.rules.game import ROUTINES
from game.cardgames.sixpack.rules.packs import PACKS
from game.commands import line
from game.engine.contract import CardGame
from game.engine.options import declared_options
from tests.conftest import ROOT
from tests.protocol import LIST, update_page, view_rows

NAME = re.compile(r"`([a-z_]+)`")
BRACKETS = re.compile(r"\([^)]*\)")
TYPE = re.compile(r"`([A-Z][A-Za-z]+)`")
WORD = re.compile(r"[A-Za-z]+")
PATTERN = re.compile(r"^    ([a-z]+) = (.+(?:\n +\|.+)*)", re.MULTILINE)
ADDED = {"match", "step", "type"}
"""Fields that every line of a trace has."""

HEADER = "MatchOpened"
"""The line of a trace that isn't an event."""

BOT = """
import json, sys
log = open(sys.argv[1], "a", encoding="utf-8")
for text in sys.stdin:
    log.write(text)
    log.flush()
    told = json.loads(text)
    if told["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "First"}), flush=True)
    elif told["type"] == "choose":
        print(json.dumps({"choice": told["choices"][0]}), flush=True)
"""
"""A bot that takes the first choice and records every message."""

MARKS = ("events", "choices", "view")
"""The lists that each document has."""

Fields = dict[str, set[str]]


class Document:
    def __init__(self, game: str) -> None:
        path = ROOT / f"game/cardgames/{game}/PROTOCOL.md"
        self.text = path.read_text(encoding="utf-8")
        self.types: Fields = {}
        self.view: list[str] = []
        self.options: dict[str, str] = {}
        self.questions: list[str] = []
        self.patterns = dict(PATTERN.findall(self.text))
        heading: list[str] = []
        for text in self.text.splitlines():
            if not text.startswith("|"):
                heading = []
                continue
            cells = [cell.strip() for cell in text.strip("|").split("|")]
            heading = heading or cells
            named = TYPE.fullmatch(cells[0])
            if named:
                assert named[1] not in self.types, f"{named[1]} is listed twice"
                self.types[named[1]] = outside_brackets(cells[1])
            elif heading == ["fields", "meaning"]:
                self.view += NAME.findall(cells[0])
            elif heading == ["option", "values"]:
                self.options.update(dict.fromkeys(NAME.findall(cells[0]), cells[1]))
            elif heading[0] == "kind":
                self.questions += NAME.findall(cells[0])

    def order(self, name: str = "match") -> str:
        """Return a pattern, with those it refers to, as a regular expression with `;` after each type."""

        def part(word: re.Match[str]) -> str:
            return f"(?:{self.order(word[0]) if word[0] in self.patterns else word[0] + ';'})"

        return re.sub(r"\s", "", WORD.sub(part, self.patterns[name]))

    def fields(self, name: str) -> set[str]:
        """Return a type's fields, from its row or from the brackets after its name in a sentence."""
        if name in self.types:
            return self.types[name]
        told = re.search(rf"`{name}` \(([^)]*)\)", self.text)
        assert told, f"{name} is not in the document"
        return set(NAME.findall(told[1]))


def outside_brackets(text: str) -> set[str]:
    return set(NAME.findall(BRACKETS.sub("", text)))


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> CardGame[Any, Any]:
    return rules_of(request.param)


@pytest.fixture
def document(game: CardGame[Any, Any]) -> Document:
    return Document(game.id)


def test_lists_are_up_to_date(game: CardGame[Any, Any], document: Document) -> None:
    """`python -m tests.protocol` writes them."""
    assert set(LIST.findall(document.text)) >= {(f"<!-- {name} -->\n", name) for name in MARKS}
    assert update_page(document.text, game) == document.text


def test_view_needs_a_description_of_each_field() -> None:
    class Halved(Struct):
        """The knowledge of `seat`.

        Attributes:
            left: the left half; `middle` lies
                between, or is None.
        """

        seat: int
        left: int
        middle: int | None

    assert view_rows(Halved) == [
        "| `seat` | as in the hello |",
        "| `left`, `middle` | the left half; `middle` lies between, or is null. |",
    ]

    class Forgotten(Halved):
        """The same, without attributes."""

    with pytest.raises(ValueError, match=r"Forgotten: expected attributes for all of .*'left', 'middle'"):
        view_rows(Forgotten)


def test_options_and_their_values_are_documented(game: CardGame[Any, Any], document: Document) -> None:
    assert list(document.options) == [option.name for option in declared_options(game.options)]
    for field in msgspec.structs.fields(game.options):
        kind = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
        if get_origin(kind) is Literal:
            told = BRACKETS.sub("", document.options[field.name])
            assert set(re.findall(r"\w+", told)) == set(map(str, get_args(kind)))


def test_trace_is_as_documented(game: CardGame[Any, Any], document: Document, tmp_path: Path) -> None:
    told = trace_of(game, tmp_path, game.usual_seats, 1)
    assert told[0]["type"] == HEADER
    for event in told:
        assert event.keys() == ADDED | document.types[event["type"]]


def trace_of(
    game: CardGame[Any, Any], folder: Path, seats: int, matches: int, *options: str
) -> list[dict[str, Any]]:
    """Return the lines of a trace of this many matches between Ducklings, seeded from 1."""
    trace = folder / "trace.jsonl"
    words = ["simulate", game.id, "--seats", ",".join(["duckling"] * seats), "--matches", str(matches)]
    chosen = [word for option in options for word in ("--option", option)]
    assert line.run([*words, "--seed", "1", "--trace", str(trace), *chosen]) == 0
    return [json.loads(text) for text in trace.read_text(encoding="utf-8").splitlines()]


def test_matches_are_numbered_from_0_with_consecutive_seeds(game: CardGame[Any, Any], tmp_path: Path) -> None:
    told = trace_of(game, tmp_path, game.usual_seats, 3)
    opened = [event for event in told if event["type"] == HEADER]
    assert [(event["match"], event["step"], event["seed"]) for event in opened] == [
        (0, 0, 1),
        (1, 0, 2),
        (2, 0, 3),
    ]
    for match in range(3):
        own = [event for event in told if event["match"] == match]
        assert [event["step"] for event in own] == list(range(len(own)))
        assert own[-1]["type"] == "MatchEnded"


def test_order_names_exactly_all_events(game: CardGame[Any, Any], document: Document) -> None:
    named = set(WORD.findall(" ".join(document.patterns.values()))) - document.patterns.keys()
    assert named == {HEADER, *[kind.__name__ for kind in get_args(game.event_types)]}


ORDERED: list[tuple[str, int, tuple[str, ...], str]] = [
    ("six_takes", 3, (), "SeatWentOut"),
    ("six_takes", 2, ("limit=0", "draft=true"), "DraftLaid"),
    ("six_takes", 4, ("ending=classic", "limit=20"), "RowAsked"),
    ("sixpack", 2, ("preset=everything", "rounds=1"), "EffectTriggered"),
    ("sixpack", 4, ("preset=own", "packs=seethrough,sheriff,no_superheroes,carousel"), "EffectsChanged"),
    ("sixty_six", 4, ("target=7", "open_hands=true"), "HandsShown"),
    ("sixty_six", 4, ("target=7",), "MarriageAnnounced"),
    ("sixty_six", 4, ("target=7", "moon=no_trump"), "TrumpMade"),
    ("must_be_18", 2, ("rounds=3", "deck=even", "start=draw"), "DrawnToStart"),
    ("must_be_18", 2, ("rounds=3", "deck=even", "start=redeal"), "Redealt"),
    ("must_be_18", 6, ("rounds=3", "play=may_draw", "opening=voluntary"), "Skipped"),
]
"""Games, seats and options whose matches show the event."""


@pytest.mark.parametrize(("game_id", "seats", "options", "shows"), ORDERED)
def test_events_come_in_the_documented_order(
    game_id: str, seats: int, options: tuple[str, ...], shows: str, tmp_path: Path
) -> None:
    told = trace_of(rules_of(game_id), tmp_path, seats, 6, *options)
    order = re.compile(Document(game_id).order())
    assert shows in {event["type"] for event in told}
    for match in range(6):
        types = "".join(event["type"] + ";" for event in told if event["match"] == match)
        assert order.fullmatch(types), types


def test_player_who_draws_in_vain_is_skipped(tmp_path: Path) -> None:
    told = trace_of(rules_of("must_be_18"), tmp_path, 2, 6, "rounds=3", "deck=even", "start=draw")
    after = [
        (later["type"], later["seat"] == event["seat"])
        for event, later in pairwise(told)
        if event["type"] == "DrawnToStart"
    ]
    assert set(after) == {("PassedOver", True), ("ColumnsOpened", True)}


@pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    [
        ("six_takes", 3, ("limit=30",)),
        ("sixpack", 3, ()),
        ("sixty_six", 4, ("target=7",)),
        ("must_be_18", 3, ("rounds=3", "deck=even")),
    ],
)
def test_hands_are_dealt_in_the_documented_order(
    game_id: str, seats: int, options: tuple[str, ...], tmp_path: Path
) -> None:
    """From the round's first seat if it has one, otherwise from the lowest seat in the round."""
    dealt: list[int] = []
    due: list[int] = []
    for event in trace_of(rules_of(game_id), tmp_path, seats, 3, *options):
        match event["type"]:
            case "RoundStarted" | "Redealt":
                assert dealt == due
                first = event.get("first", 0)
                clockwise = [(first + place) % seats for place in range(seats)]
                due = [seat for seat in clockwise if seat in event.get("playing", clockwise)]
                dealt = []
            case "HandDealt":
                dealt.append(event["seat"])
    assert dealt == due


def test_seats_over_the_limit_go_out_lowest_first(tmp_path: Path) -> None:
    told = trace_of(rules_of("six_takes"), tmp_path, 5, 3, "limit=10")
    for place, event in enumerate(told):
        if event["type"] == "RoundScored":
            out = takewhile(lambda later: later["type"] == "SeatWentOut", told[place + 1 :])
            over = [seat for seat in event["playing"] if event["totals"][seat] > 10]
            assert [later["seat"] for later in out] == over


@pytest.mark.usefixtures("patient")
def test_bot_gets_what_is_documented(
    game: CardGame[Any, Any], document: Document, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bot, log = tmp_path / "bot.py", tmp_path / "log.jsonl"
    bot.write_text(BOT, encoding="utf-8")
    command = " ".join(f"'{Path(word).as_posix()}'" for word in (sys.executable, bot, log))
    seats = ",".join([f"exec:{command}", *["duckling"] * (game.usual_seats - 1)])
    assert line.run(["simulate", game.id, "--seats", seats, "--matches", "1", "--seed", "1"]) == 0
    assert "plays on" not in capfd.readouterr().err
    hello, *asked = [json.loads(text) for text in log.read_text(encoding="utf-8").splitlines()]
    assert hello["options"].keys() == document.options.keys()
    requests = [told for told in asked if told["type"] == "choose"]
    assert requests
    for told in requests:
        assert told["view"].keys() == set(document.view)
        for choice in told["choices"]:
            assert choice.keys() == {"type", *document.fields(choice["type"])}


def test_all_packs_and_questions_of_sixpack_are_documented() -> None:
    document = Document("sixpack")
    asking = {kind for kind, routine in ROUTINES.items() if routine.answer}
    assert set(document.questions) == asking
    assert set(PACKS) <= set(NAME.findall(document.text))
