"""RULES.md §3, §4, §7.3, §7.4, §7.6, §7.9: the results of a turn, and what the next seat may do."""

import pytest

from game.cardgames.must_be_18.rules import events as kinds_of_events
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    CardsPlayed,
    DrawCard,
    HandEmptied,
    OpenColumn,
    RoundBlocked,
    RoundScored,
    Skip,
    Skipped,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.engine.contract import Choice, IllegalChoice
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    hand,
    kinds,
    legal,
    only,
    open_column,
    play,
    state_with,
)

SIX, DRAW, SKIP = play("0:6"), DrawCard(), Skip()
SINGLE = {play(f"{column}:6") for column in range(3)}
NEW = {open_column(number, f"{column}:{6 - number}") for number in (2, 4) for column in range(3)}
ENDED, BLOCKED = " HandEmptied RoundScored", " RoundBlocked RoundScored"
UNTIL, MAY, FREE = {"draw": "until_playable"}, {"play": "may_draw"}, {"opening": "voluntary"}


def property_of(state: MustBe18State, events: tuple[object, ...], name: str) -> object:
    """Return a property of a turn's result; an event's name stands for the only event of that kind."""
    match name:
        case "kinds":
            return kinds(events)
        case "hands":
            return [hand(state, seat) for seat in range(state.public.seats)]
        case "pending":
            return MUST_BE_18.pending(state)
        case "legal":
            return legal(state)
        case "opens":
            return any(isinstance(choice, OpenColumn) for choice in legal(state))
        case "draw":
            draw = only(events, CardDrawn)
            return draw.seat, draw.stock, draw.forced
        case "scored":
            return only(events, RoundScored).out, only(events, RoundScored).points
        case "shown":
            return state.public.hands == state.hands
        case "fresh":
            return len(state.fresh)
        case "lacks":
            return [(failure.seat, failure.lack, failure.size) for failure in state.public.failures]
        case _ if name[0].isupper():
            return only(events, getattr(kinds_of_events, name))
    return getattr(state.public, name)


@pytest.mark.parametrize(
    ("state", "choices", "after"),
    [
        # §4.1: the round ends with an empty hand: after a play or a new column, even with cards in the stock.
        (
            state_with("66", "665", "64"),
            [play("0:6 1:6")],
            {
                "kinds": "CardsPlayed" + ENDED,
                "HandEmptied": HandEmptied(0),
                "scored": (0, (0, 17, 10)),
                "out": 0,
                "turn": None,
                "pending": {},
            },
        ),
        (
            state_with("42", "665", "64"),
            [open_column(4, "0:2")],
            {"kinds": "ColumnOpened" + ENDED, "scored": (0, (0, 17, 10)), "points": (0, 17, 10)},
        ),
        (state_with("6", "665", stock="666"), [SIX], {"kinds": "CardsPlayed" + ENDED}),
        # §4.2: it's blocked when all have skipped, including the seat that played last.
        (
            state_with("65", "5", "4"),
            [SIX],
            {
                "kinds": "CardsPlayed Skipped Skipped Skipped" + BLOCKED,
                "RoundBlocked": RoundBlocked((6, 6, 6)),
                "scored": (None, (5, 5, 4)),
                "points": (5, 5, 4),
                "shown": True,
                "turn": None,
                "out": None,
                "pending": {},
            },
        ),
        # Not while there are cards to draw; drawing the last one in vain is a skip, too.
        (
            state_with("65", "5", "5", stock="5555"),
            [SIX],
            {"kinds": "CardsPlayed" + " CardDrawn Skipped" * 4 + BLOCKED},
        ),
        (
            state_with("65", "5", "5", stock="555"),
            [SIX],
            {"kinds": "CardsPlayed" + " CardDrawn Skipped" * 3 + BLOCKED},
        ),
        # It isn't blocked if the seat that played last can play again.
        (state_with("665", "5", "4"), [SIX], {"kinds": "CardsPlayed Skipped Skipped", "turn": 0}),
        # §3.7, §3.8: a seat that can do nothing skips automatically, and keeps a drawn card.
        (
            state_with("66", "5", "66", stock="56"),
            [SIX],
            {
                "kinds": "CardsPlayed CardDrawn Skipped",
                "Skipped": Skipped(1, forced=True, drew=True),
                "hands": ["6", "55", "66"],
                "turn": 2,
            },
        ),
        (state_with("66", "5", "66"), [SIX], {"Skipped": Skipped(1, forced=True, drew=False), "skips": 1}),
        # Several may skip in a row; a play restarts the count; the turn may come round to the same seat.
        (
            state_with("66", "5", "4", "1", "6"),
            [SIX],
            {"kinds": "CardsPlayed Skipped Skipped Skipped", "turn": 4, "skips": 3},
        ),
        (state_with("66", "5", "66"), [SIX, SIX], {"skips": 0}),
        (state_with("666", "5", "4"), [SIX], {"kinds": "CardsPlayed Skipped Skipped", "turn": 0}),
        # §3.4: a seat that can't play draws a card automatically (§3.8), and must play if that helps.
        (
            state_with("66", "55", "66", stock="65"),
            [SIX],
            {
                "kinds": "CardsPlayed CardDrawn",
                "draw": (1, 1, True),
                "stock": 1,
                "hands": ["6", "556", "66"],
                "turn": 1,
                "legal": SINGLE,
            },
        ),
        # Only one is drawn; three fives don't cover sixes, and no column can be opened with them alone.
        (
            state_with("66", "555", "66", stock="566", columns=4),
            [SIX],
            {"kinds": "CardsPlayed CardDrawn Skipped", "stock": 2},
        ),
        (state_with("66", "555", "66"), [SIX], {"kinds": "CardsPlayed Skipped"}),
        # §3.6: only a seat that can't play opens a column, after drawing; it must, but chooses how.
        (state_with("642", "6"), [], {"legal": SINGLE, "may_not": {open_column(2, "0:4")}}),
        (
            state_with("66", "42", "66", stock="35"),
            [SIX],
            {"kinds": "CardsPlayed CardDrawn", "may": {open_column(2, "0:4")}},
        ),
        (state_with("66", "42", "66", stock="65"), [SIX], {"legal": SINGLE}),
        (state_with("66", "42", "66"), [SIX], {"legal": NEW, "may_not": {SKIP}}),
        (state_with("66", "4", "66", stock="2"), [SIX], {"may": {open_column(2, "1:4")}}),
        # §7.6: cards are drawn until a play is possible, even if a column could be opened before; §6.2.
        (
            state_with("66", "5", "66", stock="44656", **UNTIL),
            [SIX],
            {
                "kinds": "CardsPlayed CardDrawn CardDrawn CardDrawn",
                "hands": ["6", "4456", "66"],
                "legal": SINGLE,
                "drawn": 3,
                "fresh": 3,
                "lacks": [(1, "play", 1), (1, "play", 2), (1, "play", 3)],
            },
        ),
        (
            state_with("66", "4", "66", stock="25656", **UNTIL),
            [SIX],
            {"kinds": "CardsPlayed CardDrawn CardDrawn CardDrawn", "hands": ["6", "2456", "66"]},
        ),
        # Or until the stock is empty: then a column is opened if possible.
        (
            state_with("66", "4", "66", stock="25", **UNTIL),
            [SIX],
            {"kinds": "CardsPlayed CardDrawn CardDrawn", "may": {open_column(2, "0:4")}},
        ),
        (
            state_with("66", "5", "66", stock="55", **UNTIL),
            [SIX],
            {"kinds": "CardsPlayed CardDrawn CardDrawn Skipped"},
        ),
        # With §7.3, a seat that can already play draws one; with §7.4, a column may come before each card.
        (
            state_with("6", "66", stock="555", **UNTIL, **MAY),
            [DRAW],
            {"kinds": "CardDrawn", "may": {SKIP}, "may_not": {DRAW}},
        ),
        (
            state_with("42", "66", stock="555", **UNTIL, **FREE),
            [DRAW],
            {"may": {DRAW, open_column(2, "0:4")}},
        ),
        (
            state_with("42", "66", stock="555", **UNTIL, **FREE),
            [DRAW, DRAW, DRAW],
            {"kinds": "CardDrawn CardDrawn CardDrawn", "may": {SKIP}, "may_not": {DRAW}},
        ),
        # §7.3: a seat that can play may draw instead, then play or keep the card; it reveals nothing (§6.2).
        (state_with("6", "65", stock="46", **MAY), [], {"legal": {*SINGLE, DRAW}}),
        (
            state_with("6", "65", stock="46", **MAY),
            [DRAW],
            {"kinds": "CardDrawn", "draw": (0, 1, False), "hands": ["46", "56"], "legal": {*SINGLE, SKIP}},
        ),
        (
            state_with("6", "65", stock="46", **MAY),
            [DRAW, SKIP],
            {"Skipped": Skipped(0, forced=False, drew=True), "turn": 1, "failures": ()},
        ),
        # So may a seat that couldn't play before; with an empty stock, whoever can play must.
        (state_with("66", "54", "66", stock="65", **MAY), [SIX], {"draw": (1, 1, True), "may": {SKIP}}),
        (state_with("6", "65", **MAY), [], {"legal": SINGLE}),
        # A column must still be opened.
        (state_with("66", "4", "66", stock="2", **MAY), [SIX], {"legal": NEW}),
        # §7.9: keeping a playable card doesn't count towards a block; the six must be played next turn.
        (
            state_with("6", "5", stock="6", **MAY),
            [DRAW, SKIP],
            {"kinds": "CardDrawn Skipped Skipped", "turn": 0, "skips": 1},
        ),
        # §7.4: a column may be opened instead of any play or draw, voluntarily.
        (state_with("642", "6", **FREE), [], {"may": SINGLE | NEW, "may_not": {DRAW, SKIP}}),
        (state_with("42", "66", stock="5", **FREE), [], {"legal": {*NEW, DRAW}}),
        (state_with("42", "66", stock="6", **FREE), [DRAW], {"may": SINGLE | NEW, "may_not": {SKIP}}),
        (
            state_with("642", "66", stock="6", **FREE, **MAY),
            [DRAW],
            {"may": {*SINGLE, *NEW, SKIP}, "may_not": {DRAW}},
        ),
        (state_with("42", "66", "66", **FREE), [], {"legal": {*NEW, SKIP}}),
        (
            state_with("42", "66", "66", **FREE),
            [SKIP],
            {"Skipped": Skipped(0, forced=False, drew=False), "turn": 1},
        ),
        # No column beyond the maximum is opened.
        (state_with("642", "6", tops="6651", columns=4, **FREE), [], {"opens": False}),
        # §7.9: with nothing to draw, a skip counts; after drawing, a seat that could open doesn't count.
        (
            state_with("42", "42", deck="even", **FREE),
            [SKIP, SKIP],
            {"kinds": "Skipped Skipped" + BLOCKED},
        ),
        (
            state_with("42", "5", stock="1", deck="even", **FREE),
            [DRAW, SKIP],
            {"kinds": "CardDrawn Skipped Skipped", "turn": 0},
        ),
        # §6.2: a seat that draws must have been without a play, but not without a column to open.
        (state_with("42", "66", stock="5", **FREE), [DRAW], {"lacks": [(0, "play", 2)]}),
        (state_with("42", "665", stock="5", **FREE), [open_column(2, "0:4")], {"lacks": []}),
    ],
)
def test_result_of_a_turn(state: MustBe18State, choices: list[Choice], after: dict[str, object]) -> None:
    state, events = apply_choices(state, *choices)
    expected = {name: value for name, value in after.items() if name not in ("may", "may_not")}
    assert {name: property_of(state, events, name) for name in expected} == expected
    if "may" in after:
        assert after["may"] <= legal(state)
    for choice in after.get("may_not", ()):
        assert choice not in legal(state)
        with pytest.raises(IllegalChoice):
            MUST_BE_18.apply(state, state.public.turn, choice)


def test_drawn_card_may_be_played_with_others() -> None:
    """§3.4."""
    after = apply_choices(state_with("66", "5", "66", tops="6633", stock="46"), SIX).state
    assert hand(after, 1) == "45"
    assert all(len(choice.covers) == 2 for choice in legal(after))


def test_drawn_card_is_known_to_its_seat_only() -> None:
    """§6.1."""
    after = apply_choices(state_with("66", "55", "66", stock="65"), SIX).state
    (card,) = MUST_BE_18.view(after, 1).fresh
    assert card in after.hands[1]
    assert after.public.drawn == 1
    assert MUST_BE_18.view(after, 0).fresh == MUST_BE_18.view(after, None).fresh == ()
    later, events = apply_choices(after, SIX)
    assert only(events, CardsPlayed)
    assert later.fresh == ()
    assert later.public.drawn == 0
