"""Sixty-six's events and descriptions in words, from the listener's own view."""

from typing import get_args

import pytest
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    BidMade,
    CardLaid,
    HandDealt,
    HandLaidAside,
    HandScored,
    HandsShown,
    MarriageAnnounced,
    MatchEnded,
    Passed,
    RoundStarted,
    SixtySixEvent,
    ThrownIn,
    TrickWon,
    TrumpMade,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import Marriage, SixtySixView
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.voice.narrator import Verbosity
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    HEARTS,
    SPADES,
    call,
    card,
    deal_hands,
    parse_plays,
    play,
    state_near_end,
    state_of_play,
)

NAMES = ("Ann", "Bob", "Celia", "Dot")
TERSE, NORMAL, FULL = Verbosity


def captions_of(event: SixtySixEvent, before: SixtySixView, seat: int | None = 0) -> tuple[str | None, ...]:
    """Return an event's words at each verbosity, for this seat or a spectator of the same table."""
    before = replace(before, seat=seat)
    after = SIXTY_SIX.apply_event(before, event)
    return tuple(NARRATOR.narrate(event, before, after, NAMES, verbosity) for verbosity in Verbosity)


def view_to_bid() -> SixtySixView:
    return SIXTY_SIX.view(deal_hands(), 0)


def view_to_lead(**options: object) -> SixtySixView:
    """Return the view of seat 0, which has won the auction and is to lead."""
    return SIXTY_SIX.view(state_of_play(**options), 0)


def view_of_trick(trick: str, trump: int | None = HEARTS, **changes: object) -> SixtySixView:
    return replace(SIXTY_SIX.view(state_near_end(), 0), trick=parse_plays(trick), trump=trump, **changes)


def score_of_hand(bid: int, made: bool, change: tuple[int, int], bidder: int = 0) -> HandScored:
    """Return the score of a hand with 70 points (20 of them from a marriage) against 60."""
    after = (3 + change[0], 4 + change[1])
    return HandScored(1, bidder, bid, made, (50, 60), (20, 0), (70, 60), (2, 1), change, (3, 4), after)


EVENTS: list[tuple[SixtySixEvent, SixtySixView, tuple[str | None, str | None, str | None]]] = [
    (
        RoundStarted(1, 3, 0),
        view_to_bid(),
        (
            "Hand 1. You and Celia against Bob and Dot.",
            "Hand 1. You and Celia against Bob and Dot. Dot deals.",
            "Hand 1. You and Celia against Bob and Dot. Dot deals. You bid first.",
        ),
    ),
    (
        RoundStarted(2, 0, 1),
        view_to_bid(),
        ("Hand 2.", "Hand 2. You deal.", "Hand 2. You deal. Bob bids first."),
    ),
    (
        HandDealt(0, 6, parse_cards("9C QC KC JS AS 10H")),
        view_to_bid(),
        (
            None,
            "Your hand: nine, queen and king of clubs; ten of hearts; jack and ace of spades.",
            "Your hand: nine, queen and king of clubs; ten of hearts; jack and ace of spades. "
            "Marriage in clubs.",
        ),
    ),
    (HandDealt(1, 6, ()), view_to_bid(), (None, None, None)),
    (HandsShown((parse_cards("9C"),) * 4), view_to_bid(), ("All hands are face up.",) * 3),
    (
        BidMade(0, 2),
        view_to_bid(),
        ("You bid 2.", "You bid 2: 66 points.", "You bid 2: your team promises 66 points."),
    ),
    (
        BidMade(1, 1),
        view_to_bid(),
        ("Bob bids 1.", "Bob bids 1: 33 points.", "Bob bids 1: Bob and Dot promise 33 points."),
    ),
    (
        BidMade(2, 5),
        view_to_bid(),
        ("Your partner bids Moon.", *["Your partner bids Moon: all six tricks, alone."] * 2),
    ),
    (Passed(0), view_to_bid(), ("You pass.",) * 3),
    (Passed(3), view_to_bid(), ("Dot passes.",) * 3),
    (
        AuctionWon(0, 2),
        view_to_bid(),
        (
            "Your 2 stands.",
            "You win the bidding with 2.",
            "You win the bidding with 2: 66 points. You lead.",
        ),
    ),
    (
        AuctionWon(2, 5),
        view_to_bid(),
        (
            "Your partner’s Moon stands.",
            "Your partner wins the bidding with Moon.",
            "Your partner wins the bidding with Moon: all six tricks, alone. Your partner leads.",
        ),
    ),
    (
        HandLaidAside(0, 2),
        view_to_bid(),
        (*["Your hand is laid aside."] * 2, "Your hand is laid aside: your partner plays alone."),
    ),
    (
        HandLaidAside(3, 1),
        view_to_bid(),
        (*["Dot’s hand is laid aside."] * 2, "Dot’s hand is laid aside: Bob plays alone."),
    ),
    (
        ThrownIn(1, 3),
        view_to_bid(),
        (*["No bids: the hand is thrown in."] * 2, "No bids: the hand is thrown in. You deal next."),
    ),
    (
        CardLaid(2, card("AH"), 0, False),
        view_to_lead(),
        (
            "Your partner: ace of hearts, hearts are trump.",
            *["Your partner leads the ace of hearts: hearts are trump."] * 2,
        ),
    ),
    (
        CardLaid(0, card("AH"), 0, False),
        view_to_lead(bid=5, moon="no_trump"),
        ("You: ace of hearts.", *["You lead the ace of hearts."] * 2),
    ),
    (
        CardLaid(1, card("10S"), 1, False),
        view_of_trick("0:KS"),
        (
            "Bob: ten of spades.",
            "Bob plays the ten of spades.",
            "Bob plays the ten of spades. Bob is winning the trick: 14 points so far.",
        ),
    ),
    (
        CardLaid(1, card("9H"), 1, False),
        view_of_trick("0:KS"),
        (
            "Bob: nine of hearts.",
            "Bob trumps with the nine of hearts.",
            "Bob trumps with the nine of hearts. Bob is winning the trick: 4 points so far.",
        ),
    ),
    (
        CardLaid(0, card("QC"), 3, False),
        view_of_trick("1:KS 2:AS 3:9S"),
        ("You: queen of clubs.", *["You discard the queen of clubs."] * 2),
    ),
    (
        CardLaid(1, card("10S"), 0, True),
        view_of_trick(""),
        ("Bob: ten of spades.", *["Last trick: Bob leads the ten of spades."] * 2),
    ),
    (TrumpMade(2, HEARTS), view_to_lead(), (None, None, None)),
    (
        MarriageAnnounced(2, SPADES, 20),
        view_of_trick("2:KS"),
        (
            "Marriage: 20.",
            "Marriage in spades: 20 for your team.",
            "Your partner declares the marriage in spades: 20 for your team.",
        ),
    ),
    (
        MarriageAnnounced(1, HEARTS, 40),
        view_of_trick("1:QH"),
        (
            "Marriage: 40.",
            "Marriage in hearts: 40 for Bob and Dot.",
            "Bob declares the trump marriage in hearts: 40 for Bob and Dot.",
        ),
    ),
    (
        TrickWon(0, 3, parse_cards("AS 10S 9S 9C"), 21),
        view_of_trick("0:AS 1:10S 2:9S 3:9C", marriages=(Marriage(1, CLUBS, 20),)),
        (
            "You win 21.",
            "You win the trick: 21 points.",
            "You win trick 3: 21 points. Your team 21; Bob and Dot 20, including 20 from marriages.",
        ),
    ),
    (
        TrickWon(1, 6, parse_cards("KS AS 9S 9C"), 15),
        view_of_trick("0:KS 1:AS 2:9S 3:9C"),
        ("Bob wins 15.", "Bob wins the trick: 15 points.", "Bob wins trick 6: 15 points."),
    ),
    (
        score_of_hand(2, True, (2, 1)),
        view_to_lead(),
        (
            "Your team makes its 2: plus 2. Bob and Dot: plus 1. Score: your team 5, Bob and Dot 5.",
            "Your team makes its 2 with 70 points: plus 2. Bob and Dot, 60 points: plus 1. "
            "Score: your team 5, Bob and Dot 5.",
            "Your team makes its 2 with 70 points, including 20 from marriages: plus 2. Bob and "
            "Dot, 60 points: plus 1. Score: your team 5, Bob and Dot 5.",
        ),
    ),
    (
        score_of_hand(3, False, (2, -3), bidder=1),
        view_to_lead(),
        (
            "Bob and Dot are set: minus 3. Your team: plus 2. Score: your team 5, Bob and Dot 1.",
            "Bob and Dot are set with 60 points, short of 99: minus 3. Your team, 70 points: "
            "plus 2. Score: your team 5, Bob and Dot 1.",
            "Bob and Dot are set with 60 points, short of 99: minus 3. Your team, 70 points, "
            "including 20 from marriages: plus 2. Score: your team 5, Bob and Dot 1.",
        ),
    ),
    (
        score_of_hand(5, False, (-5, 1)),
        view_to_lead(),
        (
            "Your Moon is set: minus 5. Bob and Dot: plus 1. Score: your team minus 2, Bob and Dot 5.",
            *[
                "Your Moon is set: minus 5. Bob and Dot, 60 points: plus 1. Score: your team "
                "minus 2, Bob and Dot 5."
            ]
            * 2,
        ),
    ),
    (
        score_of_hand(5, True, (0, 5), bidder=3),
        view_to_lead(),
        (
            "Dot shoots the Moon: plus 5. Your team: nothing. Score: your team 3, Bob and Dot 9.",
            "Dot shoots the Moon: plus 5. Your team, 70 points: nothing. Score: your team 3, Bob and Dot 9.",
            "Dot shoots the Moon: plus 5. Your team, 70 points, including 20 from marriages: "
            "nothing. Score: your team 3, Bob and Dot 9.",
        ),
    ),
    (
        MatchEnded(0, (1, 2, 1, 2), (10, 6, 10, 6)),
        view_to_lead(),
        ("You and Celia win the match, 10 to 6!",) * 3,
    ),
    (
        MatchEnded(1, (2, 1, 2, 1), (-2, 11, -2, 11)),
        view_to_lead(),
        ("Bob and Dot win the match, 11 to minus 2.",) * 3,
    ),
]


@pytest.mark.parametrize(("event", "before", "words"), EVENTS)
def test_events(event: SixtySixEvent, before: SixtySixView, words: tuple[str | None, ...]) -> None:
    assert captions_of(event, before) == words


def test_every_kind_of_event_has_words() -> None:
    assert {type(event) for event, _before, _words in EVENTS} == set(get_args(SixtySixEvent))


def test_opponents_hear_their_own_side() -> None:
    assert captions_of(score_of_hand(2, False, (-2, 1)), view_to_lead(), seat=3)[0] == (
        "Ann and Celia are set: minus 2. Your team: plus 1. Score: your team 5, Ann and Celia 1."
    )
    assert captions_of(BidMade(1, 2), view_to_bid(), seat=3)[1] == "Your partner bids 2: 66 points."
    assert captions_of(MatchEnded(1, (2, 1, 2, 1), (6, 10, 6, 10)), view_to_lead(), seat=3)[1] == (
        "You and Bob win the match, 10 to 6!"
    )


def test_spectator_hears_everybodys_name() -> None:
    assert (
        captions_of(RoundStarted(1, 3, 0), view_to_bid(), None)[0]
        == "Hand 1. Ann and Celia against Bob and Dot."
    )
    assert (
        captions_of(BidMade(0, 2), view_to_bid(), None)[2] == "Ann bids 2: Ann and Celia promise 66 points."
    )
    assert captions_of(MarriageAnnounced(2, SPADES, 20), view_to_lead(), None)[1] == (
        "Marriage in spades: 20 for Ann and Celia."
    )
    assert captions_of(MatchEnded(0, (1, 2, 1, 2), (10, 6, 10, 6)), view_to_lead(), None)[1] == (
        "Ann and Celia win the match, 10 to 6."
    )
    assert NARRATOR.question(replace(view_to_lead(), seat=None), NAMES) == ""


def test_card_points_are_not_narrated_if_the_table_hides_them() -> None:
    view = view_of_trick("0:AS 1:10S 2:9S 3:9C", options=view_to_lead(show_points=False).options)
    assert captions_of(TrickWon(0, 3, (), 21), view)[2] == "You win trick 3: 21 points."
    assert NARRATOR.card_points(view, NAMES) == "Card points aren’t shown in this match."


# -- descriptions on request -------------------------------------------------------------------------------


def test_card_says_its_points_and_whether_it_is_trump() -> None:
    view = view_of_trick("")
    assert NARRATOR.card(view, card("10H")) == "Ten of hearts, 10 points, trump."
    assert NARRATOR.card(view, card("9C")) == "Nine of clubs, 0 points."


def test_focused_card_during_the_auction_names_its_marriage() -> None:
    assert (
        NARRATOR.focus_card(view_to_bid(), card("KC")) == "King of clubs, 4 points. Marriage with the queen."
    )
    assert NARRATOR.focus_card(view_to_bid(), card("JS")) == "Jack of spades, 2 points."


def test_focused_lead_names_its_marriage_and_the_trump_it_makes() -> None:
    words = NARRATOR.focus_card(view_to_lead(), card("KC"))
    assert words == "King of clubs, 4 points. Marriage: 40 points. It makes clubs trump."
    manual = NARRATOR.focus_card(view_to_lead(announce="manual"), card("QC"))
    assert manual == (
        "Queen of clubs, 3 points. Marriage: 40 points if you declare it. It makes clubs trump."
    )
    later = replace(view_to_lead(), tricks=SIXTY_SIX.view(state_near_end(), 0).tricks, trump=HEARTS)
    assert NARRATOR.focus_card(later, card("KC")) == "King of clubs, 4 points. Marriage: 20 points."


@pytest.mark.parametrize(
    ("hand", "trick", "one", "words"),
    [
        ("9H QH AC", "1:KH 2:JH 3:9D", "AC", "Not now: you must follow hearts."),
        ("9H AH AC", "1:KH 2:JH 3:9D", "9H", "Not now: you must beat the king of hearts."),
        ("9C 10S", "1:KH 2:JH 3:9D", "10S", "Not now: you must trump with clubs."),
        ("9C AC", "1:KH 2:JC 3:9D", "9C", "Not now: you must overtrump the jack of clubs."),
        (
            "9H AH AC",
            "1:KH 2:JH 3:9D",
            "AH",
            "You can play it: it beats the king of hearts and wins the trick.",
        ),
        ("9H AH AC", "2:KH 3:9D", "AH", "You can play it: it beats the king of hearts."),
        ("9H QH AC", "1:KH 2:JH 3:9D", "QH", "You can play it, but the king of hearts stays ahead."),
    ],
)
def test_focused_card_says_whether_it_may_be_played(hand: str, trick: str, one: str, words: str) -> None:
    view = view_of_trick(trick, trump=CLUBS, hand=tuple(sorted(parse_cards(hand))))
    assert NARRATOR.focus_card(view, card(one)).endswith(words)


def test_hand_laid_aside_is_described_as_such() -> None:
    view = SIXTY_SIX.view(state_of_play(bid=5), 2)
    assert NARRATOR.focus_card(view, card("JC")).endswith("Your hand is laid aside.")
    assert NARRATOR.hand(view).endswith("It’s laid aside.")
    assert NARRATOR.seat(view, 2, NAMES) == "You: hand laid aside."
    assert NARRATOR.seat(view, 0, NAMES) == "Your partner Ann: six cards, no tricks."


def test_bids_say_what_they_promise() -> None:
    assert NARRATOR.focus_bid(view_to_bid(), 2) == (
        "2: your team promises 66 points. Plus 2 or more if made, minus 2 if set."
    )
    assert NARRATOR.focus_bid(view_to_bid(), 5) == (
        "Moon: you promise all six tricks, alone. Plus 5 if made, minus 5 if set."
    )
    assert NARRATOR.focus_bid(view_to_bid(), 0) == "Pass."


def test_answers_to_queries_during_a_hand() -> None:
    view = SIXTY_SIX.view(call(deal_hands(), 0, 1).state, 0)
    assert NARRATOR.turn(view, NAMES) == "Your partner bids next. Bids: you passed, Bob 1."
    assert NARRATOR.turn(replace(view, asked=None), NAMES).startswith("Nobody has to choose right now.")
    assert NARRATOR.trick(view, NAMES) == "No cards on the table. No trumps yet."
    assert NARRATOR.last_trick(view, NAMES) == "No trick has been won yet."
    assert NARRATOR.marriages(view, NAMES) == "No marriages."
    assert NARRATOR.scores(view, NAMES) == "Score: your team 0, Bob and Dot 0. First to 10 wins."
    assert NARRATOR.card_points(view, NAMES) == "Your team 0; Bob and Dot 0."
    assert (
        NARRATOR.hand(view)
        == "Your hand: queen and king of clubs; nine, queen and ten of diamonds; jack of spades."
    )

    state = play(state_of_play(), "KC AC JC").state
    view = SIXTY_SIX.view(state, 2)
    assert NARRATOR.turn(view, NAMES) == "Dot plays next. Your partner’s 1 stands: 33 points."
    assert NARRATOR.trick(view, NAMES) == (
        "Your partner led the king of clubs; Bob ace of clubs; you jack of clubs. Bob is winning "
        "the trick: 17 points so far. Clubs are trump."
    )
    assert NARRATOR.trick_card(view, 1, NAMES) == "Bob’s ace of clubs, 11 points, trump."
    assert NARRATOR.marriages(view, NAMES) == "Marriages: your partner in clubs, 40."
    assert NARRATOR.seat(view, 0, NAMES) == (
        "Your partner Ann: five cards, no tricks, holds the queen of clubs."
    )
    assert NARRATOR.card_points(view, NAMES) == (
        "Your team 40, including 40 from marriages; Bob and Dot 0. Your partner’s 1 is made."
    )
    assert NARRATOR.trump(view) == "Clubs are trump."

    view = SIXTY_SIX.view(play(state, "9H").state, 2)
    assert NARRATOR.last_trick(view, NAMES) == (
        "Trick 1. Your partner led the king of clubs; Bob ace of clubs; you jack of clubs; Dot "
        "nine of hearts. Bob won it: 17 points."
    )
    assert NARRATOR.turn(view, NAMES).startswith("Bob leads next.")


def test_card_points_say_what_the_bidders_still_need() -> None:
    view = SIXTY_SIX.view(state_of_play(bid=4), 1)
    assert NARRATOR.card_points(view, NAMES).endswith("Ann’s 4 needs 132 more.")
    assert NARRATOR.card_points(SIXTY_SIX.view(state_of_play(bid=5), 1), NAMES).endswith(
        "No tricks yet. The Moon needs all 6."
    )


def test_marriages_that_need_a_trick_do_not_count_before_it() -> None:
    view = SIXTY_SIX.view(play(state_of_play(marriage_needs_trick=True), "KC AC JC 9H").state, 0)
    assert NARRATOR.card_points(view, NAMES) == "Your team 0; Bob and Dot 17. Your 1 needs 33 more."


def test_moon_without_trumps_in_words() -> None:
    view = SIXTY_SIX.view(state_of_play(bid=5, moon="no_trump"), 0)
    assert NARRATOR.trump(view) == "There are no trumps."
    assert NARRATOR.focus_card(view, card("KC")) == "King of clubs, 4 points. Marriage: 20 points."
