"""The animation of each event of Sixpack: the steps that take the table from one view to the next."""

from __future__ import annotations

from typing import Any, assert_never

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.table.animation.claims import claiming_steps
from game.cardgames.sixpack.table.animation.effects import hands_steps, working_steps, world_steps
from game.cardgames.sixpack.table.animation.landing import landing_steps
from game.cardgames.sixpack.table.animation.losses import losing_steps
from game.cardgames.sixpack.table.animation.turns import laying_steps, round_steps
from game.cardgames.sixpack.table.model import SixpackModel
from game.ui.animation.timeline import Step


def steps(shown: SixpackModel, event: Any) -> list[Step]:
    """The steps that show an event, which has just led to the view; at their end all of it has come true."""
    found = _course(shown, event)
    if not found:
        shown.tell()
        return []

    def ended() -> None:
        shown.tell()
        shown.centre = None

    return [*found, Step(end=ended)]


def _course(shown: SixpackModel, event: ev.SixpackEvent) -> list[Step]:
    match event:
        case ev.RoundStarted() | ev.HandDealt() | ev.PilesLaid() | ev.TurnStarted() | ev.RoundScored():
            return round_steps(shown, event)
        case ev.CardLaid() | ev.PassChosen() | ev.CardsRevealed() | ev.CardJoined() | ev.Asked():
            return laying_steps(shown, event)
        case ev.PileClaimed():
            return claiming_steps(shown, event)
        case ev.CardPlaced() | ev.CardPutUnder() | ev.CardTakenBack() | ev.CardsDriven():
            return landing_steps(shown, event)
        case ev.DirectionChanged() | ev.EffectsChanged():
            return world_steps(shown, event)
        case ev.DuplicatesRemoved() | ev.CardVetoed() | ev.CardDiscarded():
            return losing_steps(shown, event)
        case ev.CardTurnedOpen() | ev.CardStolen() | ev.TopTaken() | ev.SideChosen() | ev.CardsPassed():
            return hands_steps(shown, event)
        case ev.EffectTriggered() | ev.NumberChosen() | ev.CopyChosen():
            return working_steps(shown, event)
        case ev.TurnOrder() | ev.MatchEnded():
            return []
        case _:
            assert_never(event)
