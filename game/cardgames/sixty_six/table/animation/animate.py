"""The sounds and the animation of each event of Sixty-six."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, POINTS, RANK_OF, SUIT_OF
from game.cardgames.sixty_six.rules.game import TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.view import SEATS, partner_of, team_of
from game.cardgames.sixty_six.sheet import hand_order
from game.cardgames.sixty_six.table.art.coins import SuitShout
from game.cardgames.sixty_six.table.card_places import BACK, chair_of, open_places, side_of
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.seats import team_colour
from game.cardgames.sixty_six.table.sounds import RICH, TRUMP_HIGHER, SixtySixSound, marriage_cues, trick_cues
from game.cardgames.sixty_six.words.names import SUIT_NAMES, bid_name, is_own, name_at_start, players_of_team
from game.language.message import capital, figure, message
from game.tables.animation.entry import EventEntry, no_motion, silent_entry, sound_entry, timed_entry
from game.tables.animation.motion import MovingCard, Pose, hold_in_place, pause, set_homes
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, Tween, ease_in_back, ease_in_out, ease_out_back
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT, MIST, PALE_GOLD

_LAY, _QUICK_LAY = 0.4, 0.3
_REST, _QUICK_REST = 0.34, 0.12
"""The pause after a card lands, in seconds: another seat's card, and the viewer's or an automatic one."""
_RISE, _LOOK = 0.2, 0.5
_GATHER, _SWEEP = 0.22, 0.5
_SLOW = 1.6
"""The time factor for the last trick."""
_VALUABLE = 10
"""The points of a card from which ducks react when it is beaten."""
_LOWEST_BID_STAKES = 0.4
"""The stakes of the lowest bid."""
_MAX_CARD, _MAX_TRICK = 14.0, 44.0
"""The points of a card, and of a trick, at which the stakes are highest."""


def _lay_card(model: SixtySixModel, event: ev.CardLaid, cues: Cues) -> list[Step]:
    """Fly a card from its hand to the trick and land it."""
    stage, seat = model.stage, event.seat
    start = stage.cards[event.card].pose if event.card in stage.cards else _held_pose(model, event)
    model.settle()
    card = stage.cards[event.card]
    card.pose, card.held = start, True
    quick = seat == model.view.seat or event.automatic
    if event.position == 1:
        model.moods.clear()
    model.moods.pop(seat, None)

    def begin() -> None:
        model.centre = card.home.x, card.home.y

    def on_landed() -> None:
        model.show_all()
        _react_to_beaten(model, event)

    flight = stage.fly(card, seconds=_QUICK_LAY if quick else _LAY, ease=ease_in_out, height=30, raised=22)
    higher = TRUMP_HIGHER if SUIT_OF[event.card] == model.view.trump else 0
    landing = stage.landing(card, partial(model.play, cues, seat, pitch=higher))
    return [
        Step((flight,), begin=begin),
        landing,
        Step((pause(_QUICK_REST if quick else _REST),), begin=on_landed),
    ]


def _held_pose(model: SixtySixModel, event: ev.CardLaid) -> Pose:
    """Return the pose in which a player held a card: in the fan of backs, or face up on the table."""
    before, seat = model.before, event.seat
    pose = model.pose_at_seat(seat)
    if not before.hands or event.card not in before.hands[seat]:
        return pose
    chair = chair_of(before, model.layout, seat)
    places = open_places(chair, before.hand_sizes[seat])
    area = places[hand_order(before.hands[seat]).index(event.card)]
    return replace(pose, x=area.centerx, y=area.centery, width=area.width, face=1.0)


def _react_to_beaten(model: SixtySixModel, event: ev.CardLaid) -> None:
    """Let the ducks react if a card beats an ace or a ten of the other team."""
    before, view = model.before, model.view
    if not before.trick or winning_play(view.trick, view.trump)[1] != event.card:
        return
    beaten, card = winning_play(before.trick, before.trump)
    if POINTS[card] >= _VALUABLE and team_of(beaten) != team_of(event.seat):
        reaction = Reaction(beaten, good=False, stakes=POINTS[card] / _MAX_CARD, payers=(event.seat,))
        model.react_to(reaction, model.view.round, event.card)
        model.react(beaten, "shock")
        model.moods[event.seat] = "sly"
        home = model.stage.cards[event.card].home
        model.stage.burst(ParticleKind.STAR, (home.x, home.y), 10, (BONE, "#DFE6FF"))


def _announce_trump(model: SixtySixModel, event: ev.TrumpMade, cues: Cues) -> list[Step]:
    suit = event.suit
    colours = model.suit_colours(suit)

    def begin() -> None:
        model.show_all()
        model.stage.burst(ParticleKind.STAR, model.middle(), 18, (colours.fill, BONE, "#DFE6FF"))

    words = message("{suit} are trump", suit=capital(SUIT_NAMES[suit]))
    return [model.shout(words, suit=suit, seconds=1.0, cues=cues, begin=begin)]


def _show_marriage(model: SixtySixModel, event: ev.MarriageAnnounced, cues: Cues) -> list[Step]:
    """Show a marriage's other card beside the card that was led, with large letters and confetti."""
    stage, seat = model.stage, event.seat
    high = event.points == TRUMP_MARRIAGE

    def begin() -> None:
        model.show_all()
        model.rumble(cues, seat, partner_of(seat))
        model.moods[partner_of(seat)] = "glee"
        model.react(seat, "glee")
        stage.floats.rise(
            f"+{event.points}", *model.beside_pile(seat), team_colour(model.view, team_of(seat))
        )
        if high:
            model.shake(5.0)
        fill = model.suit_colours(event.suit).fill
        stage.burst(ParticleKind.CONFETTI, model.middle(), 40 if high else 16, (fill, BONE, CORAL))
        stage.burst(ParticleKind.STAR, model.seat_point(seat), 14, (BONE, MINT, CORAL))

    words = message("Marriage! +{points}", points=event.points)
    cheer = model.shout(words, suit=event.suit, seconds=1.25, cues=cues, begin=begin)
    led = model.view.trick[-1][1]
    mate = MATES[led]
    assert mate is not None
    held = stage.cards.get(mate)
    card = held or MovingCard(mate, model.pose_at_seat(seat), model.pose_at_seat(seat))
    if held is None:
        stage.passing.append(card)
    home = stage.cards[led].home
    beside = replace(home, x=home.x + home.width * 0.6, y=home.y + 4, angle=-9.0, z=home.z - 1)

    def leave() -> None:
        if held is None:
            card.home = model.pose_at_seat(seat, alpha=0.0)
        else:
            model.settle()

    return [
        Step(
            (stage.fly(card, beside, seconds=0.34, ease=ease_in_out, height=20),),
            begin=partial(set_homes, [card], [beside]),
        ),
        cheer,
        Step(
            (stage.fly(card, seconds=0.3, ease=ease_in_out),), begin=leave, end=lambda: stage.discard([card])
        ),
    ]


def _sweep_trick(model: SixtySixModel, event: ev.TrickWon, cues: Cues) -> list[Step]:
    """Lift the winning card, gather the others onto it, and sweep the trick to the team's pile."""
    stage, seat = model.stage, event.seat
    best = next(card for player, card in model.before.trick if player == seat)
    last, rich = event.number == HAND_SIZE, event.points >= RICH
    slow = _SLOW if last else 1.0
    cards = [stage.cards[card] for card in event.cards if card in stage.cards]
    model.settle()
    hold_in_place(cards)
    winner = next(card for card in cards if card.key == best)
    lifted = replace(winner.pose, width=winner.pose.width * 1.14, lift=18.0, z=90.0)
    stacked = [
        replace(lifted, angle=0.0, z=120.0)
        if card is winner
        else replace(lifted, angle=card.home.angle * 2, z=80.0 + order)
        for order, card in enumerate(cards)
    ]
    rise = stage.fly(winner, lifted, seconds=_RISE, raised=4)
    gather = [
        stage.fly(card, stack, seconds=_GATHER * slow, ease=ease_in_out, raised=4)
        for card, stack in zip(cards, stacked, strict=True)
    ]
    height = 46 if last else 30
    sweep = [
        stage.fly(card, seconds=_SWEEP * slow, delay=0.03 * order, ease=ease_in_back, height=height)
        for order, card in enumerate(cards)
    ]

    def show_winner() -> None:
        model.centre = lifted.x, lifted.y
        set_homes(cards, [lifted if card is winner else card.pose for card in cards])

    return [
        Step((rise, pause(_LOOK * slow)), begin=show_winner),
        Step(tuple(gather), begin=partial(set_homes, cards, stacked)),
        Step(tuple(sweep), begin=model.settle),
        Step((pause(0.3 * slow),), begin=partial(_show_trick_won, model, event, cues, rich=rich, last=last)),
    ]


def _show_trick_won(model: SixtySixModel, event: ev.TrickWon, cues: Cues, *, rich: bool, last: bool) -> None:
    """Show a won trick's points and play its sound; ducks celebrate a rich trick."""
    stage, seat = model.stage, event.seat
    model.show_all()
    x, y = model.pile_point(seat)
    model.centre = x, y
    model.play(cues, seat)
    model.rumble(cues, seat, partner_of(seat))
    stage.burst(ParticleKind.DUST, (x, y + 20), 8, (BONE, "#BFDDDD"))
    if model.view.options.show_points:
        stage.floats.rise(
            f"+{event.points}", *model.beside_pile(seat), team_colour(model.view, team_of(seat))
        )
    if last:
        model.shake(4.0 + event.points / 8)
    if not rich and not last:
        return
    model.react(seat, "glee")
    stage.burst(ParticleKind.STAR, (x, y), 6 + event.points // 2, (BONE, MINT, "#DFE6FF"))
    reaction = Reaction(seat, good=True, stakes=event.points / _MAX_TRICK)
    if rich and not model.react_to(reaction, model.view.round, event.number, event.points):
        model.talk.say_line(seat, event.number + event.points)


def _show_hand_score(model: SixtySixModel, event: ev.HandScored, cues: Cues) -> list[Step]:
    """Show whether the bid is made or set, then the new scores."""
    team = team_of(event.bidder)
    good = event.made == is_own(model.view, team) if model.view.seat is not None else event.made

    def announce() -> None:
        model.rumble(cues, *range(SEATS))
        model.react_to(Reaction(event.bidder, good=event.made, stakes=1.0), model.view.round, event.bidder)
        for seat in range(SEATS):
            glad = event.made == (team_of(seat) == team)
            model.moods[seat] = "glee" if glad else "sad"
        model.centre = model.layout.contract.center
        if not event.made:
            model.shake(8.0)
        kind = ParticleKind.CONFETTI if event.made else ParticleKind.FEATHER
        model.stage.burst(kind, model.layout.contract.center, 26, (MINT if good else CORAL, BONE))
        if event.made:
            for seat in (event.bidder, partner_of(event.bidder)):
                model.stage.burst(ParticleKind.CONFETTI, model.seat_point(seat), 30, (GOLD, BONE, MINT))

    def show_scores() -> None:
        model.show_all()
        for scored in (0, 1):
            side = model.layout.sides[side_of(model.view, scored)]
            if event.change[scored]:
                words = figure(event.change[scored], signed=True)
                colour = MINT if event.change[scored] > 0 else CORAL
                model.stage.floats.rise(words, *side.score.center, colour)

    words = message("Made!") if event.made else message("Set!")
    names = capital(players_of_team(model.view, team, model.names))
    stakes = _LOWEST_BID_STAKES + (1 - _LOWEST_BID_STAKES) * event.bid / ev.MOON
    seconds, colour = (1.7 if event.made else 1.4), MINT if good else CORAL
    return [
        model.feat(words, names, stakes=stakes, seconds=seconds, cues=cues, colour=colour, begin=announce),
        Step((pause(0.9),), begin=show_scores),
    ]


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
            return sound_entry(_lay_card, event, Cue(sound, pitch=RANK_OF[card]))
        case ev.TrumpMade():
            return sound_entry(_announce_trump, event, Cue(SixtySixSound.TRUMP, Tier.STAKES))
        case ev.MarriageAnnounced():
            return sound_entry(_show_marriage, event, *marriage_cues(event))
        case ev.TrickWon():
            return sound_entry(_sweep_trick, event, *trick_cues(event))
        case ev.HandScored():
            made = SixtySixSound.FANFARE if event.made else SixtySixSound.SET
            return sound_entry(_show_hand_score, event, Cue(made, Tier.MOMENT), impact_cue(Tier.MOMENT))
        case ev.MatchEnded():
            return silent_entry(no_motion, event)
        case _:
            assert_never(event)
