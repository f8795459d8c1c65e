"""A search that tries every choice on the same deals and plays each to the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from statistics import fmean

from msgspec import Struct
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.search import Meter, SearchStage, successive_halving
from game.cardgames.must_be_18.players.determinization import Deals, DealtCards
from game.cardgames.must_be_18.players.packed_hands import PackedLay, pack, packed_lay
from game.cardgames.must_be_18.players.rollouts import RolloutPosition
from game.cardgames.must_be_18.rules.events import DrawCard, OpenColumn, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.engine.contract import Choice

_CARD_VALUE, _POINT_VALUE = 6.0, 0.1
"""The heuristic value of a laid card and of each point on it: roughly the points that laying it saves."""
_HALVED_AFTER = 40
"""The number of deals after which the worse half of the choices is dropped; it doubles each time."""
_MIN_KEPT = 4


class SearchDepth(Struct, frozen=True):
    """How far a search looks.

    Attributes:
        deals: the number of deals per sample of the budget.
        heeds: whether deals exclude cards that others have shown not to hold.
        trust: the weight of clues from other seats' plays; see `Deals`.
    """

    deals: float = 1.0
    heeds: bool = False
    trust: float = 0.0


class Trial:
    """Choices with the same effect, and their outcomes on the deals tried so far.

    Attributes:
        choices: the choices; the first one is played.
        lay: the cards laid; None if no card is laid.
        opens: whether the lay opens a column.
        points: for each deal, the points of all seats at the end of the round.
        answered: how many fewer cards the next seat held after its turn, summed over all deals.
        caught: the number of deals in which the round ended before the seat's next turn while it still held
            cards.
    """

    def __init__(self, view: MustBe18View, choice: Choice) -> None:
        self.choices: list[Choice] = [choice]
        self.opens = isinstance(choice, OpenColumn)
        self.lay: PackedLay | None = None
        if isinstance(choice, PlayCards | OpenColumn):
            self.lay = packed_lay(choice, view.tops)
        self.points: list[list[int]] = []
        self.answered = 0
        self.caught = 0

    @property
    def heuristic_value(self) -> float:
        """A heuristic value: first the number of cards laid, then their sum."""
        return 0.0 if self.lay is None else _CARD_VALUE * self.lay.cards + _POINT_VALUE * self.lay.points

    def remaining_hand(self, view: MustBe18View) -> int:
        """Return the seat's hand after the choice, packed."""
        hand = pack([view.numbers[card] for card in view.hand])
        return hand if self.lay is None else hand - self.lay.laid

    def per_deal(self, total: int) -> float:
        """Return a total divided by the number of deals; 0 without deals."""
        return total / len(self.points) if self.points else 0.0

    def value(self, seat: int, deals: int | None = None) -> float:
        """Return the seat's mean points at the end of the round, negated, over all or the first `deals`."""
        return -fmean([points[seat] for points in self.points[:deals]])

    def position_after(self, view: MustBe18View, dealt: DealtCards) -> RolloutPosition:
        """Return the position after the choice on a deal; after a draw, also play the rest of the turn."""
        position = RolloutPosition(view, dealt)
        if self.lay is not None:
            position.apply_lay(self.lay, self.opens)
        elif isinstance(self.choices[0], DrawCard):
            position.draw_card()
            position.play_turn()
        else:
            position.skip_turn(counts=not position.drawn)
        return position

    def try_deal(self, view: MustBe18View, dealt: DealtCards) -> None:
        """Play a deal from the choice to the end of the round, and record the outcome."""
        position = self.position_after(view, dealt)
        seat = view.turn or 0
        if not position.over:
            following = position.turn
            before = position.sizes[following]
            position.play_turn()
            self.answered += before - position.sizes[following]
        while not position.over and position.turn != seat:
            position.play_turn()
        self.caught += position.over and position.sizes[seat] > 0
        self.points.append(position.play_out())


def group_choices(view: MustBe18View) -> list[Trial]:
    """Return the viewer's choices, grouped by effect."""
    trials: dict[object, Trial] = {}
    for choice in MUST_BE_18.choices(view):
        key: object = type(choice)
        if isinstance(choice, PlayCards | OpenColumn):
            key = packed_lay(choice, view.tops), type(choice)
        if key in trials:
            trials[key].choices.append(choice)
        else:
            trials[key] = Trial(view, choice)
    return list(trials.values())


def search(
    view: MustBe18View,
    trials: list[Trial],
    depth: SearchDepth,
    budget: Budget,
    chance: Random,
    merit: Callable[[Trial], float],
) -> list[Trial]:
    """Search by successive halving, ranking choices by `merit`; return the choices tried on all deals."""
    searched_view = view if depth.heeds else replace(view, failures=())
    max_deals = max(1, round(budget.samples * depth.deals))
    meter = Meter(budget, max_deals)

    def try_on(dealt: DealtCards, remaining: Sequence[Trial]) -> None:
        for trial in remaining:
            trial.try_deal(view, dealt)
        meter.spent += 1

    deals, stages = iter(Deals(searched_view, chance, depth.trust)), _stages(len(trials), max_deals)
    return successive_halving(trials, deals, stages, meter, try_on=try_on, merit=merit, work=lambda _alive: 1)


def _stages(trials: int, deals: int) -> list[SearchStage]:
    stages: list[SearchStage] = []
    tried, survivors = _HALVED_AFTER, None
    while tried < deals and trials > _MIN_KEPT:
        stages.append(SearchStage(Fraction(tried, deals), survivors, least=1))
        trials = survivors = max(_MIN_KEPT, trials // 2)
        tried *= 2
    return [*stages, SearchStage(1.0, survivors, least=1)]
