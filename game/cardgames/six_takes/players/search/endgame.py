"""Solved endgames: the last turns of two seats that know each other's cards.

With two seats, the professional deck has no cards left over, and after a draft all hands are known (RULES.md
§6). Both choose simultaneously, so a position is a matrix game of one hand's cards against the other's; its
entries are the values of the positions that follow. All positions are listed turn by turn, then solved
backwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from game.cardgames.six_takes.players.boards import Boards, Bools, Floats, Ints
from game.cardgames.six_takes.players.determinization import hidden_cards, other_seats
from game.cardgames.six_takes.players.features import unseen_counts
from game.cardgames.six_takes.players.likelihood import DealSampler
from game.cardgames.six_takes.players.opponents import PRIOR, Opponents
from game.cardgames.six_takes.players.search.flat_search import take_each_row
from game.cardgames.six_takes.players.search.outcomes import Outcomes, Search, chances_to_win, ducks_so_far
from game.cardgames.six_takes.rules.game import ROWS
from game.cardgames.six_takes.rules.view import SixTakesView, unseen_cards

_ROUNDS = 60
"""Rounds of regret matching. After these, neither seat could gain more than a tenth of the stakes."""


def equilibrium(payoffs: Floats) -> tuple[Floats, Floats]:
    """Return mixed strategies close to an equilibrium of zero-sum matrix games.

    Regret matching (Hart and Mas-Colell 2000), with regrets clipped at zero and averages weighted by round
    (Tammelin 2014).

    Args:
        payoffs: (games, rows, columns), for the row player.

    Returns:
        The probabilities of the rows, (games, rows), and of the columns, (games, columns).
    """
    games, rows, columns = payoffs.shape
    # What each seat gains from each of its choices: the first wants high payoffs, the second low ones.
    gains_of = payoffs, -payoffs.transpose(0, 2, 1)
    mixes = [np.full((games, size), 1 / size, dtype=np.float32) for size in (rows, columns)]
    regrets = [np.zeros_like(mix) for mix in mixes]
    sums = [np.zeros_like(mix) for mix in mixes]
    for turn in range(1, _ROUNDS + 1):
        for seat, gains_of_seat in enumerate(gains_of):
            gains = np.einsum("gij,gj->gi", gains_of_seat, mixes[1 - seat])
            reached = (gains * mixes[seat]).sum(axis=1, keepdims=True)
            regrets[seat] = np.maximum(regrets[seat] + gains - reached, 0)
            mixes[seat] = _normalize_rows(regrets[seat])
            sums[seat] += turn * mixes[seat]
    return _normalize_rows(sums[0]), _normalize_rows(sums[1])


def restricted_response(payoffs: Floats, model: Floats, trust: float) -> tuple[Floats, Floats]:
    """Return the best mixed strategy against a column player who mostly follows a model, and their strategy.

    The rest of the time, the column player plays optimally, which limits the cost of errors in the model (a
    restricted Nash response: Johanson, Zinkevich and Bowling 2007).

    Args:
        payoffs: (games, rows, columns), for the row player.
        model: (games, columns), the model's probabilities.
        trust: the share of turns, 0 to 1, in which the column player follows the model.
    """
    by_model = np.einsum("gij,gj->gi", payoffs, model)[:, :, None]
    mine, free = equilibrium(trust * by_model + (1 - trust) * payoffs)
    return mine, trust * model + (1 - trust) * free


def _normalize_rows(amounts: Floats) -> Floats:
    """Return each row divided by its sum, or a uniform row where the sum is 0."""
    whole = amounts.sum(axis=1, keepdims=True)
    alike = 1 / amounts.shape[1]
    shares: Floats = np.where(whole > 0, amounts / np.maximum(whole, 1e-9), alike).astype(np.float32)
    return shares


Indices = NDArray[np.intp]
PayoffFunction = Callable[[Ints], Floats]
"""A function from both seats' ducks at the end of the round, (2, endings), to their value to the viewer."""
CardModel = Callable[[Boards, Ints, Ints], Floats]
"""A function from boards, hands and `unseen_counts` to the other seat's probabilities, (boards, cards)."""

_MAX_CARDS = 4
"""Endgames are solved for up to this many cards; five would mean a hundred times as many positions."""
_MAX_POSITIONS = 4_000
"""The most positions after a turn; these take 20 ms to solve.

Four cards lead to 576, unless low cards may take any row.
"""
_TRUST = 0.8
"""The share of turns in which the other seat follows its model: the best in matches (PLAYERS.md)."""
_SAMPLES = 200
"""Deals sampled to estimate how likely each kind of player is for the other seat."""
_WIN_VALUE = 10.0
"""The value of winning the match, in ducks."""


class Positions(NamedTuple):
    """Positions in which both hands have the same number of cards.

    Attributes:
        boards: one board per position.
        hands: the viewer's and the other seat's, each (positions, cards), ascending.
        hidden: (positions, 105), by card number, whether no row and no past turn has shown the card.
        ducks: (2, positions), the ducks each seat has taken so far.
    """

    boards: Boards
    hands: tuple[Ints, Ints]
    hidden: Bools
    ducks: Ints


class EndgameTurns(NamedTuple):
    """All pairs of cards, one from each hand, played in all positions.

    Attributes:
        after: the resulting positions.
        following: (pairs of cards, 4), the index in `after` by the row that a too-low card takes; all four
            are equal if no card is too low.
        taker: for each pair, the seat with the lower card, which takes a row if that card is too low.
    """

    after: Positions
    following: Indices
    taker: Indices


class SolvedTurn(NamedTuple):
    """One turn of a solved endgame.

    Attributes:
        mine, theirs: (positions, cards), the mixed strategies of both seats.
        following: (positions, own cards, other's cards), the index of the position in the next turn.
    """

    mine: Floats
    theirs: Floats
    following: Indices


class SolvedEndgame(NamedTuple):
    """An endgame solved to the end of the round.

    Attributes:
        layers: the solved turns, in order.
        values: each initial position's value to the viewer.
        ducks: the ducks taken before each turn and after the last, as arrays of shape (2, positions).
    """

    layers: tuple[SolvedTurn, ...]
    values: Floats
    ducks: tuple[Ints, ...]


def play_all_pairs(at: Positions, limit: int) -> EndgameTurns | None:
    """Play all pairs of cards in all positions; a too-low card takes each row in turn (RULES.md §3.3).

    Return None if that leads to more than `limit` positions.
    """
    mine, theirs = at.hands
    number, held = mine.shape
    origin, own, other = np.indices((number, held, held)).reshape(3, -1)
    cards = np.stack([mine[origin, own], theirs[origin, other]])
    low = cards.min(axis=0) < at.boards.ends[0, origin]
    outcomes = np.where(low, ROWS, 1)
    if outcomes.sum() > limit:
        return None
    first = np.cumsum(outcomes) - outcomes
    pairs = np.repeat(np.arange(low.size), outcomes)
    rows = np.arange(pairs.size) - first[pairs]
    begins = origin[pairs]
    packed, ducks = at.boards.packed[:, begins], at.ducks[:, begins]
    taker = cards.argmin(axis=0)
    usual, takes = np.flatnonzero(~low[pairs]), np.flatnonzero(low[pairs])
    boards = Boards(packed[:, usual])
    ducks[:, usual] += boards.play(cards[:, pairs[usual]])
    packed[:, usual] = boards.packed
    boards = Boards(packed[:, takes])
    lower, higher = np.sort(cards[:, pairs[takes]], axis=0)
    ducks[taker[pairs[takes]], takes] += boards.take_row(rows[takes], lower)
    ducks[1 - taker[pairs[takes]], takes] += boards.place(higher)
    packed[:, takes] = boards.packed
    hidden = at.hidden[begins]
    hidden[np.arange(pairs.size), cards[:, pairs]] = False
    # For the index of each card played, the indices of the cards kept.
    kept = np.flatnonzero(~np.eye(held, dtype=np.bool_)).reshape(held, held - 1) % held
    hands = tuple(hand[begins[:, None], kept[place[pairs]]] for hand, place in ((mine, own), (theirs, other)))
    following = first[:, None] + np.where(low[:, None], np.arange(ROWS), 0)
    return EndgameTurns(Positions(Boards(packed), (hands[0], hands[1]), hidden, ducks), following, taker)


def solve_endgame(
    first: Positions, payoff: PayoffFunction, model: CardModel, trust: float, limit: int = _MAX_POSITIONS
) -> SolvedEndgame | None:
    """Solve all positions that can follow the given ones, up to the end of the round.

    Args:
        trust: the share of turns in which the other seat follows the model. Otherwise, and when it takes a
            row, it plays optimally.
        limit: the most positions after a turn; if there are more, return None.
    """
    at = [first]
    turns: list[EndgameTurns] = []
    while at[-1].hands[0].shape[1]:
        turn = play_all_pairs(at[-1], limit)
        if turn is None:
            return None
        turns.append(turn)
        at.append(turn.after)
    values = payoff(at[-1].ducks)
    layers: list[SolvedTurn] = []
    for positions, turn in zip(reversed(at[:-1]), reversed(turns), strict=True):
        theirs = positions.hands[1]
        shape = (*theirs.shape, theirs.shape[1])
        by_row = values[turn.following]
        row = np.where(turn.taker == 0, by_row.argmax(axis=1), by_row.argmin(axis=1))
        following = turn.following[np.arange(row.size), row].reshape(shape)
        payoffs = values[following]
        chances = model(positions.boards, theirs, unseen_counts(positions.hidden))
        layer = SolvedTurn(*restricted_response(payoffs, chances, trust), following)
        values = np.einsum("pij,pi,pj->p", payoffs, layer.mine, layer.theirs)
        layers.insert(0, layer)
    return SolvedEndgame(tuple(layers), values, tuple(positions.ducks for positions in at))


def can_be_solved(view: SixTakesView) -> bool:
    """Return whether two seats know each other's cards and few enough turns are left."""
    known = len(view.playing) == 2 and len(unseen_cards(view)) == len(view.hand)
    return known and view.stage in ("choose", "place") and 0 < len(view.hand) <= _MAX_CARDS


def starting_positions(view: SixTakesView, theirs: Ints) -> Positions:
    """Return a view's position; if the viewer must take a row, one position for each row it could take."""
    boards, ducks = Boards.from_rows(view.rows, 1), np.zeros((2, 1), dtype=np.int32)
    if view.stage == "place":
        taken = take_each_row(view)
        boards, ducks = taken.boards, taken.ducks
    number = ducks.shape[1]
    mine = np.array(view.hand, dtype=np.int32)
    hands = np.tile(mine, (number, 1)), np.tile(theirs, (number, 1))
    return Positions(boards, hands, np.repeat(hidden_cards(view)[None], number, axis=0), ducks)


class EndgameSearch:
    """A search that solves endgames, and leaves all other views to `fallback`."""

    def __init__(self, others: Opponents, deal: DealSampler, fallback: Search) -> None:
        self._others, self._deal, self._fallback = others, deal, fallback
        self._last: tuple[SixTakesView, SolvedEndgame | None] | None = None

    def __call__(self, view: SixTakesView, deals: int, chance: Generator) -> Outcomes:
        """Return the outcomes of each choice, over `deals` samples of the rest of the round."""
        # A view is searched in several batches; the first one solves it.
        if self._last is None or self._last[0] != view:
            self._last = view, self._solve(view) if can_be_solved(view) else None
        end = self._last[1]
        if end is None:
            return self._fallback(view, deals, chance)
        if view.stage == "place":
            # Each row that can be taken leads to one of the first positions.
            at = np.broadcast_to(np.arange(ROWS), (deals, ROWS))
            return Outcomes(sample_endings(end, at, 0, chance), end.ducks[0][0, at].astype(np.float32), 0)
        layer = end.layers[0]
        theirs = _sample_cards(layer.theirs[np.zeros((deals, 1), dtype=np.intp)], chance)
        at = layer.following[0, np.arange(len(view.hand)), theirs]
        return Outcomes(sample_endings(end, at, 1, chance), end.ducks[1][0, at].astype(np.float32), 0)

    def _solve(self, view: SixTakesView) -> SolvedEndgame | None:
        # A generator of its own makes the cached endgame depend on nothing but the view.
        dealt = self._deal(view, _SAMPLES, np.random.default_rng(len(view.hand)))
        kinds = np.bincount(dealt.kinds[0], minlength=len(PRIOR)).astype(np.float32) / np.float32(_SAMPLES)
        first = starting_positions(view, dealt.hands[0, 0])
        return solve_endgame(
            first, partial(_position_value, view), partial(self._card_probabilities, kinds), _TRUST
        )

    def _card_probabilities(self, kinds: Floats, boards: Boards, hands: Ints, counts: Ints) -> Floats:
        by_kind = self._others.card_probabilities(boards, hands[None], counts)[:, 0]
        chances: Floats = np.einsum("k,kpc->pc", kinds, by_kind).astype(np.float32)
        return chances


def _position_value(view: SixTakesView, ducks: Ints) -> Floats:
    """Return each ending's value, in ducks: `_WIN_VALUE` × the chance to win, plus half the lead in ducks."""
    so_far = [ducks_so_far(view, seat) for seat in (view.seat or 0, *other_seats(view))]
    won = chances_to_win(np.array(so_far, dtype=np.float32)[:, None] + ducks, view.options, 0)[0]
    worth: Floats = _WIN_VALUE * won + (ducks[1] - ducks[0]) / np.float32(2)
    return worth


def sample_endings(end: SolvedEndgame, at: Indices, layer: int, chance: Generator) -> Floats:
    """Play from layer `layer` to the end by the mixed strategies; return both seats' ducks.

    `at` has the indices of positions in the layer, (deals, choices); the result is (2, deals, choices).
    """
    for turn in end.layers[layer:]:
        at = turn.following[at, _sample_cards(turn.mine[at], chance), _sample_cards(turn.theirs[at], chance)]
    return end.ducks[-1][:, at].astype(np.float32)


def _sample_cards(mixes: Floats, chance: Generator) -> Indices:
    """Draw a card index from each mixed strategy, (deals, choices), with one random number per deal."""
    luck = chance.random((len(mixes), 1, 1))
    picks: Indices = np.minimum((mixes.cumsum(axis=2) < luck).sum(axis=2), mixes.shape[2] - 1)
    return picks
