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
from game.cardgames.sixpack.table.animation.effects import hands_steps, working_steps, world_steps
from game.cardgames.sixpack.table.animation.landing import landing_steps
from game.cardgames.sixpack.table.animation.losses import losing_steps
from game.cardgames.sixpack.table.animation.stage_view import SixpackStageView
from game.cardgames.sixpack.table.animation.turns import laying_steps, round_steps
from game.ui.timeline import Step


def steps(shown: SixpackStageView, event: Any) -> list[Step]:
    """The steps that show an event, which has just led to the view."""
    match event:
        case RoundStarted() | HandDealt() | PilesLaid() | TurnStarted() | RoundScored():
            return round_steps(shown, event)
        case CardLaid() | PassChosen() | CardsRevealed() | CardJoined() | Asked():
            return laying_steps(shown, event)
        case CardPlaced() | CardPutUnder() | CardTakenBack() | PileClaimed() | CardsDriven():
            return landing_steps(shown, event)
        case DirectionChanged() | EffectsChanged():
            return world_steps(shown, event)
        case DuplicatesRemoved() | CardVetoed() | CardDiscarded():
            return losing_steps(shown, event)
        case CardTurnedOpen() | CardStolen() | TopTaken() | SideChosen() | CardsPassed():
            return hands_steps(shown, event)
        case EffectTriggered() | NumberChosen() | CopyChosen():
            return working_steps(shown, event)
    return []
