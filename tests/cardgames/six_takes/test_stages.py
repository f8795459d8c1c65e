"""RULES.md §2.2, §3.3 and §6.2: which decision a seat's view says is due, after every single event."""

from game.cardgames.six_takes.rules.events import CardPicked, PickCard, PlayCard, SixTakesChoice, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Event, Setup
from tests.support.six_takes_boards import table

OPENED = SIX_TAKES.open(Setup(2, 5, SixTakesOptions()))
DRAFT = SIX_TAKES.open(Setup(2, 5, SixTakesOptions(draft=True)))


def stages_after(view: SixTakesView, events: tuple[Event, ...]) -> list[tuple[str, str]]:
    """Return each event that a view hears, and the stage after it."""
    stages = []
    for event in events:
        view = SIX_TAKES.apply_event(view, event)
        stages.append((type(event).__name__, view.stage))
    return stages


def events_after(state: SixTakesState, *choices: tuple[int, SixTakesChoice]) -> tuple[Event, ...]:
    """Return all events after these seats' choices."""
    events: tuple[Event, ...] = ()
    for seat, choice in choices:
        state, more = SIX_TAKES.apply(state, seat, choice)
        events += more
    return events


def test_nothing_is_due_before_the_first_deal() -> None:
    view = SIX_TAKES.view(OPENED, 0)
    assert (view.stage, view.round, view.turn, view.deck) == ("idle", 0, 0, 0)


def test_nothing_is_due_until_all_hands_are_dealt() -> None:
    assert stages_after(SIX_TAKES.view(OPENED, None), SIX_TAKES.deal(OPENED).events) == [
        ("RoundStarted", "idle"),
        ("RowsLaid", "idle"),
        ("HandDealt", "idle"),
        ("HandDealt", "idle"),
        ("TurnStarted", "choose"),
    ]


def test_during_placement_only_a_row_for_a_low_card_is_due() -> None:
    state = table("10\n40\n60\n80", [(3, 41, 42), (11, 61, 62)])
    events = events_after(state, (0, PlayCard(3)), (1, PlayCard(11)), (0, TakeRow(3)))
    assert stages_after(SIX_TAKES.view(state, None), events) == [
        ("CardChosen", "choose"),
        ("CardChosen", "choose"),
        ("CardsRevealed", "idle"),
        ("RowAsked", "place"),
        ("RowTaken", "idle"),
        ("CardPlaced", "idle"),
        ("CardPlaced", "choose"),
        ("TurnStarted", "choose"),
    ]


def test_nothing_is_due_once_the_last_cards_are_revealed() -> None:
    """§2.3: no seat has a card left to choose."""
    state = table("10\n40\n60\n80", [(11, 41), (61, 81)])
    events = events_after(state, (0, PlayCard(11)), (1, PlayCard(61)))
    last = [stage for _kind, stage in stages_after(SIX_TAKES.view(state, None), events)[5:]]
    assert [type(event).__name__ for event in events[5:]] == [
        "CardsRevealed",
        "CardPlaced",
        "CardPlaced",
        "RoundScored",
    ]
    assert last == ["idle"] * 4


def test_draft_lasts_while_cards_are_open() -> None:
    state = SIX_TAKES.deal(DRAFT).state
    view, pickers = SIX_TAKES.view(state, 1), []
    while state.public.pool:
        assert view.stage == "draft"
        assert [view.picker] == list(SIX_TAKES.pending(state))
        pickers.append(view.picker)
        state, events = SIX_TAKES.apply(state, state.public.picker, PickCard(state.public.pool[0]))
        for event in events:
            view = SIX_TAKES.apply_event(view, event)
    assert pickers == [0, 1] * 9 + [0]
    assert isinstance(events[-2], CardPicked)
    assert (view.stage, view.picker) == ("choose", None)


def test_no_seat_picks_without_a_draft() -> None:
    assert SIX_TAKES.view(SIX_TAKES.deal(OPENED).state, 0).picker is None
