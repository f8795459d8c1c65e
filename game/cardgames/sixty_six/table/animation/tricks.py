"""The tricks of Sixty-six and their scoring on the stage."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.audio.cues import Cues
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, POINTS, SUIT_OF
from game.cardgames.sixty_six.rules.events import (
    CardLaid,
    HandScored,
    MarriageAnnounced,
    TrickWon,
    TrumpMade,
)
from game.cardgames.sixty_six.rules.legality import best_play
from game.cardgames.sixty_six.rules.seats import SEATS, partner_of, team_of
from game.cardgames.sixty_six.sheet import hand_order
from game.cardgames.sixty_six.table.card_places import open_places, seated_chair, side_of
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.sounds import HIGH, RICH, TRUMP_HIGHER
from game.cardgames.sixty_six.words.names import SUIT_NAMES, is_own
from game.language.message import capital, figure, message
from game.tables.animation.motion import MovingCard, Pose, hold, pause, stay
from game.tables.company.reactions import Reaction
from game.ui.animation.easing import anticipate, swing
from game.ui.animation.particles import ParticleKind
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import BONE, CORAL, MINT

_LAY, _SWIFT_LAY = 0.4, 0.3
_REST, _SWIFT_REST = 0.34, 0.12
"""The time for which a landed card is looked at: an opponent's; an own one, or one that plays itself."""
_RISE, _LOOK = 0.2, 0.5
_GATHER, _SWEEP = 0.22, 0.5
_SLOW = 1.6
"""The last trick takes so many times as long."""
_DEAR = 10
"""The loss of a card of so many points is felt."""
_GREAT, _MOST = 14.0, 44.0
"""So many points are as much as a card, and a trick, could be worth."""


def laid(shown: SixtySixModel, event: CardLaid, cues: Cues) -> list[Step]:
    """Fly a card from its hand into the trick and land it; then the next player is on turn."""
    stage, seat = shown.stage, event.seat
    start = stage.cards[event.card].pose if event.card in stage.cards else _held(shown, event)
    shown.settle()
    card = stage.cards[event.card]
    card.pose, card.held = start, True
    swift = seat == shown.view.seat or event.automatic
    if event.position == 1:
        shown.moods.clear()
    shown.moods.pop(seat, None)

    def begin() -> None:
        shown.centre = card.home.x, card.home.y

    def landed() -> None:
        shown.come()
        _react_to_beaten(shown, event)

    flight = stage.fly(card, seconds=_SWIFT_LAY if swift else _LAY, ease=swing, height=30, raised=22)
    higher = TRUMP_HIGHER if SUIT_OF[event.card] == shown.view.trump else 0
    landing = stage.landing(card, partial(shown.play, cues, seat, pitch=higher))
    return [
        Step((flight,), begin=begin),
        landing,
        Step((pause(_SWIFT_REST if swift else _REST),), begin=landed),
    ]


def _held(shown: SixtySixModel, event: CardLaid) -> Pose:
    """Return the pose in which its player held a card: in the wings, or open on the table."""
    before, seat = shown.before, event.seat
    pose = shown.at_seat(seat)
    if not before.hands or event.card not in before.hands[seat]:
        return pose
    chair = seated_chair(before, shown.layout, seat)
    places = open_places(chair, before.hand_sizes[seat])
    area = places[hand_order(before.hands[seat]).index(event.card)]
    return replace(pose, x=area.centerx, y=area.centery, width=area.width, face=1.0)


def _react_to_beaten(shown: SixtySixModel, event: CardLaid) -> None:
    """Let the ducks react if a card beats a dear card of the other team."""
    before, view = shown.before, shown.view
    if not before.trick or best_play(view.trick, view.trump)[1] != event.card:
        return
    beaten, card = best_play(before.trick, before.trump)
    if POINTS[card] >= _DEAR and team_of(beaten) != team_of(event.seat):
        reaction = Reaction(beaten, good=False, stakes=POINTS[card] / _GREAT, payers=(event.seat,))
        shown.react_to(reaction, shown.view.round, event.card)
        shown.react(beaten, "shock")
        shown.moods[event.seat] = "sly"
        home = shown.stage.cards[event.card].home
        shown.stage.burst(ParticleKind.STAR, (home.x, home.y), 10, (BONE, "#DFE6FF"))


def trump_made(shown: SixtySixModel, event: TrumpMade, cues: Cues) -> list[Step]:
    """Tell which suit is trump."""
    suit = event.suit
    colours = shown.tone(suit)

    def begin() -> None:
        shown.come()
        shown.stage.burst(ParticleKind.STAR, shown.middle(), 18, (colours.fill, BONE, "#DFE6FF"))

    words = message("{suit} are trump", suit=capital(SUIT_NAMES[suit]))
    return [shown.shout(words, suit=suit, seconds=1.0, cues=cues, begin=begin)]


def married(shown: SixtySixModel, event: MarriageAnnounced, cues: Cues) -> list[Step]:
    """Show the other card of a marriage beside its mate, and cheer the couple."""
    stage, seat = shown.stage, event.seat
    high = event.points >= HIGH

    def begin() -> None:
        shown.come()
        shown.rumble(cues, seat, partner_of(seat))
        shown.moods[partner_of(seat)] = "glee"
        shown.react(seat, "glee")
        stage.floats.rise(f"+{event.points}", *shown.beside_pile(seat), _colour(shown, seat))
        if high:
            shown.shake(5.0)
        fill = shown.tone(event.suit).fill
        stage.burst(ParticleKind.CONFETTI, shown.middle(), 40 if high else 16, (fill, BONE, CORAL))
        stage.burst(ParticleKind.STAR, shown.seat_point(seat), 14, (BONE, MINT, CORAL))

    words = message("Marriage! +{points}", points=event.points)
    cheer = shown.shout(words, suit=event.suit, seconds=1.25, cues=cues, begin=begin)
    led = shown.view.trick[-1][1]
    mate = MATES[led]
    if mate is None:
        return [cheer]
    held = stage.cards.get(mate)
    card = held or MovingCard(mate, shown.at_seat(seat), shown.at_seat(seat))
    if held is None:
        stage.passing.append(card)
    home = stage.cards[led].home
    beside = replace(home, x=home.x + home.width * 0.6, y=home.y + 4, angle=-9.0, z=home.z - 1)

    def leave() -> None:
        if held is None:
            card.home = shown.at_seat(seat, alpha=0.0)
        else:
            shown.settle()

    return [
        Step(
            (stage.fly(card, beside, seconds=0.34, ease=swing, height=20),),
            begin=partial(stay, [card], [beside]),
        ),
        cheer,
        Step((stage.fly(card, seconds=0.3, ease=swing),), begin=leave, end=lambda: stage.gone([card])),
    ]


def _colour(shown: SixtySixModel, seat: int) -> str:
    return CORAL if side_of(shown.view, team_of(seat)) else MINT


def won(shown: SixtySixModel, event: TrickWon, cues: Cues) -> list[Step]:
    """Lift the best card, gather the others to it, and sweep the trick face down to its team's others.

    A rich trick is cheered; the last one goes slowly and lands with weight.
    """
    stage, seat = shown.stage, event.seat
    best = next(card for player, card in shown.before.trick if player == seat)
    last, rich = event.number == HAND_SIZE, event.points >= RICH
    slow = _SLOW if last else 1.0
    cards = [stage.cards[card] for card in event.cards if card in stage.cards]
    shown.settle()
    hold(cards)
    crowned = next(card for card in cards if card.key == best)
    lifted = replace(crowned.pose, width=crowned.pose.width * 1.14, lift=18.0, z=90.0)
    stacked = [
        replace(lifted, angle=0.0, z=120.0)
        if card is crowned
        else replace(lifted, angle=card.home.angle * 2, z=80.0 + order)
        for order, card in enumerate(cards)
    ]
    rise = stage.fly(crowned, lifted, seconds=_RISE, raised=4)
    gather = [
        stage.fly(card, stack, seconds=_GATHER * slow, ease=swing, raised=4)
        for card, stack in zip(cards, stacked, strict=True)
    ]
    height = 46 if last else 30
    sweep = [
        stage.fly(card, seconds=_SWEEP * slow, delay=0.03 * order, ease=anticipate, height=height)
        for order, card in enumerate(cards)
    ]

    def look() -> None:
        shown.centre = lifted.x, lifted.y
        stay(cards, [lifted if card is crowned else card.pose for card in cards])

    return [
        Step((rise, pause(_LOOK * slow)), begin=look),
        Step(tuple(gather), begin=partial(stay, cards, stacked)),
        Step(tuple(sweep), begin=shown.settle),
        Step((pause(0.3 * slow),), begin=partial(_arrive, shown, event, cues, rich=rich, last=last)),
    ]


def _arrive(shown: SixtySixModel, event: TrickWon, cues: Cues, *, rich: bool, last: bool) -> None:
    """Count a trick that has come to its team, with the moods and the weight that it deserves."""
    stage, seat = shown.stage, event.seat
    shown.come()
    x, y = shown.pile_point(seat)
    shown.centre = x, y
    shown.play(cues, seat)
    shown.rumble(cues, seat, partner_of(seat))
    stage.burst(ParticleKind.DUST, (x, y + 20), 8, (BONE, "#BFDDDD"))
    if shown.view.options.show_points:
        stage.floats.rise(f"+{event.points}", *shown.beside_pile(seat), _colour(shown, seat))
    if last:
        shown.shake(4.0 + event.points / 8)
    if not rich and not last:
        return
    shown.react(seat, "glee")
    stage.burst(ParticleKind.STAR, (x, y), 6 + event.points // 2, (BONE, MINT, "#DFE6FF"))
    reaction = Reaction(seat, good=True, stakes=event.points / _MOST)
    if rich and not shown.react_to(reaction, shown.view.round, event.number, event.points):
        shown.boast(seat, event.number + event.points)


def scored(shown: SixtySixModel, event: HandScored, cues: Cues) -> list[Step]:
    """Tell that the bid is made or set; then change both scores on their cards."""
    team = team_of(event.bidder)
    good = event.made == is_own(shown.view, team) if shown.view.seat is not None else event.made

    def tell() -> None:
        shown.rumble(cues, *range(SEATS))
        shown.react_to(Reaction(event.bidder, good=event.made, stakes=1.0), shown.view.round, event.bidder)
        for seat in range(SEATS):
            glad = event.made == (team_of(seat) == team)
            shown.moods[seat] = "glee" if glad else "sad"
        shown.centre = shown.layout.contract.center
        if not event.made:
            shown.shake(8.0)
        kind = ParticleKind.CONFETTI if event.made else ParticleKind.FEATHER
        shown.stage.burst(kind, shown.layout.contract.center, 26, (MINT if good else CORAL, BONE))

    def change() -> None:
        shown.come()
        for scored in (0, 1):
            side = shown.layout.sides[side_of(shown.view, scored)]
            if event.change[scored]:
                words = figure(event.change[scored], signed=True)
                colour = MINT if event.change[scored] > 0 else CORAL
                shown.stage.floats.rise(words, *side.score.center, colour)

    words = message("Made!") if event.made else message("Set!")
    tier = 1.1 if event.made else 1.4
    return [
        shown.shout(words, seconds=tier, cues=cues, colour=MINT if good else CORAL, begin=tell),
        Step((pause(0.9),), begin=change),
    ]
