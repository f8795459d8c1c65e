"""Animations of tricks and of a hand's scoring."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, POINTS, SUIT_OF
from game.cardgames.sixty_six.rules.game import TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.view import SEATS, partner_of, team_of
from game.cardgames.sixty_six.sheet import hand_order
from game.cardgames.sixty_six.table.card_places import chair_of, open_places, side_of
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.seats import team_colour
from game.cardgames.sixty_six.table.sounds import RICH, TRUMP_HIGHER
from game.cardgames.sixty_six.words.names import SUIT_NAMES, is_own, players_of_team
from game.language.message import capital, figure, message
from game.tables.animation.motion import MovingCard, Pose, hold_in_place, pause, set_homes
from game.tables.company.reactions import Reaction
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step, ease_in_back, ease_in_out
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT

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


def lay_card(model: SixtySixModel, event: ev.CardLaid, cues: Cues) -> list[Step]:
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


def announce_trump(model: SixtySixModel, event: ev.TrumpMade, cues: Cues) -> list[Step]:
    suit = event.suit
    colours = model.suit_colours(suit)

    def begin() -> None:
        model.show_all()
        model.stage.burst(ParticleKind.STAR, model.middle(), 18, (colours.fill, BONE, "#DFE6FF"))

    words = message("{suit} are trump", suit=capital(SUIT_NAMES[suit]))
    return [model.shout(words, suit=suit, seconds=1.0, cues=cues, begin=begin)]


def show_marriage(model: SixtySixModel, event: ev.MarriageAnnounced, cues: Cues) -> list[Step]:
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


def sweep_trick(model: SixtySixModel, event: ev.TrickWon, cues: Cues) -> list[Step]:
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


def show_hand_score(model: SixtySixModel, event: ev.HandScored, cues: Cues) -> list[Step]:
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
