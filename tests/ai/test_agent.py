"""Agents are found by level, and levels by id."""

from __future__ import annotations

import pytest

from game.ai.agent import UnknownLevel, make_agent
from game.ai.levels import LEVELS, level_of
from game.cardgames.registry import GAMES, agents_module


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_agent_of_every_level(game: str) -> None:
    for level in LEVELS:
        assert make_agent(agents_module(game), level.id) is not make_agent(agents_module(game), level.id)


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownLevel, match="unknown level 'goose': expected one of duckling, drake, swan"):
        make_agent("game.cardgames.six_takes.ai", "goose")


def test_a_level_is_found_by_its_id() -> None:
    assert [level_of(level.id) for level in LEVELS] == list(LEVELS)
    assert all(level.budget.seconds is None for level in LEVELS), "a match must think the same everywhere"
