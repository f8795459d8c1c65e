"""The sounds and the animation of each event of Sixty-six."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import RANK_OF
from game.cardgames.sixty_six.rules.view import SEATS, team_of
from game.cardgames.sixty_six.table.animation import tricks
from game.cardgames.sixty_six.table.art.coins import SuitShout
from game.cardgames.sixty_six.table.card_places import BACK
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.sounds import SixtySixSound, marriage_cues, trick_cues
from game.cardgames.sixty_six.words.names import bid_name, name_at_start
from game.language.message import message
from game.tables.animation.entry import EventEntry, no_motion, silent_entry, sound_entry, timed_entry
from game.tables.animation.motion import Pose, hold_in_place, pause
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween, ease_out_back
from game.ui.drawing.palette import BONE, MIST, PALE_GOLD

_POP = 0.26
_BEAT, _OWN_BEAT = 0.85, 0.35
_HIGH = 3
"""The bid from which the bidder's duck looks sly."""


def sweep_cards(model: SixtySixModel, event: ev.RoundStarted, cues: Cues) -> list[Step]:
    """Sweep all cards face down to the dealer."""
    stage = model.stage
    model.moods.clear()
    model.calling, model.centre = None, None
    leaving = stage.take_out(tuple(stage.cards))
    for card in leaving:
        card.key, card.pose = BACK, card.pose.face_down()
    model.show_all()
    return stage.sweep(leaving, replace(_dealer_pose(model), alpha=0.0), cues, apart=0.012)


def deal_hand(model: SixtySixModel, event: ev.HandDealt, cues: Cues) -> list[Step]:
    """Deal a hand from the dealer: the viewer's card by card, another's as backs."""
    stage, start = model.stage, _dealer_pose(model)
    if event.seat == model.view.seat:
        model.show_all()
        return [stage.deal(stage.add_new_cards(model.homes(), start), cues)]
    return stage.deal_backs(start, model.pose_at_seat(event.seat, alpha=0.3), 0.18, cues, key=BACK)


def show_open_hands(model: SixtySixModel, event: ev.HandsShown, cues: Cues) -> list[Step]:
    return [model.shout(message("Open hands"), seconds=0.8, cues=cues, begin=model.show_all)]


def _dealer_pose(model: SixtySixModel) -> Pose:
    return model.pose_at_seat(model.view.dealer or 0, width=model.layout.card * 0.5)


def announce_bid(model: SixtySixModel, event: ev.AuctionWon, cues: Cues) -> list[Step]:
    seat, bid = event.seat, bid_name(event.bid)
    if seat == model.view.seat:
        words = message("You bid {bid}", bid=bid)
    else:
        words = message("{name} bids {bid}", name=name_at_start(model.view, seat, model.names), bid=bid)
    return [model.shout(words, seconds=1.0, cues=cues, begin=model.show_all)]


def show_thrown_in(model: SixtySixModel, event: ev.ThrownIn, cues: Cues) -> list[Step]:
    return [model.shout(message("No bids!"), seconds=0.9, cues=cues, colour=MIST)]


def show_call(model: SixtySixModel, event: ev.BidMade | ev.Passed, cues: Cues) -> list[Step]:
    """Show a call in its player's speech bubble."""
    stage, seat = model.stage, event.seat
    bid = event.bid if isinstance(event, ev.BidMade) else 0

    def grow(share: float) -> None:
        model.calling = (seat, share) if share < 1.0 and not stage.still else None

    def begin() -> None:
        model.calling = None if stage.still else (seat, 0.0)
        model.show_all()
        model.centre = model.seat_point(seat)
        model.play(cues, seat)
        if bid == ev.MOON:
            model.react(seat, "sly")
        elif bid >= _HIGH:
            model.moods[seat] = "sly"

    beat = _OWN_BEAT if seat == model.view.seat else _BEAT
    return [Step((Tween(grow, _POP, ease=ease_out_back), pause(beat)), begin=begin)]


def lay_hand_aside(model: SixtySixModel, event: ev.HandLaidAside, cues: Mapping[str, Cues]) -> list[Step]:
    """Show the moon rise, then turn the bidder's partner's hand face down if it's the viewer's."""
    stage = model.stage

    def rise() -> None:
        model.show_all()
        model.shake(6.0)
        model.rumble(cues["rises"], *range(SEATS))
        model.react(event.bidder, "glee")
        model.moods[event.seat] = "sleepy"
        for seat in range(SEATS):
            if team_of(seat) != team_of(event.bidder):
                model.moods[seat] = "shock"
        stage.burst(ParticleKind.STAR, model.seat_point(event.bidder), 26, (BONE, "#DFE6FF", PALE_GOLD))

    moon = SuitShout(message("Moon!"), model.middle(), BONE, stage.still, moon=True)
    steps = [model.stage.moment_step(moon, 1.7, cues=cues["rises"], begin=rise)]
    if event.seat == model.view.seat:
        model.settle()
        turned = [stage.cards[card] for card in model.view.hand]
        hold_in_place(turned)
        tweens = tuple(stage.fly(card, seconds=0.4, delay=0.04 * n) for n, card in enumerate(turned))
        steps.append(Step(tweens, begin=partial(model.play, cues["turned"], event.seat)))
    return steps


def entry_of(event: ev.SixtySixEvent) -> EventEntry[SixtySixModel]:
    match event:
        case ev.RoundStarted():
            return sound_entry(sweep_cards, event, Cue(Sound.RIFFLE))
        case ev.HandDealt():
            return sound_entry(deal_hand, event, Cue(Sound.DEAL))
        case ev.HandsShown():
            return sound_entry(show_open_hands, event, Cue(Sound.REVEAL))
        case ev.BidMade(bid=bid):
            tier = Tier.STAKES if bid == ev.MOON else Tier.PLAY
            return sound_entry(show_call, event, Cue(SixtySixSound.BID, tier, 2 * bid))
        case ev.Passed():
            return sound_entry(show_call, event, Cue(SixtySixSound.PASS))
        case ev.AuctionWon(bid=bid):
            # At the same pitch as the last bid.
            return sound_entry(announce_bid, event, Cue(Sound.ALL_CHOSEN, pitch=2 * bid))
        case ev.HandLaidAside():
            moon = Cue(SixtySixSound.MOON, Tier.MOMENT), impact_cue(Tier.MOMENT)
            return timed_entry(lay_hand_aside, event, rises=moon, turned=Cue(Sound.FLIP))
        case ev.ThrownIn():
            return sound_entry(show_thrown_in, event, Cue(Sound.TAKE_BACK))
        case ev.CardLaid(card=card):
            sound = Sound.ON_CARD if event.position > 1 else Sound.PLACE
            return sound_entry(tricks.lay_card, event, Cue(sound, pitch=RANK_OF[card]))
        case ev.TrumpMade():
            return sound_entry(tricks.announce_trump, event, Cue(SixtySixSound.TRUMP, Tier.STAKES))
        case ev.MarriageAnnounced():
            return sound_entry(tricks.show_marriage, event, *marriage_cues(event))
        case ev.TrickWon():
            return sound_entry(tricks.sweep_trick, event, *trick_cues(event))
        case ev.HandScored():
            made = SixtySixSound.FANFARE if event.made else SixtySixSound.SET
            return sound_entry(tricks.show_hand_score, event, Cue(made, Tier.MOMENT), impact_cue(Tier.MOMENT))
        case ev.MatchEnded():
            return silent_entry(no_motion, event)
        case _:
            assert_never(event)
