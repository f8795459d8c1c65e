"""Sixpack's events in words, from the listener's own view."""

from typing import get_args

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import Pass, Play, Question, Side, TurnStep
from game.cardgames.sixpack.rules.events import (
    Asked,
    CardDiscarded,
    CardJoined,
    CardLaid,
    CardPlaced,
    CardPutUnder,
    CardsDriven,
    CardsPassed,
    CardsRevealed,
    CardStolen,
    CardTakenBack,
    CardTurnedOpen,
    CardVetoed,
    CopyChosen,
    DirectionChanged,
    DuplicatesRemoved,
    EffectsChanged,
    EffectTriggered,
    HandDealt,
    MatchEnded,
    NumberChosen,
    PassChosen,
    PileClaimed,
    PilesLaid,
    RoundScored,
    RoundStarted,
    SideChosen,
    SixpackEvent,
    TopTaken,
    TurnOrder,
    TurnStarted,
)
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Setup
from game.voice.narrator import Verbosity
from tests.cardgames.sixpack.boards import Turn

NAMES = ("Ann", "Bob", "Celia", "Dan", "Eve", "Fay")
TERSE, NORMAL, FULL = Verbosity

# The ids of the cards, in the order in which `view` lists them.
TWO, REVERSE3, FIVE, GLASS = 1, 2, 3, 4
FOUR, VETO6, ONE, CALC2 = 5, 6, 7, 8
SIX, CAROUSEL, SUPER = 9, 10, 11
STICKY4, CAT, BITING = 12, 13, 14
PLAYS = (
    Play(FOUR, 0, 4, (), "neutral"),
    Play(STICKY4, 2, 4, (), "sticky"),
    Play(SIX, 1, 6, (), "neutral"),
    Play(CAT, 2, 1, (), "copycat"),
    Play(SUPER, 1, 2, (), "super_numbers"),
    Play(ONE, 0, 3, (CALC2,), "neutral"),
)


def view(seat: int | None = 0) -> SixpackView:
    hands = ("4 veto:6* 1 calculator:2", "6 carousel:2 super_numbers:2/5", "sticky:4 copycat:1 biting_hand:3")
    turn = Turn("2 | reverse:3* 5* | seethrough:4", *hands, options=SixpackOptions(rounds=3))
    return replace(SIXPACK.view(turn.state, seat), waiting=PLAYS, totals=(4, 9, 0))


EVENTS = [
    (RoundStarted(2, ("reverse", "veto", "neutral", "neutral"), ()), "Round 2."),
    (
        RoundStarted(1, ("reverse", "veto", "neutral", "neutral"), ()),
        "Round 1. Packs: Reverse, Veto and two Neutral.",
    ),
    (HandDealt(0, 3, (FOUR, VETO6, ONE), ()), "Your hand: 1, 4 and Veto 6 with a handprint."),
    (HandDealt(1, 3, (), ()), None),
    (HandDealt(1, 3, (), (GLASS,)), "Bob’s face-up cards: Seethrough 4."),
    (PilesLaid((TWO, FIVE, GLASS), 3), "The piles: 2, 5 and Seethrough 4."),
    (TurnStarted(3, 0, 2), None),
    (TurnStarted(14, 0, 10), "No card has left the game for ten turns."),
    (CardLaid(0, FOUR, (), 1, ()), None),
    (CardLaid(1, 0, (), 1, ()), None),
    (CardLaid(1, 0, (), 1, (GLASS,)), "Bob plays Seethrough 4, which was face up."),
    (PassChosen(1, 0), None),
    (PassChosen(0, FOUR), None),
    (
        CardsRevealed(1, (PLAYS[0], PLAYS[4], PLAYS[5])),
        "Revealed: 4 you, Super Numbers 2 or 5 Bob, 1 as 3 you.",
    ),
    (NumberChosen(1, SUPER, 5, 5), "Bob’s Super Numbers is 5."),
    (NumberChosen(0, SUPER, 5, 6), "Your Super Numbers is 6."),
    (
        DuplicatesRemoved(4, (FOUR, STICKY4), (FOUR, STICKY4)),
        "Duplicates: the fours cancel, yours and Celia’s.",
    ),
    (DuplicatesRemoved(6, (SIX, SUPER), (SIX, SUPER)), "Duplicates: the sixes cancel, both Bob’s."),
    (DuplicatesRemoved(4, (FOUR,), (FOUR,)), "Duplicates: your 4 cancels."),
    (DuplicatesRemoved(6, (SIX,), (SIX,)), "Duplicates: Bob’s 6 cancels."),
    (
        DuplicatesRemoved(0, (SUPER, FOUR), (SUPER, FOUR)),
        "Duplicates: the Super Numbers cards cancel, yours and Bob’s.",
    ),
    (CopyChosen(2, CAT, FOUR, 4, "neutral"), "Celia’s Copycat 1 copies your 4."),
    (CopyChosen(0, CAT, SIX, 6, "neutral"), "Your Copycat 1 copies Bob’s 6."),
    (TurnOrder((FOUR, SIX)), None),
    (DirectionChanged(True), "Reversed order: low to high, closest below, 6 claims."),
    (EffectsChanged(True), "No card has an effect now."),
    (EffectsChanged(False), "Effects work again."),
    (CardPlaced(1, SIX, (), 1, 6), "Bob’s 6 goes on 5."),
    (CardPlaced(0, FOUR, (), 0, 4), "Your 4 goes on 2."),
    (CardPlaced(0, ONE, (CALC2,), 0, 3), "Your 1 as 3 goes on 2."),
    (CardPlaced(2, CAT, (), 2, 6), "Celia’s Copycat 1 as 6 goes on Seethrough 4."),
    (CardPlaced(1, SUPER, (), 2, 5), "Bob’s Super Numbers 5 goes on Seethrough 4."),
    (CardPutUnder(0, ONE, (), 1, 1), "Your 1 goes under pile 2."),
    (CardPutUnder(1, SIX, (), 1, 6), "Bob’s 6 goes under pile 2."),
    (CardTakenBack(0, FOUR, (), 4), "You take 4 back."),
    (CardTakenBack(1, SIX, (CALC2,), 6), "Bob takes 6 and Calculator 2 back."),
    (PileClaimed(0, VETO6, (), 1, 6, (REVERSE3, FIVE), ()), "You claim pile 2: two handprints for you."),
    (PileClaimed(1, SIX, (), 1, 6, (FIVE,), (REVERSE3,)), "Bob claims pile 2: one handprint."),
    (PileClaimed(1, SIX, (), 0, 6, (), (TWO,)), "Bob claims pile 1: no handprints."),
    (PileClaimed(0, SIX, (), 0, 6, (TWO,), ()), "You claim pile 1: one card for you."),
    (CardsDriven(0, FOUR, 1, 2, (FIVE,)), "You move one card from pile 2 to pile 3."),
    (CardsDriven(1, SIX, 1, 0, (REVERSE3, FIVE)), "Bob moves two cards from pile 2 to pile 1."),
    (EffectTriggered("veto", 0, VETO6), None),
    (CardVetoed(2, CAT, 0, FOUR, (FOUR,)), "Celia vetoes your 4."),
    (CardVetoed(0, VETO6, 1, SIX, (SIX,)), "You veto Bob’s 6."),
    (CardVetoed(0, VETO6, 0, FOUR, (FOUR,)), "You veto your own 4."),
    (CardVetoed(1, VETO6, 1, SIX, (SIX,)), "Bob vetoes their own 6."),
    (CardDiscarded(0, VETO6, FOUR), "You discard 4."),
    (CardDiscarded(2, VETO6, BITING), "Celia discards Biting Hand 3."),
    (CardTurnedOpen(0, GLASS, FOUR), "You turn 4 face up."),
    (CardTurnedOpen(1, GLASS, SIX), "Bob turns 6 face up."),
    (CardJoined(GLASS, PLAYS[0]), "You add 4 to the turn."),
    (CardJoined(GLASS, PLAYS[1]), "Celia adds Sticky 4 to the turn."),
    (CardStolen(1, SIX, 0, FOUR, False), "Bob takes your 4."),
    (CardStolen(0, FOUR, 1, CAROUSEL, False), "You take Carousel 2 from Bob."),
    (CardStolen(1, SIX, 2, 0, False), "Bob takes a card from Celia."),
    (CardStolen(1, SIX, 2, GLASS, True), "Bob takes Celia’s face-up Seethrough 4."),
    (TopTaken(0, FOUR, 1, FIVE), "You take 5 from pile 2."),
    (TopTaken(2, CAT, 1, FIVE), "Celia takes 5 from pile 2."),
    (SideChosen(1, CAROUSEL, Side.LEFT), "Bob says left."),
    (SideChosen(0, CAROUSEL, Side.LEFT), None),
    (
        CardsPassed(Side.LEFT, (Pass(0, 1, TWO, False), Pass(1, 2, 0, False), Pass(2, 0, SIX, False))),
        "Carousel left: you pass 2 and get 6.",
    ),
    (CardsPassed(Side.RIGHT, (Pass(1, 0, SIX, False),)), "Carousel right: you pass nothing and get 6."),
    (CardsPassed(Side.RIGHT, (Pass(0, 2, ONE, False),)), "Carousel right: you pass 1 and get nothing."),
    (Asked(Question(TurnStep("veto", 1, SIX), ()), ()), None),
    (
        RoundScored(1, False, ((), (SIX,), ()), (2, 0, 0), (5, 1, 0), (9, 10, 0)),
        "The round is over. Bob one card, no handprints, one point, 10 in all; you no cards, "
        "five points, 9 in all; Celia no cards, no points, 0 in all.",
    ),
    (MatchEnded((1, 2, 3), (9, 5, 2)), "You win the match!"),
    (MatchEnded((1, 1, 3), (9, 9, 2)), "You share the win with Bob!"),
    (MatchEnded((2, 1, 3), (5, 9, 2)), "Bob wins the match."),
    (MatchEnded((3, 1, 1), (2, 9, 9)), "Bob and Celia share the win."),
    (MatchEnded((1, 1, 1), (2, 2, 2)), "The match is a draw."),
]


@pytest.mark.parametrize(("event", "words"), EVENTS)
def test_events(event: SixpackEvent, words: str | None) -> None:
    assert NARRATOR.narrate(event, view(), view(), NAMES) == words


def test_every_kind_of_event_has_words() -> None:
    assert {type(event) for event, _words in EVENTS} == set(get_args(SixpackEvent))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (RoundStarted(2, ("reverse", "neutral"), ()), "Round 2. Packs: Reverse and Neutral."),
        (TurnStarted(3, 0, 2), "Turn 3."),
        (CardLaid(1, 0, (), 1, ()), "Bob has chosen."),
        (CardLaid(1, 0, (), 2, ()), "Bob has chosen two cards."),
        (PassChosen(1, 0), "Bob has chosen a card to pass."),
        (DuplicatesRemoved(4, (FOUR, STICKY4), ()), "Duplicate fours: your 4 and Celia’s Sticky 4 cancel."),
        (TurnOrder((SIX, ONE)), "In order: Bob’s 6 and your 1 as 3."),
        (TurnOrder((SIX,)), None),
        (
            CardPlaced(0, ONE, (CALC2,), 0, 3),
            "Your 1 as 3 on Calculator 2 goes on 2, pile 1. One card, no handprints.",
        ),
        (CardPutUnder(1, SIX, (), 1, 6), "Bob’s 6 goes under pile 2. Two cards, two handprints."),
        (
            PileClaimed(0, VETO6, (), 1, 6, (FIVE,), (REVERSE3,)),
            "You claim pile 2 with Veto 6: one handprint for you, 5. One card out.",
        ),
        (CardsDriven(1, SIX, 1, 0, (REVERSE3, FIVE)), "Bob moves Reverse 3 and 5 from pile 2 to pile 1."),
        (EffectTriggered("veto", 0, VETO6), "Veto 6 kicks in for you."),
        (EffectTriggered("veto", 2, CAT), "Copycat 1 kicks in as Veto for Celia."),
        (CardDiscarded(0, BITING, FOUR), "You discard 4 because of Biting Hand."),
        (CardTurnedOpen(1, GLASS, SIX), "Bob turns 6 face up because of Seethrough."),
        (SideChosen(0, CAROUSEL, Side.LEFT), "You say left."),
        (
            CardsPassed(Side.LEFT, (Pass(0, 1, TWO, False), Pass(1, 2, GLASS, True))),
            "Carousel left: you pass 2 and get nothing; Bob passes Seethrough 4 to Celia.",
        ),
        (Asked(Question(TurnStep("veto", 1, SIX), ()), ()), "Bob chooses a card to veto."),
        (Asked(Question(TurnStep("land", 1, SIX), ()), ()), "Bob chooses where 6 goes."),
        (Asked(Question(TurnStep("lay", 1), ()), ()), None),
        (Asked(Question(TurnStep("veto", 0, SIX), ()), ()), None),
    ],
)
def test_events_in_full(event: SixpackEvent, words: str | None) -> None:
    assert NARRATOR.narrate(event, view(), view(), NAMES, FULL) == words


def test_terse_narration_keeps_only_important_events() -> None:
    narrated = {type(event) for event, _ in EVENTS if NARRATOR.narrate(event, view(), view(), NAMES, TERSE)}
    assert narrated == {
        RoundStarted,
        DuplicatesRemoved,
        DirectionChanged,
        EffectsChanged,
        CardTakenBack,
        PileClaimed,
        CardsDriven,
        CardVetoed,
        CardDiscarded,
        CardStolen,
        TopTaken,
        CardsPassed,
        RoundScored,
        MatchEnded,
    }
    assert NARRATOR.narrate(EVENTS[1][0], view(), view(), NAMES, TERSE) == "Round 1."
    gone = DuplicatesRemoved(6, (SIX, FOUR), ())
    assert NARRATOR.narrate(gone, view(), view(), NAMES, TERSE) == "Duplicates: the sixes cancel."
    assert NARRATOR.narrate(DirectionChanged(True), view(), view(), NAMES, TERSE) == "Reversed order."


def test_spectator_hears_everybodys_name() -> None:
    def narrate(event: SixpackEvent) -> str | None:
        return NARRATOR.narrate(event, view(None), view(None), NAMES)

    assert narrate(CardVetoed(2, CAT, 0, FOUR, (FOUR,))) == "Celia vetoes Ann’s 4."
    assert narrate(CardStolen(1, SIX, 0, 0, False)) == "Bob takes a card from Ann."
    assert narrate(CardsPassed(Side.LEFT, (Pass(0, 1, 0, False), Pass(1, 0, 0, False)))) == (
        "Carousel left: two cards passed."
    )
    assert narrate(MatchEnded((1, 2, 3), (9, 5, 2))) == "Ann wins the match."
    assert NARRATOR.question(view(None), NAMES) == ""


@pytest.mark.parametrize("seat", range(4))
def test_seat_has_no_cards_before_the_deal(seat: int) -> None:
    """The table is shown before the first event, so a seat can be clicked in its very first frame."""
    view = SIXPACK.initial_view(Setup(4, 1, SixpackOptions()), 0)
    assert NARRATOR.seat(view, seat, NAMES) == f"{('you', *NAMES[1:])[seat]} no cards yet"


def test_changes_of_direction_are_narrated() -> None:
    turned = replace(view(), reversed=True)
    assert NARRATOR.narrate(DirectionChanged(True), view(), turned, NAMES) == (
        "Reversed order: high to low, closest above, 1 claims."
    )
    assert NARRATOR.narrate(DirectionChanged(False), turned, view(), NAMES) == (
        "Normal order again: low to high, closest below, 6 claims."
    )


def test_claim_while_reversed_names_the_cards_kept() -> None:
    turned = replace(view(), reversed=True)
    assert NARRATOR.narrate(PileClaimed(0, ONE, (), 0, 1, (TWO,), ()), turned, turned, NAMES) == (
        "You claim pile 1: one card for you."
    )
    assert NARRATOR.narrate(PileClaimed(1, ONE, (), 1, 1, (), (FIVE,)), turned, turned, NAMES) == (
        "Bob claims pile 2: no cards to keep."
    )


def test_piles_with_the_same_name_are_told_apart() -> None:
    alike = replace(view(), piles=((TWO,), (TWO,), (GLASS,)))
    assert NARRATOR.narrate(CardPlaced(0, FOUR, (), 1, 4), alike, alike, NAMES) == "Your 4 goes on 2, pile 2."


def test_pile_is_described_by_what_it_shows() -> None:
    shown = replace(view(), piles=((TWO,), (FIVE,), (TWO, GLASS)))
    assert NARRATOR.narrate(CardPlaced(0, FOUR, (), 2, 4), shown, shown, NAMES) == (
        "Your 4 goes on Seethrough 4, now 2."
    )


def test_card_on_an_emptied_pile_becomes_that_pile() -> None:
    empty = replace(view(), piles=((), (FIVE,), (TWO, GLASS)))
    assert NARRATOR.narrate(CardPlaced(1, SIX, (), 0, 6), empty, empty, NAMES) == "Bob’s 6 is now pile 1."
    assert NARRATOR.narrate(CardPlaced(1, SIX, (), 1, 6), empty, empty, NAMES) == "Bob’s 6 goes on 5."


def test_end_after_twelve_turns_without_a_loss_is_explained() -> None:
    single = replace(view(), options=SixpackOptions(rounds=1))
    scored = RoundScored(1, True, ((FOUR,), (SIX,), ()), (0, 0, 0), (1, 1, 0), (1, 1, 0))
    assert NARRATOR.narrate(scored, single, single, NAMES) == (
        "No card has left the game for twelve turns. The round is over. You one card, no "
        "handprints; Bob one card, no handprints; Celia no cards."
    )


def test_single_rounds_standing_is_by_most_cards() -> None:
    single = replace(view(), options=SixpackOptions(rounds=1))
    scored = RoundScored(1, False, ((FOUR, ONE), (SIX, SUPER, CAROUSEL), ()), (2, 0, 0), (4, 3, 0), (4, 3, 0))
    assert NARRATOR.narrate(scored, single, single, NAMES) == (
        "The round is over. Bob three cards, no handprints; you two cards, two handprints; Celia no cards."
    )
