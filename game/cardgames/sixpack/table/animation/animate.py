"""The sounds and the animation of each event of Sixpack."""

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
)
from game.tables.animation.entry import EventEntry, no_motion, silent_entry, sound_entry, timed_entry

_PUFF = Cue(SixpackSound.PUFF, Tier.STAKES, rises=True)


def entry_of(event: ev.SixpackEvent) -> EventEntry[SixpackModel]:
    match event:
        case ev.RoundStarted():
            return sound_entry(turns.sweep_cards, event, Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sound_entry(turns.deal_hand, event, Cue(Sound.DEAL))
        case ev.PilesLaid():
            return sound_entry(turns.lay_out_piles, event, Cue(Sound.DEAL))
        case ev.TurnStarted():
            return silent_entry(turns.start_turn, event)
        case ev.RoundScored():
            return silent_entry(turns.show_winners, event)
        case ev.CardLaid():
            slide = Cue(Sound.SLIDE, volume=0.5, rises=True)
            return timed_entry(turns.lay_cards, event, own=Cue(Sound.CHOOSE), other=slide)
        case ev.PassChosen():
            return sound_entry(turns.play_choice_sound, event, Cue(Sound.CHOOSE, volume=0.6))
        case ev.CardsRevealed():
            return timed_entry(
                turns.reveal_cards, event, ready=Cue(Sound.ALL_CHOSEN), turned=Cue(Sound.REVEAL)
            )
        case ev.CardJoined():
            return sound_entry(turns.join_card, event, Cue(Sound.CHOOSE, pitch=4))
        case ev.Asked():
            return silent_entry(turns.mark_asked_seat, event)
        case ev.PileClaimed():
            return timed_entry(
                claiming_steps,
                event,
                claimed=claiming_cues(event),
                taken=Cue(Sound.HAND),
                lands=Cue(Sound.PLACE),
            )
        case ev.CardPlaced():
            return sound_entry(landing.place_card, event, placing_cues(event))
        case ev.CardPutUnder():
            sheriff = Cue(SixpackSound.SHERIFF, Tier.STAKES, pan=PILE_PANS[event.pile])
            return sound_entry(landing.put_card_under, event, sheriff)
        case ev.CardTakenBack():
            return sound_entry(landing.take_card_back, event, Cue(Sound.TAKE_BACK))
        case ev.CardsDriven():
            driver = Cue(SixpackSound.PILE_DRIVER, Tier.STAKES)
            return sound_entry(landing.drive_cards, event, driver, impact_cue(Tier.STAKES))
        case ev.DirectionChanged():
            reversal = Cue(SixpackSound.REVERSAL, Tier.STAKES, pitch=0 if event.reversed else 5)
            return sound_entry(effects.turn_direction, event, reversal, impact_cue(Tier.STAKES))
        case ev.EffectsChanged():
            power = SixpackSound.POWERS_OFF if event.disabled else SixpackSound.POWERS_ON
            return sound_entry(effects.show_effects_change, event, Cue(power, Tier.STAKES))
        case ev.EffectTriggered():
            return sound_entry(effects.show_effect, event, EFFECTS[event.pack])
        case ev.NumberChosen():
            number = Cue(SixpackSound.NUMBER, pitch=pitch_of(event.number))
            return sound_entry(effects.show_number, event, number)
        case ev.CopyChosen():
            return sound_entry(effects.show_copy, event, Cue(SixpackSound.COPYCAT, Tier.STAKES, pitch=4))
        case ev.CardTurnedOpen():
            return sound_entry(effects.turn_card_open, event, Cue(SixpackSound.GLASS, Tier.STAKES, pitch=3))
        case ev.CardStolen():
            theft = Cue(SixpackSound.THEFT, Tier.STAKES)
            return timed_entry(effects.steal_card, event, stolen=theft, flies=Cue(Sound.SLIDE))
        case ev.TopTaken():
            return sound_entry(effects.take_top, event, Cue(Sound.HAND))
        case ev.SideChosen():
            # The carousel's tune comes from the side to which it turns.
            pan = -0.9 if event.side is Side.LEFT else 0.9
            return sound_entry(effects.show_side, event, Cue(SixpackSound.CAROUSEL, Tier.STAKES, pan=pan))
        case ev.CardsPassed():
            return sound_entry(effects.pass_cards, event, Cue(Sound.HAND))
        case ev.DuplicatesRemoved():
            clash = Cue(SixpackSound.CLASH, Tier.STAKES)
            return timed_entry(losses.remove_duplicates, event, met=clash, gone=_PUFF)
        case ev.CardVetoed():
            return sound_entry(losses.veto_card, event, _PUFF)
        case ev.CardDiscarded():
            return timed_entry(losses.discard_card, event, flies=Cue(Sound.FLIP), gone=_PUFF)
        case ev.TurnOrder() | ev.MatchEnded():
            return silent_entry(no_motion, event)
        case _:
            assert_never(event)
