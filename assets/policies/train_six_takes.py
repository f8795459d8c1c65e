"""Trains the policies of 6 takes!: `python assets/policies/train_six_takes.py all`.

Two small networks (game/cardgames/six_takes/players/policy.py) are trained with numpy on one core:

flat      learns by regression what flat search expects of each card. Only differences between the cards of a
          hand matter for the choice, and on the same deals they are far less noisy than the costs themselves,
          so the loss is mostly that of the costs minus their mean over the hand.
response  learns from its own results (deep Monte Carlo: the target of a card is the ducks in the rest of the
          round) at tables where most others play as `flat` does and some as it does itself.

Both train at tables with 2 to 10 seats, mostly four, with the whole deck and the professional one. The game's
weights took 7 minutes for `flat` and about 40 for `response`, in several sessions (`--go-on`).

With `--two`, both are trained for two seats only. There, rows fill slowly, the cards of a hand differ little,
and the other seat's loss is as good as a gain: `response` maximises the difference. They start from the
weights for all tables; the game's took 7 and 45 minutes.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from game.cardgames.six_takes.players.boards import Boards, Bools, Floats, Ints
from game.cardgames.six_takes.players.features import (
    BOARD_FEATURES,
    CARD_FEATURES,
    compute_features,
    unseen_counts,
)
from game.cardgames.six_takes.players.policy import FLAT, FLAT_TWO, RESPONSE, RESPONSE_TWO, Policy
from game.cardgames.six_takes.rules.game import HAND_SIZE, HIGHEST_CARD, ROWS

_CARD_UNITS, _UNITS = 32, 48
_RATE = 2e-3
_MEAN_WEIGHT = 0.1
_FLAT_DEALS = 8
_KEPT, _REPLAYED = 2500, 40
_TABLES_OF_FLAT, _SEATS_OF_RESPONSE = 1024, 6000
_LEARNERS = 0.4

CardIndices = NDArray[np.intp]


class Kind(NamedTuple):
    """The tables for which a policy is trained.

    Attributes:
        seats: the probability of each number of seats.
        professional: the probability of the professional deck.
        others_weight: the weight of the other seats' ducks in the loss of `response`.
        rivalry: the value of another seat's duck to `response` when it chooses.
    """

    seats: dict[int, float]
    professional: float
    others_weight: float
    rivalry: float


ALL = Kind(
    {2: 0.1, 3: 0.1, 4: 0.4, 5: 0.1, 6: 0.1, 7: 0.05, 8: 0.05, 9: 0.05, 10: 0.05},
    professional=0.3,
    others_weight=0.5,
    rivalry=0.0,
)
TWO = Kind({2: 1.0}, professional=0.15, others_weight=1.0, rivalry=1.0)


# -- the network's gradients ---------------------------------------------------------------------------


class Hands(NamedTuple):
    """Input of a policy: arrays (hands, cards, CARD_FEATURES) and (hands, BOARD_FEATURES)."""

    cards: Floats
    boards: Floats


def initial_policy(chance: Generator) -> Policy:
    """Return initial weights (He et al. 2015), with an output bias close to a round's typical cost."""

    def weights(size: int, units: int, scale: float = 1.0) -> Floats:
        return (chance.standard_normal((size, units)) * np.sqrt(2 / size) * scale).astype(np.float32)

    return Policy(
        card_in=weights(CARD_FEATURES, _CARD_UNITS),
        card_bias=np.zeros(_CARD_UNITS, np.float32),
        own=weights(_CARD_UNITS, _UNITS),
        hand=weights(_CARD_UNITS, _UNITS, 0.5),
        board=weights(BOARD_FEATURES, _UNITS, 0.5),
        bias=np.zeros(_UNITS, np.float32),
        out=weights(_UNITS, 2, 0.5),
        out_bias=np.full(2, 6.0, np.float32),
    )


def gradients(policy: Policy, hands: Hands, slope: Callable[[Floats], Floats]) -> list[Floats]:
    """Return each weight's gradient; `slope` returns the loss's derivative with respect to the output."""
    number, held, size = hands.cards.shape
    flat = hands.cards.reshape(-1, size)
    hidden = np.maximum(flat @ policy.card_in + policy.card_bias, 0)
    mean = hidden.reshape(number, held, -1).mean(axis=1)
    around = mean @ policy.hand + hands.boards @ policy.board + policy.bias
    second = (hidden @ policy.own).reshape(number, held, -1) + around[:, None]
    second = np.maximum(second, 0).reshape(number * held, -1)
    judged = (second @ policy.out + policy.out_bias).reshape(number, held, 2)
    by_figure = slope(judged).reshape(-1, 2).astype(np.float32)
    by_second = (by_figure @ policy.out.T) * (second > 0)
    by_around = by_second.reshape(number, held, -1).sum(axis=1)
    by_hidden = (by_second @ policy.own.T).reshape(number, held, -1)
    by_hidden += (by_around @ policy.hand.T / held)[:, None]
    by_hidden = by_hidden.reshape(number * held, -1) * (hidden > 0)
    return [
        flat.T @ by_hidden,
        by_hidden.sum(axis=0),
        hidden.T @ by_second,
        mean.T @ by_around,
        hands.boards.T @ by_around,
        by_around.sum(axis=0),
        second.T @ by_figure,
        by_figure.sum(axis=0),
    ]


class Training:
    """Trains a policy with Adam (Kingma and Ba 2015), and keeps a running mean of its weights."""

    def __init__(self, policy: Policy) -> None:
        self.policy = Policy(*(weights.copy() for weights in policy))
        self._mean = [weights.copy() for weights in policy]
        self._first = [np.zeros_like(weights) for weights in policy]
        self._second = [np.zeros_like(weights) for weights in policy]
        self._steps = self._rounds = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        """Take a step down the gradients."""
        self._steps += 1
        moments = zip(self.policy, slopes, self._first, self._second, strict=True)
        for weights, slope, first, second in moments:
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8
            weights -= rate * first / (1 - 0.9**self._steps) / scale

    def update_mean(self) -> None:
        """Include the current weights in the mean."""
        share = max(0.001, 10 / (self._rounds + 10))
        self._rounds += 1
        for mean, weights in zip(self._mean, self.policy, strict=True):
            mean += share * (weights - mean)

    @property
    def mean(self) -> Policy:
        return Policy(*(weights.copy() for weights in self._mean))


# -- tables ------------------------------------------------------------------------------------------


class Tables:
    """Dealt tables with the same number of seats, all played at the same time."""

    def __init__(self, seats: int, tables: int, deck: int, chance: Generator) -> None:
        numbers = np.broadcast_to(np.arange(1, deck + 1, dtype=np.int32), (tables, deck))
        cards = chance.permuted(numbers, axis=1)
        self.seats, self.tables = seats, tables
        self.boards = Boards.from_first_cards(np.ascontiguousarray(cards[:, :ROWS].T))
        dealt = cards[:, ROWS : ROWS + HAND_SIZE * seats].reshape(tables, seats, HAND_SIZE)
        self.hands: Ints = np.sort(dealt, axis=2).transpose(1, 0, 2).copy()
        self.hidden: Bools = np.zeros((tables, HIGHEST_CARD + 1), dtype=np.bool_)
        self.hidden[:, 1 : deck + 1] = True
        self.hidden[np.arange(tables)[:, None], cards[:, :ROWS]] = False

    @classmethod
    def random(cls, kind: Kind, seats_in_all: int, chance: Generator) -> Tables:
        """Return tables of this kind with the same seats and deck, about `seats_in_all` seats in total."""
        seats = int(chance.choice(list(kind.seats), p=list(kind.seats.values())))
        deck = HAND_SIZE * seats + ROWS if chance.random() < kind.professional else HIGHEST_CARD
        return cls(seats, max(64, seats_in_all // seats), deck, chance)

    def hands_by_seat(self) -> Hands:
        """Return every seat's hand, ordered by seat."""
        found = compute_features(self.boards, self.hands, unseen_counts(self.hidden), self.seats - 1)
        every = self.seats * self.tables
        held = self.hands.shape[2]
        return Hands(found.cards.reshape(every, held, -1), found.boards.reshape(every, -1))

    def play(self, places: CardIndices) -> Ints:
        """Play the cards at these indices in the hands (seats, tables), and return the ducks."""
        held = self.hands.shape[2]
        cards = np.take_along_axis(self.hands, places[:, :, None], axis=2)[:, :, 0]
        kept = self.hands[np.arange(held) != places[:, :, None]]
        self.hands = kept.reshape(self.seats, self.tables, held - 1)
        self.hidden[np.arange(self.tables), cards] = False
        return self.boards.play(cards)


def expected_costs(policy: Policy, tables: Tables, rivalry: float = 0.0) -> Floats:
    """Return each card's expected cost minus the others' (times `rivalry`), as (seats, tables, cards)."""
    judged = policy.predict(
        compute_features(tables.boards, tables.hands, unseen_counts(tables.hidden), tables.seats - 1)
    )
    costs: Floats = judged[..., 0] - np.float32(rivalry) * judged[..., 1]
    return costs


def sample_cheapest(costs: Floats, doubt: Floats, chance: Generator) -> CardIndices:
    """Return the index of the cheapest card in each hand, with Gumbel noise in proportion to its `doubt`."""
    return (costs + doubt[:, :, None] * chance.gumbel(size=costs.shape).astype(np.float32)).argmin(axis=2)


# -- flat --------------------------------------------------------------------------------------------


def flat_costs(tables: Tables, deals: int, chance: Generator) -> Floats:
    """Return the mean ducks of random play-outs, and of their first turn, as (hands, cards, 2)."""
    seats, number, held = tables.hands.shape
    found = [
        _flat_costs(tables.boards, tables.hands[seat], tables.hidden, seats - 1, deals, chance)
        for seat in range(seats)
    ]
    return np.concatenate(found).reshape(seats * number, held, 2)


def _flat_costs(
    boards: Boards, hands: Ints, hidden: Bools, opponents: int, deals: int, chance: Generator
) -> Floats:
    number, held = hands.shape
    hidden = hidden.copy()
    hidden[np.arange(number)[:, None], hands] = False
    unseen = hidden.nonzero()[1].reshape(number, -1).astype(np.int32)
    drawn = chance.permuted(np.repeat(unseen, deals, axis=0), axis=1)[:, : opponents * held]
    others = drawn.reshape(-1, held, opponents)
    mine = np.repeat(hands, deals, axis=0)
    order = chance.permuted(mine, axis=1)
    later = order[:, None, :] != mine[:, :, None]
    rest = np.broadcast_to(order[:, None, :], later.shape)[later].reshape(-1, held - 1)
    copies = boards.repeat(deals * held)
    ducks = np.zeros(copies.packed.shape[1], dtype=np.int32)
    now = ducks
    for turn in range(held):
        own = mine.reshape(-1) if turn == 0 else rest[:, turn - 1]
        against = np.repeat(others[:, turn], held, axis=0).T
        costs = copies.play(np.ascontiguousarray(np.concatenate([own[None], against])))[0]
        now = costs if turn == 0 else now
        ducks = ducks + costs
    both = np.stack([ducks, now], axis=1).astype(np.float32)
    mean: Floats = both.reshape(number, deals, held, 2).mean(axis=1)
    return mean


def train_flat(
    kind: Kind, seconds: float, start: Policy, chance: Generator, save: Callable[[Policy], None]
) -> None:
    """Train a policy to predict flat search's results, at tables that the policy itself plays."""
    training = Training(start)
    kept: list[tuple[Hands, Floats]] = []
    for rate in _rates(seconds, lambda: save(training.mean)):
        tables = Tables.random(kind, _TABLES_OF_FLAT, chance)
        doubt = chance.choice([0.1, 0.4, 1.5], size=(tables.seats, tables.tables)).astype(np.float32)
        while tables.hands.shape[2] > 1:
            kept.append((tables.hands_by_seat(), flat_costs(tables, _FLAT_DEALS, chance)))
            tables.play(sample_cheapest(expected_costs(training.policy, tables), doubt, chance))
        del kept[:-_KEPT]
        for place in chance.choice(len(kept), min(_REPLAYED, len(kept)), replace=False):
            hands, costs = kept[place]

            def slope(judged: Floats, costs: Floats = costs) -> Floats:
                error = judged - costs
                mean = error.mean(axis=1, keepdims=True)
                slopes: Floats = (error - mean * (1 - _MEAN_WEIGHT)) / (error.shape[0] * error.shape[1])
                return slopes

            training.step(gradients(training.policy, hands, slope), rate)
        training.update_mean()
    save(training.mean)


# -- response ----------------------------------------------------------------------------------------


def train_response(
    kind: Kind,
    seconds: float,
    start: Policy,
    flat: Policy,
    chance: Generator,
    save: Callable[[Policy], None],
) -> None:
    """Train a policy by deep Monte Carlo, at tables of `flat` and of the policy itself."""
    training = Training(start)
    for rate in _rates(seconds, lambda: save(training.mean)):
        tables = Tables.random(kind, _SEATS_OF_RESPONSE, chance)
        shape = tables.seats, tables.tables
        learns = chance.random(shape) < _LEARNERS
        learns[0] = True
        sure = chance.choice([0.0, 0.1, 0.4, 1.0], size=shape, p=[0.4, 0.3, 0.2, 0.1])
        doubt = np.where(learns, sure, chance.choice([0.15, 0.4, 0.8], size=shape)).astype(np.float32)
        turns: list[tuple[Hands, CardIndices]] = []
        ducks: list[Ints] = []
        for _ in range(HAND_SIZE):
            own = expected_costs(training.policy, tables, kind.rivalry)
            costs = np.where(learns[:, :, None], own, expected_costs(flat, tables))
            places = sample_cheapest(costs, doubt, chance)
            turns.append((tables.hands_by_seat(), places.reshape(-1)))
            ducks.append(tables.play(places))
        to_come = np.cumsum(np.array(ducks)[::-1], axis=0)[::-1]
        others = (to_come.sum(axis=1, keepdims=True) - to_come) / (tables.seats - 1)
        who = np.flatnonzero(learns.reshape(-1))
        for turn in chance.permutation(HAND_SIZE):
            hands, places = turns[turn]
            came = np.stack([to_come[turn].reshape(-1), others[turn].reshape(-1)], axis=1)
            for part in np.array_split(who, 2):
                seen = Hands(*(one[part] for one in hands))
                _learn(training, seen, places[part], came[part], kind.others_weight, rate)
        training.update_mean()
    save(training.mean)


def _learn(
    training: Training,
    hands: Hands,
    places: CardIndices,
    came: NDArray[np.float64],
    others_weight: float,
    rate: float,
) -> None:
    """Take a training step towards the results that followed the played cards."""
    every = np.arange(len(places))

    def slope(judged: Floats) -> Floats:
        slopes = np.zeros_like(judged)
        slopes[every, places] = (judged[every, places] - came) * (1.0, others_weight) / len(places)
        return slopes

    training.step(gradients(training.policy, hands, slope), rate)


def _rates(seconds: float, save: Callable[[], None]) -> Iterator[float]:
    """Yield falling learning rates for this number of seconds, and call `save` from time to time."""
    begun = printed = time.monotonic()
    while (spent := time.monotonic() - begun) < seconds:
        yield _RATE * max(0.02, 1 - spent / seconds)
        if time.monotonic() - printed > 30:
            printed = time.monotonic()
            print(f"{spent:.0f} of {seconds:.0f} s", flush=True)
            save()


def main() -> None:
    """Train one policy or both, and save them."""
    parser = argparse.ArgumentParser(description="Make the policies of 6 takes!")
    parser.add_argument("what", choices=("flat", "response", "all"))
    parser.add_argument("--seconds", type=float, default=900, help="for each of them (default 900)")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--go-on", action="store_true", help="from the weights that are there")
    parser.add_argument("--into", type=Path, default=FLAT.parent, help="the folder for the weights")
    parser.add_argument("--two", action="store_true", help="for two seats alone")
    arguments = parser.parse_args()
    kind = TWO if arguments.two else ALL
    paths = (FLAT_TWO, RESPONSE_TWO) if arguments.two else (FLAT, RESPONSE)
    flat, response = (arguments.into / path.name for path in paths)
    chance = np.random.default_rng(arguments.seed)

    def load_or_create(path: Path, for_all: Path) -> Policy:
        if arguments.go_on:
            return Policy.load(path)
        return Policy.load(for_all) if arguments.two else initial_policy(chance)

    if arguments.what in ("flat", "all"):
        train_flat(kind, arguments.seconds, load_or_create(flat, FLAT), chance, lambda made: made.save(flat))
    if arguments.what in ("response", "all"):
        others, own = Policy.load(flat), load_or_create(response, RESPONSE)
        train_response(kind, arguments.seconds, own, others, chance, lambda made: made.save(response))


if __name__ == "__main__":
    main()
