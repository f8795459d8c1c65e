"""The agents of You Must Be 18!: random play, high numbers first, play-outs, and the expert; and styles."""

from __future__ import annotations

import random
from functools import partial
from statistics import fmean

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.ai.levels import ADVISER
from game.ai.makers import BaseStyle, Duckling, Rival, makers_by_style
from game.cardgames.must_be_18.players.packed_hands import count_of
from game.cardgames.must_be_18.players.search import SearchDepth, Trial, group_choices, search
from game.cardgames.must_be_18.rules.deck import FACES, SIX
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.engine.contract import Choice
from game.language.message import message


class Style(BaseStyle, frozen=True):
    """A style of play: the value, in points, of things other than the seat's own points in the round.

    Attributes:
        answer: the value of each card that the next seat gets rid of in its turn; negative is spiteful.
        low: the value of each low number (1 to 3) kept.
        sixes: the value of each six kept.
        variety: the value of each different number kept.
        mixed: the value of each different number among the tops that the next seat gets.
        opens: the value of opening a column.
    """

    rival: Rival = Rival.ALL
    answer: float = 0.0
    low: float = 0.0
    sixes: float = 0.0
    variety: float = 0.0
    mixed: float = 0.0
    opens: float = 0.0

    @property
    def considers_others(self) -> bool:
        return bool(self.harm or self.answer)

    def choice_bonus(self, view: MustBe18View, trial: Trial) -> float:
        """Return a choice's value to this style, apart from the seat's own points."""
        bonus = self.answer * trial.per_deal(trial.answered) + self.opens * trial.opens
        if self.harm and trial.points:
            rivals = self.rivals(
                view.seat or 0, range(view.seats), lambda other: (view.totals[other], view.hand_sizes[other])
            )
            bonus -= self.harm * fmean([trial.value(other) for other in rivals])
        hand = trial.remaining_hand(view)
        bonus += self.sixes * count_of(hand, SIX) + self.variety * _count_numbers(hand)
        bonus += self.low * sum([count_of(hand, face) for face in _LOW]) if self.low else 0.0
        if trial.lay is not None:
            bonus += self.high * trial.lay.points / trial.lay.cards
            bonus += self.mixed * _count_numbers(trial.lay.after)
        return bonus


def _count_numbers(packed: int) -> int:
    """Return the number of different numbers in a packed hand."""
    return sum(count_of(packed, face) > 0 for face in FACES)


_LOW = (1, 2, 3)
"""Low numbers, which some styles keep: they are rare in the deck and fit on many tops."""

PLAIN = Style(message("Counts points and nothing else."))
WINNING = Style(message("Plays to win the match: few points for itself, many for everyone else."), harm=1.0)

STYLES = {
    "careful": Style(message("Keeps some of everything, just in case."), variety=2.1),
    "daring": Style(message("Shakes up the top cards and starts columns for fun."), mixed=2.5, opens=6.0),
    "greedy": Style(message("Hoards small numbers like coins."), low=2.8),
    "spiteful": Style(
        message("Likes its neighbour stuck with a full hand."), harm=3.0, rival=Rival.NEXT, answer=-4.0
    ),
    "hunting": Style(message("Goes after whoever’s leading."), harm=5.0, rival=Rival.LEADER),
    "kind": Style(message("Likes to see everyone play."), harm=-0.1, answer=3.0),
    "grumpy": Style(message("If it’s stuck with its cards, everyone should be."), harm=8.0),
    "hasty": Style(message("Throws out its high cards first."), high=4.5),
    "stately": Style(message("Won’t part with a six if it can help it."), sixes=0.5),
}
"""Styles by name; a spec such as `swan:careful` combines a level with a style."""


class HighNumberAgent(Agent[MustBe18View]):
    """An agent that prefers high numbers, and looks beyond this turn only if its style considers others."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def choose(self, view: MustBe18View, budget: Budget, chance: int) -> Decision:

        def value(trial: Trial) -> float:
            lay, bonus = trial.lay, self._style.choice_bonus(view, trial)
            return bonus if lay is None else 3 * lay.points / lay.cards + 1.5 * lay.cards + bonus

        trials = group_choices(view)
        if len(trials) > 1 and self._style.considers_others:
            trials = search(view, trials, _GLANCE, budget, random.Random(chance), value)
        return Decision(max(trials, key=value).choices[0])


class Searcher(Agent[MustBe18View]):
    """An agent that plays every choice out and rates the outcomes by its style, plus a small heuristic."""

    def __init__(self, depth: SearchDepth, style: Style, heuristic_weight: float = 0.02) -> None:
        self._depth, self._style, self._heuristic_weight = depth, style, heuristic_weight

    def choose(self, view: MustBe18View, budget: Budget, chance: int) -> Decision:
        seat = view.seat or 0

        def value(trial: Trial) -> float:
            return (
                self._heuristic_weight * trial.heuristic_value
                + trial.value(seat)
                + self._style.choice_bonus(view, trial)
            )

        trials = group_choices(view)
        if len(trials) == 1 and len(trials[0].choices) == 1:
            return Decision(trials[0].choices[0])
        finalists = search(view, trials, self._depth, budget, random.Random(chance), value)
        best = max(finalists, key=value)
        prospects = {
            choice: _prospect(seat, trial, best, choice) for trial in trials for choice in trial.choices
        }
        return Decision(best.choices[0], tuple([prospects[choice] for choice in MUST_BE_18.choices(view)]))


def _prospect(seat: int, trial: Trial, best: Trial, choice: Choice) -> Prospect:
    """Return the prospect of a choice; its risk is that the round ends before the seat's next turn.

    A choice that was dropped early is compared with the best choice on the deals that both were tried on.
    """
    deficit = best.value(seat, len(trial.points)) - trial.value(seat)
    return Prospect(choice, min(0.0, best.value(seat) - deficit), trial.per_deal(trial.caught))


_GLANCE = SearchDepth(deals=0.5)
_SWAN = SearchDepth(deals=0.5)
_EIDER = SearchDepth(deals=2.0, heeds=True, trust=1.5)


AGENTS: AgentMakers = {
    "duckling": lambda: Duckling(MUST_BE_18.choices),
    **makers_by_style("drake", HighNumberAgent, PLAIN, STYLES),
    **makers_by_style("swan", partial(Searcher, _SWAN), PLAIN, STYLES),
    **makers_by_style("eider", partial(Searcher, _EIDER), WINNING, STYLES),
    # The adviser minimizes points alone, so that its advice can be measured.
    ADVISER: lambda: Searcher(_EIDER, PLAIN, heuristic_weight=0.0),
}
