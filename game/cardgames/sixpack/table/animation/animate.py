"""How each event of Sixpack is shown: the steps that take the table from one view to the next."""

from __future__ import annotations

from typing import Any

from game.cardgames.sixpack.rules.events import (
    Asked,
    CardDiscarded,
    CardJoined,
    CardLaid,
    CardPlaced,
    CardPutUnder,
    CardsDriven,
    CardsPassed,
    CardsRevealed,
    CardStolen,
    CardTakenBack,
    CardTurnedOpen,
    CardVetoed,
    CopyChosen,
    DirectionChanged,
    DuplicatesRemoved,
    EffectsChanged,
    EffectTriggered,
    HandDealt,
    NumberChosen,
    PassChosen,
    PileClaimed,
    PilesLaid,
    RoundScored,
    RoundStarted,
    SideChosen,
    TopTaken,
    TurnStarted,
)
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.animation.effects import hands_steps, working_steps, world_steps
from game.cardgames.sixpack.table.animation.landing import landing_steps
from game.cardgames.sixpack.table.animation.losses import losing_steps
from game.cardgames.sixpack.table.animation.stage_view import Stagehand
from game.cardgames.sixpack.table.animation.turns import laying_steps, round_steps
from game.ui.timeline import Step


def perform(hand: Stagehand, event: Any, before: SixpackView, view: SixpackView) -> list[Step]:
    """The steps that show an event, which has led from one view to the next."""
    hand.follow(before, view)
    steps = _steps(hand, event)
    hand.stage.settle(hand.homes())
    return steps


def _steps(hand: Stagehand, event: Any) -> list[Step]:
    match event:
        case RoundStarted() | HandDealt() | PilesLaid() | TurnStarted() | RoundScored():
            return round_steps(hand, event)
        case CardLaid() | PassChosen() | CardsRevealed() | CardJoined() | Asked():
            return laying_steps(hand, event)
        case CardPlaced() | CardPutUnder() | CardTakenBack() | PileClaimed() | CardsDriven():
            return landing_steps(hand, event)
        case DirectionChanged() | EffectsChanged():
            return world_steps(hand, event)
        case DuplicatesRemoved() | CardVetoed() | CardDiscarded():
            return losing_steps(hand, event)
        case CardTurnedOpen() | CardStolen() | TopTaken() | SideChosen() | CardsPassed():
            return hands_steps(hand, event)
        case EffectTriggered() | NumberChosen() | CopyChosen():
            return working_steps(hand, event)
    return []
