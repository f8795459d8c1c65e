"""The player's rating: a fold over rated results, on the opponents' scale."""

import math
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from game import VERSION
from game.ai.levels import LEVELS
from game.arcade.rating.history import INITIAL_SPREAD, rating_history
from game.arcade.rating.strengths import (
    MEAN,
    Strength,
    Strengths,
    closest_opponent,
    is_evenly_matched,
    load_strengths,
    recorded_levels,
    resolve_mirrors,
)
from game.cardgames.registry import rules_of
from game.engine.journal import Header, Player
from game.files.gate import BadContent
from game.storage.history.records import MatchRecord
from game.storage.levels.tables import DuckFace, Opponent
from game.storage.places import ASSETS
from tests.support import results

SIX_TAKES, SIXTY_SIX = rules_of("six_takes"), rules_of("sixty_six")


def strengths(**agents: float) -> Strengths:
    """Return strengths of 1300, 1450, 1600 and 1650 for the levels, and others."""
    usual = dict(zip((level.id for level in LEVELS), (1300.0, 1450.0, 1600.0, 1650.0), strict=True))
    found = {spec: Strength(value, 10.0) for spec, value in (usual | agents).items()}
    return Strengths(rounds=1.0, matches=100, agents=found)


KNOWN = strengths()


def result(
    levels: Sequence[str], ranking: Sequence[int], *, rounds: int = 1, rated: bool = True, number: int = 0
) -> MatchRecord:
    """Return a match of the player, who has the first seat."""
    return results.result(
        ranking=tuple(ranking),
        rounds=(5,) * rounds,
        rated=rated,
        journal=f"match-{number}",
        levels=tuple(levels),
    )


def ratings_after(*matches: MatchRecord) -> list[float]:
    return [one.value for one in rating_history(matches, SIX_TAKES, KNOWN)]


def test_winning_raises_and_losing_lowers() -> None:
    won, lost = ratings_after(result(("", "swan"), (1, 2))), ratings_after(result(("", "swan"), (2, 1)))
    assert won[0] > MEAN > lost[0]
    assert won[0] - MEAN > MEAN - lost[0], "a win against a better opponent counts more than a defeat"


def test_tie_with_a_stronger_opponent_raises() -> None:
    assert (
        ratings_after(result(("", "eider"), (1, 1)))[0]
        > MEAN
        > ratings_after(result(("", "duckling"), (1, 1)))[0]
    )


def test_longest_matches_against_strongest_opponents_have_a_rating() -> None:
    """Both come from files: strengths up to 10,000, and matches of up to 2,000 rounds."""
    known = strengths(eider=10_000.0, duckling=0.0)
    long = [
        result(("", level), ranking, rounds=2000)
        for level in ("duckling", "eider")
        for ranking in ((1, 2), (2, 1))
    ]
    for one in long:
        found = rating_history([one, *long] * 20, SIX_TAKES, known)
        assert all(math.isfinite(rating.value) for rating in found)


def test_each_of_several_opponents_is_compared() -> None:
    first, second, last = (
        ratings_after(result(("", "drake", "drake", "drake"), ranking))[0]
        for ranking in ((1, 2, 3, 4), (2, 1, 3, 4), (4, 1, 2, 3))
    )
    assert first > second > MEAN > last


def test_more_rounds_count_more() -> None:
    one, many = (ratings_after(result(("", "drake"), (1, 2), rounds=rounds))[0] for rounds in (1, 9))
    assert many > one > MEAN


def test_rating_becomes_more_certain() -> None:
    matches = [result(("", "swan", "drake"), (2, 1, 3), number=number) for number in range(12)]
    found = rating_history(matches, SIX_TAKES, KNOWN)
    assert [one.journal for one in found] == [one.journal for one in matches]
    margins = [one.margin for one in found]
    assert margins == sorted(margins, reverse=True)
    assert margins[0] < 1.96 * INITIAL_SPREAD
    assert 1450 < found[-1].value < 1600


def test_practice_and_unknown_opponents_do_not_count() -> None:
    assert ratings_after(result(("", "swan"), (1, 2), rated=False)) == []
    assert ratings_after(result(("", "exec:"), (1, 2))) == []
    assert ratings_after(results.result()) == []
    with_bot, without = result(("", "swan", "exec:"), (2, 3, 1)), result(("", "swan"), (1, 2))
    assert ratings_after(with_bot) == ratings_after(without), "bots are ignored"


def test_partners_win_together() -> None:
    def after(partner: str, ranking: Sequence[int]) -> float:
        return rating_history([result(("", "drake", partner, "drake"), ranking)], SIXTY_SIX, KNOWN)[0].value

    won, lost = (1, 2, 1, 2), (2, 1, 2, 1)
    assert after("drake", won) > MEAN > after("drake", lost)
    assert after("duckling", won) > after("eider", won), "winning with the weaker partner was harder"
    assert rating_history([result(("", "drake", "exec:", "drake"), won)], SIXTY_SIX, KNOWN) == []


@pytest.mark.parametrize("true", [1300, 1600])
def test_player_of_known_strength_is_rated_within_the_margin(true: int) -> None:
    """With matches simulated by the rating's own model."""
    chance = random.Random(6)
    matches = []
    for number in range(150):
        level = chance.choice(LEVELS).id
        against = KNOWN.strength_of(level)
        assert against is not None
        wins = chance.random() < 1 / (1 + 10 ** ((against - true) / 400))
        matches.append(result(("", level), (1, 2) if wins else (2, 1), number=number))
    last = rating_history(matches, SIX_TAKES, KNOWN)[-1]
    assert abs(last.value - true) < last.margin < 80


# -- opponents ---------------------------------------------------------------------------------------


def test_style_has_its_levels_strength_unless_measured() -> None:
    known = strengths(**{"swan:kind": 1555.0})
    assert (known.strength_of("swan:kind@40"), known.strength_of("swan:daring")) == (1555, 1600)
    assert (
        known.strength_of(""),
        known.strength_of("exec:x"),
        known.strength_of("mirror"),
        known.strength_of("goose"),
    ) == (None,) * 4


def test_mirrors_place_and_strength_convert_both_ways() -> None:
    assert KNOWN.strength_of("mirror@150") == pytest.approx(1375)
    assert KNOWN.closest_mirror(1375) == "mirror@150"
    assert (KNOWN.closest_mirror(0), KNOWN.closest_mirror(3000)) == ("mirror@100", "mirror@400")


def test_measured_mirrors_count_and_are_made_monotone() -> None:
    known = strengths(
        **{"mirror@100": 1400.0, "mirror@200": 1520.0, "mirror@300": 1500.0, "mirror@400": 1640.0}
    )
    assert (
        known.strength_of("mirror@200")
        == known.strength_of("mirror@250")
        == known.strength_of("mirror@300")
        == 1510
    )
    assert known.closest_mirror(1510) == "mirror@200"
    assert known.closest_mirror(1455) == "mirror@150"


def opponent(name: str, level: str) -> Opponent:
    return Opponent(id=name, name=name, level=level, about="", face=DuckFace("#FFFFFF", "#FFFFFF"))


def test_closest_opponent_and_evenly_matched_ones() -> None:
    cast = [opponent(level.id, level.id) for level in LEVELS] + [opponent("echo", "mirror")]
    assert closest_opponent(cast, KNOWN, 1590).id == "swan"
    assert [one.id for one in cast if is_evenly_matched(one, KNOWN, 1622)] == ["swan", "eider"]
    assert closest_opponent([opponent("echo", "mirror")], KNOWN, 1500) is None


def test_only_mirror_without_a_strength_of_its_own_is_resolved() -> None:
    players = (
        Player("You"),
        Player("Echo", "mirror", "echo"),
        Player("Bob", "swan"),
        Player("E", "mirror@100"),
    )
    levels = [one.level for one in resolve_mirrors(players, KNOWN, 1600)]
    assert levels == ["", "mirror@300", "swan", "mirror@100"]


def test_result_keeps_no_bots_command() -> None:
    players = (Player("You"), Player("B", "exec:python my.py"), Player("S", "swan:kind"))
    header = Header(version=VERSION, game="six_takes", seed=1, options={}, players=players)
    assert recorded_levels(header) == ("", "exec:", "swan:kind")


# -- the file ----------------------------------------------------------------------------------------


def test_shipped_file_has_all_games() -> None:
    found = load_strengths()
    assert set(found) == {"six_takes", "sixpack", "sixty_six", "must_be_18"}
    for known in found.values():
        values = [known.strength_of(level.id) or 0 for level in LEVELS]
        assert sum(values) / 4 == pytest.approx(MEAN, abs=1)
        assert values == sorted(values), "each level beats the one before it"


def test_file_without_a_level_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ratings.toml"
    path.write_text("[games.toy]\nrounds = 1\nmatches = 5\n[games.toy.agents]\nduckling = { value = 1 }\n")
    with pytest.raises(BadContent, match="there's no drake"):
        load_strengths(path)


def test_matches_of_less_than_a_round_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "ratings.toml"
    path.write_bytes((ASSETS / "ratings.toml").read_bytes().replace(b"rounds = 1.0", b"rounds = 1e-9", 1))
    with pytest.raises(BadContent, match="Expected `float` >= 1"):
        load_strengths(path)


def test_infinite_margin_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ratings.toml"
    path.write_bytes((ASSETS / "ratings.toml").read_bytes().replace(b"margin = 22", b"margin = inf", 1))
    with pytest.raises(BadContent, match="Expected `float` <= 10000"):
        load_strengths(path)


@pytest.mark.parametrize("agent", ["mirror@100000", "swan@0", "swan@many"])
def test_impossible_agent_is_refused(tmp_path: Path, agent: str) -> None:
    path = tmp_path / "ratings.toml"
    path.write_bytes((ASSETS / "ratings.toml").read_bytes().replace(b"mirror@100", agent.encode(), 1))
    with pytest.raises(BadContent, match=f"agents: '{agent}': expected a "):
        load_strengths(path)
