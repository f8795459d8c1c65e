"""Par: ghosts play the same deal against the same opponents, for comparison with the player's result."""

from collections import deque

import pytest

from game import VERSION
from game.ai.factory import make_agent
from game.arcade.ghosts import LEVEL, Ghost
from game.arcade.par import Par
from game.arcade.result import lead_of, result_of, uses_leads
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.engine.contract import Phase
from game.engine.journal import Header, Player
from game.session.session import Session
from tests.support.ghosts import first_ghost_results
from tests.support.sampling import sampled
from tests.support.short_matches import SHORT

GHOSTS = 2


def header(game: str, seed: int = 6, level: str = "drake", seat: int = 0) -> Header:
    """Return the header of a short match of a player against agents of a level."""
    count = rules_of(game).usual_seats
    players = tuple(
        Player("You") if place == seat else Player(f"duck {place}", level) for place in range(count)
    )
    return Header(version=VERSION, game=game, seed=seed, options=SHORT[game], players=players)


def play_ghost(deal: Header) -> Ghost:
    """Return the first ghost, its match played to the end."""
    kit, ghost = kit_of(deal.game), Ghost(deal, 0)
    while questions := ghost.pending_choices:
        ghost.play(
            {
                one.seat: make_agent(kit, one.spec).choose(one.view, one.budget, one.chance).choice
                for one in questions
            }
        )
    return ghost


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_par_is_reproducible(game: str) -> None:
    found = Par(tuple(first_ghost_results(header(game), 0, GHOSTS)))
    assert len(found.results) == GHOSTS
    assert tuple(first_ghost_results(header(game), 0, 1)) == found.results[:1]


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_opponents_play_alike_against_ghosts_and_players(game: str) -> None:
    """A player who chooses like a ghost gets the same answers, choice by choice."""
    seat = 1
    deal = header(game, level="swan@10", seat=seat)
    ghost = play_ghost(deal)
    own = deque(one.choice for one in ghost.match.history if one.seat == seat)
    session = Session.new(rules_of(game), deal)
    while not session.match.over:
        if session.match.phase is Phase.ROUND_OVER:
            session.deal()
        session.update(0.0, patient=False)
        if session.my_turn:
            # A player never chooses before all simultaneous choosers have been asked.
            session.update(0.0, patient=False)
            session.choose(own.popleft())
    for place in range(len(deal.players)):
        heard = [one.choice for one in session.match.history if one.seat == place]
        assert heard == [one.choice for one in ghost.match.history if one.seat == place]
    assert session.match.state == ghost.match.state


def test_ghost_gets_its_own_seats_view() -> None:
    ghost = Ghost(header("sixty_six", seat=2), 3)
    while all(one.seat != 2 for one in ghost.pending_choices):
        ghost.play({one.seat: ghost.match.pending[one.seat][0] for one in ghost.pending_choices})
    asked = next(one for one in ghost.pending_choices if one.seat == 2)
    assert asked.view == ghost.match.view(2)
    assert asked.spec == LEVEL


def test_ghosts_have_seeds_of_their_own() -> None:
    questions = [Ghost(header("six_takes"), number).pending_choices for number in range(3)]
    own = {one.chance for asked in questions for one in asked if one.seat == 0}
    others = {one.chance for asked in questions for one in asked if one.seat == 1}
    assert (len(own), len(others)) == (3, 1)


@pytest.mark.parametrize("game", GAMES)
def test_higher_result_is_better(game: str) -> None:
    """The best rank has the best result, if everybody plays alone."""
    rules = rules_of(game)
    ghost = play_ghost(header(game))
    ranks = ghost.match.ranking
    results = [result_of(rules, ghost.match, seat) for seat in range(len(ranks))]
    assert max(results) == results[ranks.index(1)]


def test_figures_of_a_par() -> None:
    par = Par((-4.0, -8.0, -6.0, -6.0))
    assert par.mean == -6
    assert par.spread == pytest.approx(2**0.5)
    assert par.lead_of(-1.0) == 5
    assert (par.ghosts_below(-6.0), par.ghosts_below(-3.0), par.ghosts_below(-9.0)) == (1, 4, 0)


# -- results ---------------------------------------------------------------------------------------------


PARTNERS, ALONE = ((0, 2), (1, 3)), ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("totals", "teams", "seat", "more", "lead"),
    [
        ((7, 3, 7, 3), PARTNERS, 0, True, 4),
        ((7, 3, 7, 3), PARTNERS, 3, True, -4),
        ((7, -2, 7, -2), PARTNERS, 2, True, 9),
        ((9, 4, 5), ALONE, 0, True, 4),
        ((9, 4, 5), ALONE, 1, False, 1),
        ((9, 4, 4), ALONE, 0, False, -5),
        ((9, 4, 4), ALONE, 2, False, 0),
    ],
)
def test_lead_is_over_the_best_who_is_no_partner(
    totals: tuple[int, ...], teams: tuple[tuple[int, ...], ...], seat: int, more: bool, lead: int
) -> None:
    assert lead_of(totals, teams, seat, more_is_better=more) == lead


def test_only_partners_are_measured_by_their_lead() -> None:
    assert [game for game in GAMES if uses_leads(rules_of(game))] == ["sixty_six"]
