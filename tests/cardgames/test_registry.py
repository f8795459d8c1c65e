"""The registry: every game has all its rooms, some without a screen, and each event its phase."""

import pickle
from pathlib import Path
from typing import get_args

import pytest

from game import cardgames
from game.ai.factory import make_agent
from game.ai.levels import LEVELS
from game.cardgames.registry import GAMES, UnknownGame, kit_of, rules_of
from game.engine.contract import Phase, Setup
from game.engine.options import declared_options
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.table import Table, TableServices
from game.ui.drawing.text import Fonts
from tests.support.running import run_code


@pytest.mark.parametrize("game", GAMES)
def test_game_has_all_its_rooms(game: str) -> None:
    kit, rules = kit_of(game), rules_of(game)
    assert kit.id == rules.id == game
    assert kit.title == rules.title
    assert declared_options(rules.options)
    for level in LEVELS:
        assert make_agent(kit, level.id)
    blank = rules.initial_view(Setup(rules.usual_seats, 1, rules.options()), None)
    people = tuple(Person(f"Duck {seat}") for seat in range(rules.usual_seats))
    assert isinstance(kit.table(blank, people, Art(), TableServices()), Table)
    assert {"narrate", "question", "reason", "choice"} <= set(dir(kit.narrator()))
    assert {"moment", "words", "label", "cards"} <= set(dir(kit.choices()))
    assert kit.rulebook()
    assert len(kit.emblem().cards(Fonts())) >= 2
    assert kit.pitch
    assert not kit.pitch.endswith(".")
    assert all(rules.unit)
    assert rules.usual_seats in rules.seat_counts


@pytest.mark.parametrize("name", ["whist", "", "registry", "../six_takes"])
def test_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(UnknownGame, match=f"unknown game {name!r}: expected one of six_takes"):
        rules_of(name)
    with pytest.raises(UnknownGame):
        kit_of(name)


@pytest.mark.parametrize("game", GAMES)
def test_kit_is_the_same_in_another_process(game: str) -> None:
    """The worker gets a kit, and makes agents from it."""
    kit = pickle.loads(pickle.dumps(kit_of(game)))
    assert kit.id == game
    assert kit.agents() is kit_of(game).agents()


# -- rooms -----------------------------------------------------------------------------------------------


FOLDER = Path(cardgames.__file__).parent
ROOMS = {"rules", "players", "words", "table", "rulebook"}


def modules(game: str, room: str) -> list[str]:
    files = sorted((FOLDER / game / room).rglob("*.py"))
    return [".".join(("game.cardgames", *file.relative_to(FOLDER).with_suffix("").parts)) for file in files]


@pytest.mark.parametrize("game", GAMES)
def test_games_have_the_same_rooms_and_modules(game: str) -> None:
    folders = {path.name for path in (FOLDER / game).iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == ROOMS
    beside = {"__init__.py", "run_scoring.py", "sheet.py", "shots.py"}
    assert {path.name for path in (FOLDER / game).glob("*.py")} == beside


@pytest.mark.parametrize("game", GAMES)
def test_rules_players_and_words_load_no_screen(game: str) -> None:
    names = [name for room in ("rules", "players", "words") for name in modules(game, room)]
    assert len(names) > 15
    check = "\n".join(
        [
            "import sys",
            *[f"import {name.removesuffix('.__init__')}" for name in names],
            "assert not {'pygame', 'game.ui'} & set(sys.modules)",
        ]
    )
    run_code(check)


# -- phases ----------------------------------------------------------------------------------------------


PHASES = {
    "six_takes": {
        Phase.DEALING: "RoundStarted RowsLaid HandDealt DraftLaid",
        Phase.CHOOSING: "CardPicked TurnStarted CardChosen",
        Phase.REVEALING: "CardsRevealed",
        Phase.SCORING: "RoundScored SeatWentOut",
        Phase.MATCH_OVER: "MatchEnded",
    },
    "sixpack": {
        Phase.DEALING: "RoundStarted HandDealt PilesLaid",
        Phase.CHOOSING: "TurnStarted CardLaid PassChosen",
        Phase.REVEALING: "CardsRevealed",
        Phase.SCORING: "RoundScored",
        Phase.MATCH_OVER: "MatchEnded",
    },
    "sixty_six": {
        Phase.DEALING: "RoundStarted HandDealt HandsShown",
        Phase.CHOOSING: "BidMade Passed AuctionWon HandLaidAside",
        Phase.SCORING: "ThrownIn HandScored",
        Phase.MATCH_OVER: "MatchEnded",
    },
    "must_be_18": {
        Phase.DEALING: "RoundStarted HandDealt PassedOver DrawnToStart Redealt",
        Phase.SCORING: "RoundScored",
        Phase.MATCH_OVER: "MatchEnded",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_each_event_has_its_phase(game: str) -> None:
    phases = {kind.__name__: kind.phase for kind in get_args(rules_of(game).event_types)}
    named = {name: phase for phase, names in PHASES[game].items() for name in names.split()}
    assert phases == dict.fromkeys(phases, Phase.RESOLVING) | named
