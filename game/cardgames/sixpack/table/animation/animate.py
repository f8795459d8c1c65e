"""The entry of each event of Sixpack: its sounds and its animation."""

from __future__ import annotations

from typing import assert_never

from game.audio.cues import Cue, Tier, impact_cue
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
            return sounding(turns.sweep_cards, event, Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sounding(turns.deal_hand, event, Cue(Sound.DEAL))
        case ev.PilesLaid():
            return sounding(turns.lay_out_piles, event, Cue(Sound.DEAL))
        case ev.TurnStarted():
            return silent(turns.start_turn, event)
        case ev.RoundScored():
            return silent(turns.show_winners, event)
        case ev.CardLaid():
            slide = Cue(Sound.SLIDE, volume=0.5, rises=True)
            return in_moments(turns.lay_cards, event, own=Cue(Sound.CHOOSE), other=slide)
        case ev.PassChosen():
            return sounding(turns.choose_pass, event, Cue(Sound.CHOOSE, volume=0.6))
        case ev.CardsRevealed():
            return in_moments(
                turns.reveal_cards, event, ready=Cue(Sound.ALL_CHOSEN), turned=Cue(Sound.REVEAL)
            )
        case ev.CardJoined():
            return sounding(turns.join_card, event, Cue(Sound.CHOOSE, pitch=4))
        case ev.Asked():
            return silent(turns.mark_asked_seat, event)
        case ev.PileClaimed():
            return in_moments(
                claiming_steps,
                event,
                claimed=claiming_cues(event),
                taken=Cue(Sound.HAND),
                lands=Cue(Sound.PLACE),
            )
        case ev.CardPlaced():
            return sounding(landing.place_card, event, placing_cues(event))
        case ev.CardPutUnder():
            law = Cue(SixpackSound.SHERIFF, Tier.STAKES, pan=PILE_PANS[event.pile])
            return sounding(landing.put_card_under, event, law)
        case ev.CardTakenBack():
            return sounding(landing.take_card_back, event, Cue(Sound.TAKE_BACK))
        case ev.CardsDriven():
            driver = Cue(SixpackSound.PILE_DRIVER, Tier.STAKES)
            return sounding(landing.drive_cards, event, driver, impact_cue(Tier.STAKES))
        case ev.DirectionChanged():
            return sounding(effects.turn_direction, event, *turning_cues(event))
        case ev.EffectsChanged():
            power = SixpackSound.POWERS_OFF if event.disabled else SixpackSound.POWERS_ON
            return sounding(effects.show_effects_change, event, Cue(power, Tier.STAKES))
        case ev.EffectTriggered():
            return sounding(effects.show_effect, event, EFFECTS[event.pack])
        case ev.NumberChosen():
            number = Cue(SixpackSound.NUMBER, pitch=pitch_of(event.number))
            return sounding(effects.show_number, event, number)
        case ev.CopyChosen():
            return sounding(effects.show_copy, event, Cue(SixpackSound.COPYCAT, Tier.STAKES, pitch=4))
        case ev.CardTurnedOpen():
            return sounding(effects.turn_card_open, event, Cue(SixpackSound.GLASS, Tier.STAKES, pitch=3))
        case ev.CardStolen():
            theft = Cue(SixpackSound.THEFT, Tier.STAKES)
            return in_moments(effects.steal_card, event, stolen=theft, flies=Cue(Sound.SLIDE))
        case ev.TopTaken():
            return sounding(effects.take_top, event, Cue(Sound.HAND))
        case ev.SideChosen():
            # The carousel's tune comes from the side to which it turns.
            pan = -0.9 if event.side is Side.LEFT else 0.9
            return sounding(effects.show_side, event, Cue(SixpackSound.CAROUSEL, Tier.STAKES, pan=pan))
        case ev.CardsPassed():
            return sounding(effects.pass_cards, event, Cue(Sound.HAND))
        case ev.DuplicatesRemoved():
            clash = Cue(SixpackSound.CLASH, Tier.STAKES)
            return in_moments(losses.remove_duplicates, event, met=clash, gone=_PUFF)
        case ev.CardVetoed():
            return sounding(losses.veto_card, event, _PUFF)
        case ev.CardDiscarded():
            return in_moments(losses.discard_card, event, flies=Cue(Sound.FLIP), gone=_PUFF)
        case ev.TurnOrder() | ev.MatchEnded():
            return silent(still, event)
        case _:
            assert_never(event)
