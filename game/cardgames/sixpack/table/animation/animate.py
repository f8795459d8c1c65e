"""The entry of each event of Sixpack: its sounds and its animation."""

from __future__ import annotations

from typing import assert_never

from game.audio.cues import Cue, Tier, impact
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.choices import Side
from game.cardgames.sixpack.table.animation import effects, landing, losses, turns
from game.cardgames.sixpack.table.animation.landing import claiming_steps
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.sounds import (
    EFFECTS,
    PILE_PANS,
    SixpackSound,
    claiming_cues,
    pitch_of,
    placing_cues,
    turning_cues,
)
from game.tables.animation.entry import EventEntry, in_moments, silent, sounding, still

_PUFF = Cue(SixpackSound.PUFF, Tier.STAKES, rises=True)


def entry_of(event: ev.SixpackEvent) -> EventEntry[SixpackModel]:
    match event:
        case ev.RoundStarted():
            return sounding(turns.started, event, Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sounding(turns.dealt, event, Cue(Sound.DEAL))
        case ev.PilesLaid():
            return sounding(turns.laid_out, event, Cue(Sound.DEAL))
        case ev.TurnStarted():
            return silent(turns.begun, event)
        case ev.RoundScored():
            return silent(turns.scored, event)
        case ev.CardLaid():
            slide = Cue(Sound.SLIDE, volume=0.5, rises=True)
            return in_moments(turns.laid, event, own=Cue(Sound.CHOOSE), other=slide)
        case ev.PassChosen():
            return sounding(turns.pass_chosen, event, Cue(Sound.CHOOSE, volume=0.6))
        case ev.CardsRevealed():
            return in_moments(turns.revealed, event, ready=Cue(Sound.ALL_CHOSEN), turned=Cue(Sound.REVEAL))
        case ev.CardJoined():
            return sounding(turns.joined, event, Cue(Sound.CHOOSE, pitch=4))
        case ev.Asked():
            return silent(turns.asked, event)
        case ev.PileClaimed():
            return in_moments(
                claiming_steps,
                event,
                claimed=claiming_cues(event),
                taken=Cue(Sound.HAND),
                lands=Cue(Sound.PLACE),
            )
        case ev.CardPlaced():
            return sounding(landing.placed, event, placing_cues(event))
        case ev.CardPutUnder():
            law = Cue(SixpackSound.SHERIFF, Tier.STAKES, pan=PILE_PANS[event.pile])
            return sounding(landing.put_under, event, law)
        case ev.CardTakenBack():
            return sounding(landing.taken_back, event, Cue(Sound.TAKE_BACK))
        case ev.CardsDriven():
            driver = Cue(SixpackSound.PILE_DRIVER, Tier.STAKES)
            return sounding(landing.driven, event, driver, impact(Tier.STAKES))
        case ev.DirectionChanged():
            return sounding(effects.direction_changed, event, *turning_cues(event))
        case ev.EffectsChanged():
            power = SixpackSound.POWERS_OFF if event.disabled else SixpackSound.POWERS_ON
            return sounding(effects.effects_changed, event, Cue(power, Tier.STAKES))
        case ev.EffectTriggered():
            return sounding(effects.triggered, event, EFFECTS[event.pack])
        case ev.NumberChosen():
            number = Cue(SixpackSound.NUMBER, pitch=pitch_of(event.number))
            return sounding(effects.number_chosen, event, number)
        case ev.CopyChosen():
            return sounding(effects.copy_chosen, event, Cue(SixpackSound.COPYCAT, Tier.STAKES, pitch=4))
        case ev.CardTurnedOpen():
            return sounding(effects.opened, event, Cue(SixpackSound.GLASS, Tier.STAKES, pitch=3))
        case ev.CardStolen():
            theft = Cue(SixpackSound.THEFT, Tier.STAKES)
            return in_moments(effects.stolen, event, stolen=theft, flies=Cue(Sound.SLIDE))
        case ev.TopTaken():
            return sounding(effects.top_taken, event, Cue(Sound.HAND))
        case ev.SideChosen():
            # The tune of the carousel comes from the side to which it turns.
            pan = -0.9 if event.side is Side.LEFT else 0.9
            return sounding(effects.side_chosen, event, Cue(SixpackSound.CAROUSEL, Tier.STAKES, pan=pan))
        case ev.CardsPassed():
            return sounding(effects.passed, event, Cue(Sound.HAND))
        case ev.DuplicatesRemoved():
            clash = Cue(SixpackSound.CLASH, Tier.STAKES)
            return in_moments(losses.duplicates, event, met=clash, gone=_PUFF)
        case ev.CardVetoed():
            return sounding(losses.vetoed, event, _PUFF)
        case ev.CardDiscarded():
            return in_moments(losses.discarded, event, flies=Cue(Sound.FLIP), gone=_PUFF)
        case ev.TurnOrder() | ev.MatchEnded():
            return silent(still, event)
        case _:
            assert_never(event)
