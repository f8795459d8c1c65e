"""What holds in every hand, with any choices and options: random hands over all options."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from game.cardgames.sixty_six.rules.deck import NAMES, points_of
from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    Bid,
    BidMade,
    CardLaid,
    HandLaidAside,
    HandScored,
    MarriageAnnounced,
    MatchEnded,
    Passed,
    PlayCard,
    ThrownIn,
    TrickWon,
    TrumpMade,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.inference import excluded_cards, held_cards
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.contract import Choice, Event
from game.engine.match import Match
from tests.cardgames.sixty_six.deals import setup
from tests.support.sampling import sampled

HANDS = sampled([2, 40], 1)
VARIANTS = [
    {"moon": moon, "all_pass": all_pass, "announce": announce, "marriage_needs_trick": needs}
    for moon, all_pass, announce, needs in product(
        ("trump", "no_trump", "off"), ("redeal", "dealer"), ("auto", "manual"), (False, True)
    )
]
FOLLOWING = list(product(("always", "not_partner", "off"), (False, True), (False, True)))
SEATS = (0, 1, 2, 3, None)


def variants(climb: str, after: bool, over: bool) -> Iterator[tuple[dict[str, object], random.Random]]:
    """Yield all variants of the other options with these rules of following, and a generator for each."""
    for number, variant in enumerate(VARIANTS):
        chance = random.Random(f"{climb} {after} {over} {number}")
        yield (
            {
                "climb": climb,
                "climb_after_ruff": after,
                "over_trump": over,
                "target": chance.choice((5, 7, 10, 15)),
                "moon_value": chance.choice((5, 6)),
                "both_finish": chance.choice(("bidders", "higher")),
                **variant,
            },
            chance,
        )


def random_choice(choices: tuple[Choice, ...], chance: random.Random) -> Choice:
    """Return a random choice, usually a pass or the lowest bid, so that not all hands are Moons."""
    if isinstance(choices[0], Bid) and chance.random() < 0.8:
        choices = choices[:2]
    return chance.choice(choices)


def points_in(cards: tuple[int, ...]) -> int:
    return sum({"9": 0, "J": 2, "Q": 3, "K": 4, "1": 10, "A": 11}[NAMES[card][0]] for card in cards)


def check_hand(events: list[Event], state: SixtySixState, options: SixtySixOptions) -> None:
    """Check a hand's events by adding it up according to the rules."""
    if any(isinstance(event, ThrownIn) for event in events):
        assert options.all_pass == "redeal"
        assert sum(isinstance(event, Passed) for event in events) == 4
        assert len(events) == 10
        return
    bids = [event for event in events if isinstance(event, BidMade)]
    won = next(event for event in events if isinstance(event, AuctionWon))
    assert (won.seat, won.bid) == (bids[-1].seat, bids[-1].bid)
    assert [bid.bid for bid in bids] == sorted({bid.bid for bid in bids})
    moon = won.bid == 5
    assert any(isinstance(event, HandLaidAside) for event in events) == moon
    laid = [event for event in events if isinstance(event, CardLaid)]
    tricks = [event for event in events if isinstance(event, TrickWon)]
    assert len(laid) == (18 if moon else 24)
    assert len({event.card for event in laid}) == len(laid)
    assert [event.automatic for event in laid].count(True) == (3 if moon else 4)
    assert [trick.number for trick in tricks] == [1, 2, 3, 4, 5, 6]
    assert laid[0].seat == won.seat
    trumps = [event for event in events if isinstance(event, TrumpMade)]
    assert len(trumps) == (0 if moon and options.moon == "no_trump" else 1)
    points, marriages, counts = [0, 0], [0, 0], [0, 0]
    for trick in tricks:
        points[trick.seat % 2] += points_in(trick.cards)
        counts[trick.seat % 2] += 1
        assert trick.points == points_in(trick.cards)
    for event in events:
        if isinstance(event, MarriageAnnounced):
            assert event.points == (40 if trumps and event.suit == trumps[0].suit else 20)
            marriages[event.seat % 2] += event.points
    aside = points_of(state.hands[won.seat ^ 2]) if moon else 0
    assert sum(points) == 120 - aside
    if options.marriage_needs_trick:
        marriages = [one if count else 0 for one, count in zip(marriages, counts, strict=True)]
    totals = [sum(both) for both in zip(points, marriages, strict=True)]
    ticks = [sum(total >= step for step in (33, 66, 99, 132, 165, 198)) for total in totals]
    team = won.seat % 2
    change = list(ticks)
    if moon:
        made = counts[team] == 6
        change[team] = options.moon_value if made else -options.moon_value
    else:
        made = totals[team] >= 33 * won.bid
        change[team] = ticks[team] if made else -won.bid
    scoring = next(event for event in events if isinstance(event, HandScored))
    assert scoring == HandScored(
        round=state.public.round,
        bidder=won.seat,
        bid=won.bid,
        made=made,
        card_points=tuple(points),
        marriages=tuple(marriages),
        totals=tuple(totals),
        ticks=tuple(ticks),
        change=tuple(change),
        before=scoring.before,
        after=tuple(map(sum, zip(scoring.before, change, strict=True))),
    )
    there = [score >= options.target for score in scoring.after]
    ended = [event for event in events if isinstance(event, MatchEnded)]
    assert bool(ended) == any(there)
    if ended:
        winner = ended[0].team
        assert there[winner]
        if all(there):
            better = scoring.after[winner] - scoring.after[1 - winner]
            assert better > 0 or winner == team
            assert options.both_finish == "higher" or winner == team
        assert ended[0].ranking == tuple(1 if seat % 2 == winner else 2 for seat in range(4))


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize(("climb", "after", "over"), FOLLOWING)
def test_every_hand_adds_up(climb: str, after: bool, over: bool, hands: int) -> None:
    """120 points without a hand laid aside, always a legal choice, and cards only from the player's hand."""
    for options, chance in variants(climb, after, over):
        match = None
        for _ in range(hands):
            if match is None or match.over:
                match = Match(SIXTY_SIX, setup(chance.getrandbits(60), **options))
                events: list[Event] = []
                match.listen_unredacted(events.append)
                scores = [(0, 0)]
            events.clear()
            match.deal()
            dealt = match.state.hands
            while match.pending:
                ((seat, choices),) = match.pending.items()
                assert choices
                choice = random_choice(choices, chance)
                match.choose(seat, choice)
                if isinstance(choice, PlayCard):
                    assert choice.card in dealt[seat]
            check_hand(events, match.state, match.setup.options)
            scores.append(match.state.public.score)
            assert match.game.totals(match.state) == scores[-1] * 2
            moved = [match.game.points(event) for event in events if match.game.points(event)]
            assert [tuple(one.values()) for one in moved] == (
                [tuple(new - old for new, old in zip(scores[-1] * 2, scores[-2] * 2, strict=True))]
                if moved
                else []
            )


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize(("climb", "after", "over"), FOLLOWING)
def test_inference_agrees_with_the_hands(climb: str, after: bool, over: bool, hands: int) -> None:
    """No held card is excluded, and no other is held for certain, at any moment, for any viewer."""
    for options, chance in variants(climb, after, over):
        state = SIXTY_SIX.open(setup(chance.getrandbits(60), **options))
        for _ in range(hands):
            state, _ = SIXTY_SIX.deal(state)
            while pending := SIXTY_SIX.pending(state):
                ((seat, choices),) = pending.items()
                state, _ = SIXTY_SIX.apply(state, seat, random_choice(choices, chance))
                viewer = chance.choice(SEATS)
                view = SIXTY_SIX.view(state, viewer)
                dealt = state.hands
                for other, (cannot, must) in enumerate(
                    zip(excluded_cards(view), held_cards(view), strict=True)
                ):
                    assert cannot.isdisjoint(dealt[other]), (view, other)
                    assert must.issubset(dealt[other]), (view, other)
                    if other == viewer:
                        assert must | cannot == set(range(24))
            if SIXTY_SIX.ranking(state):
                state = SIXTY_SIX.open(setup(chance.getrandbits(60), **options))
