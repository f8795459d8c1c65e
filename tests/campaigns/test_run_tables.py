"""Agents play every table of a run; each ends soon enough."""

import pytest
from msgspec.structs import replace

from game.ai.factory import make_agent
from game.arcade.ghosts import Ghost
from game.arcade.par import Par
from game.arcade.run.charms import Effects
from game.arcade.run.goals import Finish, finish_of, is_goal_met
from game.arcade.run.scoring import earned_combos, run_scoring_of
from game.arcade.run.tables import header_of
from game.cardgames.registry import kit_of
from game.engine.journal import Header
from game.engine.match import Match
from game.storage.levels.run_tables import RunTable
from tests.arcade.run.run_tables import cast, tables
from tests.conftest import Campaign

CHOICES = range(1, 91)
"""The number of choices at a table: at about four seconds each, six minutes at most."""


def with_fast_levels(header: Header) -> Header:
    players = tuple(one if one.human else replace(one, level=f"{one.level}@12") for one in header.players)
    return replace(header, players=players)


def play_table(table: RunTable, seed: int) -> Match:
    """Play a table's match, with a ghost on the player's seat."""
    header = with_fast_levels(header_of(table, cast(), "Me", seed, Effects()))
    ghost, agents, kit = Ghost(header, 0), {}, kit_of(table.game)
    while questions := ghost.pending_choices:
        choices = {}
        for one in questions:
            agents[one.spec] = agent = agents.get(one.spec) or make_agent(kit, one.spec)
            choices[one.seat] = agent.choose(one.view, one.budget, one.chance).choice
        ghost.play(choices)
    return ghost.match


def check(table: RunTable, match: Match) -> Finish:
    """Check that a finished match can be recorded; return its end."""
    assert sum(one.seat == table.seat for one in match.history) in CHOICES
    finish = finish_of(match, table.seat)
    is_goal_met(table, finish, Par((finish.result,)))
    assert run_scoring_of(table.game).combos
    assert sum(one.points for one in earned_combos(table.game, match.events(table.seat), table.seat)) < 500
    return finish


@pytest.mark.campaign
@pytest.mark.parametrize("name", tables())
def test_every_table_can_be_played(name: str, campaign: Campaign) -> None:
    table = tables()[name]
    for number in range(campaign.times):
        check(table, play_table(table, campaign.seed + number))
