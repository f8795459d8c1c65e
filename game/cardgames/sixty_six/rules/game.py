"""The rules of Sixty-six as pure functions over an immutable state. § refers to RULES.md.

The state consists of a spectator's view, the hands and the random generator. Each event changes the
spectator's view the same way as every listener's view.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, SIZE, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.legality import legal_bids, legal_cards, winning_play
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import score_hand, winning_team
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, next_seat, partner_of, per_seat, team_of
from game.engine.chance import draw
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Setup, StepResult
from game.engine.fold import Fold
from game.language.message import message

MARRIAGE = 20
TRUMP_MARRIAGE = 40

_PLAYS = tuple(ev.PlayCard(card) for card in range(SIZE))
_ANNOUNCED = tuple(ev.PlayCard(card, announce=True) for card in range(SIZE))


class SixtySixState(Struct, frozen=True, gc=False):
    """The whole state of a match.

    Attributes:
        chance: the state of the random generator.
        hands: by seat, ascending; includes a hand that was laid aside (§6.1).
        public: what a spectator sees.
    """

    chance: int
    hands: tuple[tuple[int, ...], ...]
    public: SixtySixView


class SixtySix(CardGame[SixtySixState, SixtySixView]):
    """Sixty-six: four seats, two teams, an auction and six tricks."""

    id = "sixty_six"
    title = message("Sixty-six")
    unit = ("tick", "ticks")
    more_is_better = True
    round_name = "hand"
    seat_counts = range(SEATS, SEATS + 1)
    options = SixtySixOptions
    choice_types = ev.SixtySixChoice
    event_types = ev.SixtySixEvent

    def open(self, setup: Setup) -> SixtySixState:
        return SixtySixState(setup.seed, ((),) * SEATS, self.initial_view(setup, None))

    def deal(self, state: SixtySixState) -> StepResult[SixtySixState]:
        last, chance = state.public.dealer, state.chance
        if last is None:
            (dealer,), chance = draw(range(SEATS), 1, chance)
        else:
            dealer = next_seat(last)
        first = next_seat(dealer)
        cards, chance = draw(range(SIZE), SIZE, chance)
        hands = tuple(
            [tuple(sorted(cards[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])) for seat in range(SEATS)]
        )
        events = SixtySixEventBuilder(state.public)
        events.emit(ev.RoundStarted(state.public.round + 1, dealer, first))
        for place in range(SEATS):
            seat = (first + place) % SEATS
            events.emit(ev.HandDealt(seat, HAND_SIZE, hands[seat]))
        if events.public.options.open_hands:
            events.emit(ev.HandsShown(hands))
        return _step_result(events, chance, hands)

    def pending(self, state: SixtySixState) -> Mapping[int, tuple[Choice, ...]]:
        seat = state.public.asked
        return {} if seat is None else {seat: _choices(state.public, seat, state.hands[seat])}

    def apply(self, state: SixtySixState, seat: int, choice: Choice) -> StepResult[SixtySixState]:
        allowed = self.pending(state).get(seat, ())
        if choice not in allowed:
            raise IllegalChoice(seat, choice, allowed)
        if isinstance(choice, ev.PlayCard):
            return _play_card(state, seat, choice)
        assert isinstance(choice, ev.Bid)
        return _make_call(state, seat, choice.bid)

    def ranking(self, state: SixtySixState) -> tuple[int, ...] | None:
        return state.public.ranking or None

    def totals(self, state: SixtySixState) -> tuple[int, ...]:
        return per_seat(state.public.score)

    def usual_rounds(self, options: SixtySixOptions) -> int:
        return max(1, round(options.target / 2))

    def points(self, event: Event) -> Mapping[int, int] | None:
        return dict(enumerate(per_seat(event.change))) if isinstance(event, ev.HandScored) else None

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple((seat, partner_of(seat)) for seat in range(seats // 2))

    def initial_view(self, setup: Setup, seat: int | None) -> SixtySixView:
        return SixtySixView(seat, setup.options)

    def view(self, state: SixtySixState, seat: int | None) -> SixtySixView:
        if seat is None:
            return state.public
        return replace(state.public, seat=seat, hand=state.hands[seat])

    def choices(self, view: SixtySixView) -> tuple[Choice, ...]:
        seat = view.seat
        return () if seat is None or view.asked != seat else _choices(view, seat, view.hand)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        if isinstance(event, ev.HandDealt) and event.seat != seat:
            return ev.HandDealt(event.seat, event.count, ())
        return event


SIXTY_SIX = SixtySix()


SixtySixEventBuilder = Fold[SixtySixView, ev.SixtySixEvent]
"""A collector of the events of one step, and of the public view after them."""


def _step_result(
    events: SixtySixEventBuilder, chance: int, hands: tuple[tuple[int, ...], ...]
) -> StepResult[SixtySixState]:
    return StepResult(SixtySixState(chance, hands, events.public), tuple(events.events))


def _choices(view: SixtySixView, seat: int, hand: tuple[int, ...]) -> tuple[Choice, ...]:
    if view.bidder is None:
        return legal_bids(view.calls, view.options)
    if view.trick:
        return tuple([_PLAYS[card] for card in legal_cards(hand, seat, view.trick, view.trump, view.options)])
    if view.options.announce == "auto":
        return tuple([_PLAYS[card] for card in hand])
    leads: list[Choice] = []
    for card in hand:
        leads.append(_PLAYS[card])
        if MATES[card] in hand:
            leads.append(_ANNOUNCED[card])
    return tuple(leads)


def _make_call(state: SixtySixState, seat: int, bid: int) -> StepResult[SixtySixState]:
    """Apply a call; if it was the last one, end the auction (§2)."""
    events = SixtySixEventBuilder(state.public)
    events.emit(ev.BidMade(seat, bid) if bid else ev.Passed(seat))
    view = events.public
    if view.asked is None:
        if view.high_bid is None:
            assert view.dealer is not None
            events.emit(ev.ThrownIn(view.round, view.dealer))
        else:
            winner, highest = view.high_bid
            events.emit(ev.AuctionWon(winner, highest))
            if highest == ev.MOON:
                events.emit(ev.HandLaidAside(partner_of(winner), winner))
    return _step_result(events, state.chance, state.hands)


def _play_card(state: SixtySixState, seat: int, choice: ev.PlayCard) -> StepResult[SixtySixState]:
    """Play a card; if the fifth trick is then complete, play the last trick and score the hand (§3)."""
    events = SixtySixEventBuilder(state.public)
    hands = list(state.hands)
    _lay_card(events, hands, seat, choice.card, False)
    if not state.public.trick:
        _announce_lead(events, hands[seat], seat, choice)
    if len(events.public.trick) == events.public.players:
        _award_trick(events)
        if len(events.public.tricks) == HAND_SIZE - 1:
            _play_last_trick(events, hands)
            _score_hand(events)
    return _step_result(events, state.chance, tuple(hands))


def _lay_card(
    events: SixtySixEventBuilder, hands: list[tuple[int, ...]], seat: int, card: int, automatic: bool
) -> None:
    hands[seat] = tuple([other for other in hands[seat] if other != card])
    events.emit(ev.CardLaid(seat, card, len(events.public.trick) + 1, automatic))


def _announce_lead(
    events: SixtySixEventBuilder, rest: tuple[int, ...], seat: int, choice: ev.PlayCard
) -> None:
    """Make trump with the first lead (§3.1), and announce the lead's marriage, if any (§5)."""
    view, card = events.public, choice.card
    suit = SUIT_OF[card]
    if not view.tricks and not (view.bid == ev.MOON and view.options.moon == "no_trump"):
        events.emit(ev.TrumpMade(seat, suit))
    if (choice.announce or view.options.announce == "auto") and MATES[card] in rest:
        points = TRUMP_MARRIAGE if suit == events.public.trump else MARRIAGE
        events.emit(ev.MarriageAnnounced(seat, suit, points))


def _award_trick(events: SixtySixEventBuilder) -> None:
    """Give the trick to the seat that played the winning card (§3.2)."""
    trick = events.public.trick
    winner, _card = winning_play(trick, events.public.trump)
    cards = tuple([card for _seat, card in trick])
    events.emit(ev.TrickWon(winner, len(events.public.tricks) + 1, cards, points_of(cards)))


def _play_last_trick(events: SixtySixEventBuilder, hands: list[tuple[int, ...]]) -> None:
    """Play everyone's last card automatically (§3.3)."""
    seat = events.public.tricks[-1].winner
    for _ in range(events.public.players):
        _lay_card(events, hands, seat, hands[seat][0], True)
        seat = next_seat(seat, events.public.aside)
    _award_trick(events)


def _score_hand(events: SixtySixEventBuilder) -> None:
    """Score the hand (§7); end the match if a team has won (§8)."""
    view = events.public
    assert view.bidder is not None
    events.emit(score_hand(view, view.bidder))
    score = events.public.score
    winner = winning_team(score, team_of(view.bidder), view.options)
    if winner is not None:
        ranking = per_seat((1, 2) if winner == 0 else (2, 1))
        events.emit(ev.MatchEnded(winner, ranking, per_seat(score)))


def reveal_hands(view: SixtySixView, state: SixtySixState) -> SixtySixView:
    """Return a view with all hands face up, as in the state."""
    return replace(view, hands=state.hands)
