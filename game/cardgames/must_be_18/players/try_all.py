"""Trials of a turn of You Must Be 18!: every choice on the same deals, each played to the end of the round.

Deals fit everything that others have shown. After the choice, all seats lay as many cards as they can.
"""

from __future__ import annotations

from random import Random

from game.ai.trials import CandidateGroup, CannotTry, Trials
from game.cardgames.must_be_18.players.determinization import Deals
from game.cardgames.must_be_18.players.search import group_choices
from game.cardgames.must_be_18.rules.view import MustBe18View


def try_all(view: MustBe18View, deals: int, chance: int) -> Trials:
    """Try all choices, grouped by effect, on `deals` deals; raises CannotTry if no deal fits the view."""
    trials = group_choices(view)
    sampler = Deals(view, Random(chance))
    for _number, dealt in zip(range(deals), sampler, strict=False):
        if sampler.conflicts:
            raise CannotTry("expected a deal that agrees with all that was shown")
        for trial in trials:
            trial.try_deal(view, dealt)
    seat = view.seat or 0
    return Trials(
        tuple(
            CandidateGroup(
                tuple(trial.choices),
                tuple(float(-points[seat]) for points in trial.points),
                trial.caught / deals,
            )
            for trial in trials
        )
    )
