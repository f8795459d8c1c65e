"""The pickers for all of Sixpack's questions: each legal answer can be given by keys, mouse and gamepad."""

from collections.abc import Callable

import pygame
import pytest
from pygame import FRect

from game.cardgames.sixpack.rules.choices import LayCard, SixpackChoice
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table import hint_tags
from game.cardgames.sixpack.table.focus import Spot, answers
from game.cardgames.sixpack.table.pickers import NO_DRAFT, ChoiceDraft
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import BONE
from game.ui.drawing.screen import Scale, Screen
from tests.cardgames.sixpack.seated import Seated
from tests.support.virtual_pad import VirtualPad

KINDS = {
    "lay": ("reverse", "veto"),
    "join": ("late_arrival", "reverse"),
    "number": ("super_numbers", "reverse"),
    "copy": ("copycat", "veto"),
    "veto": ("veto", "copycat"),
    "turn_open": ("seethrough", "seethrough"),
    "drive": ("pile_driver", "copycat"),
    "second_hand": ("second_hand", "seethrough"),
    "bite": ("biting_hand", "reverse"),
    "discard": ("biting_hand", "veto"),
    "carousel": ("carousel", "copycat"),
    "pass": ("carousel", "copycat"),
    "land": ("reverse", "takeback"),
}
CANCEL = ActionPressed(Action.CANCEL)
Confirm = Callable[[Seated, Spot], None]
FOUND: dict[tuple[object, ...], int] = {}
"""Seeds of matches in which a seat gets a certain question; finding them takes long."""


def seat_with_question(
    kind: str, packs: tuple[str, ...] = (), seats: int = 4, *, window: bool | None = None
) -> Seated:
    """Return a seat with a question of this kind; its choices are recorded, but not made in the match."""
    known = FOUND.get((kind, packs, seats, window))
    for seed in range(300) if known is None else [known]:
        seated = Seated(seats, seed, packs=packs or KINDS[kind])
        if seated.until(kind, window=window):
            FOUND[kind, packs, seats, window] = seed
            seated.commits = False
            return seated
    raise AssertionError(f"no match has a question of the kind {kind}")


def with_keys(seated: Seated, spot: Spot) -> None:
    for _ in range(40):
        if seated.focus == spot:
            break
        seated.key("tab")
    assert seated.focus == spot
    seated.key("return")


def with_clicks(seated: Seated, spot: Spot) -> None:
    before = len(seated.made), seated.table.focus.draft
    seated.click(spot)
    if (len(seated.made), seated.table.focus.draft) == before:
        seated.click(spot)


def make(seated: Seated, choice: SixpackChoice, confirm: Confirm) -> None:
    """Make a choice, part by part."""
    for _ in range(20):
        draft = seated.table.focus.draft
        there = answers(seated.table.view, draft)
        exact = [spot for spot, answer in there.items() if answer == choice]
        ways = [spot for spot, answer in there.items() if _towards(answer, draft, choice)]
        confirm(seated, (exact or ways)[0])
        if exact:
            return
    raise AssertionError(f"{choice} cannot be made")


def _towards(answer: object, draft: ChoiceDraft, choice: SixpackChoice) -> bool:
    if not isinstance(answer, ChoiceDraft):
        return False
    if isinstance(choice, LayCard) and draft.card:
        return len(set(answer.calculators) ^ set(choice.calculators)) < len(
            set(draft.calculators) ^ set(choice.calculators)
        )
    return hint_tags.leads_to(answer, draft, choice) or (
        isinstance(choice, LayCard) and answer.card == choice.card
    )


def check_all(seated: Seated, confirm: Confirm) -> None:
    """Check that the legal answers (at most 24) can be given, one after the other."""
    question = seated.table.view.question
    for choice in question.legal[:24]:
        seated.table.show(seated.match.view(0))
        if seated.table.focus.draft != NO_DRAFT:
            seated.key("escape")
        make(seated, choice, confirm)
        assert seated.made.pop() == choice
        assert not seated.made


@pytest.mark.parametrize("kind", KINDS)
def test_answers_by_keys(kind: str) -> None:
    check_all(seat_with_question(kind), with_keys)


@pytest.mark.parametrize("kind", KINDS)
def test_answers_by_mouse(kind: str) -> None:
    check_all(seat_with_question(kind), with_clicks)


@pytest.mark.parametrize("confirm", [with_keys, with_clicks])
def test_landings_that_need_a_picker(confirm: Confirm) -> None:
    check_all(seat_with_question("land", window=True), confirm)


def test_first_pile_has_a_visible_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    """All piles that may be chosen are golden; the focused one has a pale edge."""
    seated = seat_with_question("land", window=False)
    table = seated.table
    (first, *others) = list(table.areas())
    assert first.zone == Zone.PILE
    assert others
    assert table.focus.spot == first
    edges: list[tuple[FRect, str]] = []
    monkeypatch.setattr(
        Pen, "outline", lambda _pen, area, colour, *_how, **_more: edges.append((area, colour))
    )
    surface = pygame.display.get_surface()
    seated.show.finish()
    table.draw(Pen(Screen(surface, Scale.of((1280, 720))), Shapes(table.art.fonts)))
    pale = [area for area, colour in edges if colour == BONE]
    assert [
        spot.key
        for spot, area in table.areas().items()
        if any(edge.collidepoint(area.center) for edge in pale)
    ] == [first.key]


def test_arrow_board_is_read_and_has_a_visible_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = seat_with_question("lay")
    table = seated.table
    seated.key("v")
    while seated.focus != Spot(Zone.ORDER):
        seated.key("tab")
    assert seated.said[-1].startswith("Normal order: ")
    edges: list[FRect] = []
    monkeypatch.setattr(Pen, "outline", lambda _pen, area, *_how, **_more: edges.append(area))
    pen = Pen(Screen(pygame.display.get_surface(), Scale.of((1280, 720))), Shapes(table.art.fonts))
    seated.show.finish()
    table.draw(pen)
    assert any(edge.contains(table.layout.board) for edge in edges)
    seated.key("tab")
    edges.clear()
    table.draw(pen)
    assert not any(edge.contains(table.layout.board) for edge in edges)


def with_calculators(least: int) -> Seated:
    for seed in range(200):
        seated = Seated(3, seed, packs=("calculator", "calculator", "reverse"))
        for _ in range(30):
            if not seated.until("lay"):
                break
            view = seated.table.view
            if sum(view.cards[card].pack == "calculator" for card in view.hand) >= least:
                seated.commits = False
                return seated
            seated.by_chance()
    raise AssertionError("no such hand")


@pytest.mark.parametrize("confirm", [with_keys, with_clicks])
def test_any_calculators_can_be_added_to_a_card(confirm: Confirm) -> None:
    check_all(with_calculators(2), confirm)


def test_picker_can_be_cancelled() -> None:
    seated = with_calculators(2)
    table = seated.table
    spot = next(
        spot for spot, answer in answers(table.view, NO_DRAFT).items() if isinstance(answer, ChoiceDraft)
    )
    with_keys(seated, spot)
    assert table.focus.draft.card == spot.key
    assert seated.focus.zone is Zone.ENTRY
    assert all(area.width > 20 for area in table.areas().values())
    seated.key("escape")
    assert table.focus.draft == NO_DRAFT
    assert seated.focus == spot


def test_focused_answer_is_read() -> None:
    for kind in KINDS:
        seated = seat_with_question(kind)
        there = list(seated.table.areas())
        if len(there) < 2:
            continue
        seated.read.clear()
        seated.key("tab")
        assert len(seated.read) == 1, kind
        assert len(seated.read[0]) > 1, kind


def test_everything_can_be_browsed_and_read() -> None:
    """V opens the browser, Tab moves the focus, Return shows a close-up, Escape leaves; nothing is chosen."""
    seated = seat_with_question("lay", ("seethrough", "reverse", "sheriff", "veto"))
    table = seated.table
    seated.key("v")
    assert table.focus.browsing
    there = list(table.areas())
    assert {spot.zone for spot in there} >= {Zone.PILE, Zone.SEAT, Zone.PACK, Zone.HAND}
    for spot in there:
        while seated.focus != spot:
            seated.key("tab")
        seated.key("return")
        assert table.consumes(CANCEL), "it would open the menu"
        if table.close_up is not None:
            assert table.close_up.pinned
            seated.draw()
            seated.key("right")
            seated.key("escape")
        assert table.close_up is None
        assert table.focus.browsing
        assert not seated.made
    assert table.consumes(CANCEL)
    seated.key("escape")
    assert not table.focus.browsing
    assert not table.consumes(CANCEL)


def test_close_up_opens_by_every_device() -> None:
    seated = seat_with_question("lay")
    table = seated.table
    seated.key("c")
    assert table.close_up is not None
    assert seated.read[-1]
    seated.key("c")
    assert table.close_up is None
    with VirtualPad() as pad:
        pygame.event.pump()
        seated.handle()
        pad.press("x")
        pygame.event.pump()
        seated.handle()
        assert table.close_up is not None
        pad.release("x")
        pad.press("b")
        pygame.event.pump()
        seated.handle()
        assert table.close_up is None
    pack = Spot(Zone.PACK, 0)
    seated.point(*table.areas_of([pack])[pack].center)
    table.update(0.5)
    assert table.close_up is None
    table.update(0.5)
    assert not table.close_up.pinned
    seated.point(4, 4)
    assert table.close_up is None
    assert not seated.made


def test_closing_a_sheet_is_announced_with_the_focus() -> None:
    """A player who only listens doesn't see that the key which plays a card has closed a sheet."""
    seated = seat_with_question("lay")
    for key in ("t", "s", "c"):
        seated.key(key)
        seated.key("return")
        assert seated.read[-1] == f"Back to the table. {seated.table.model.words()}"
    assert not seated.made


@pytest.mark.parametrize("sheet", ["t", "s"])
def test_moving_the_focus_or_reading_a_card_closes_a_sheet(sheet: str) -> None:
    """Otherwise, the next confirm would only close it."""
    seated = seat_with_question("lay")
    for key in ("right", "tab", "v", "c"):
        seated.key(sheet)
        assert seated.table.model.overlay.sheet is not None
        seated.key(key)
        assert seated.table.model.overlay.sheet is None
        assert (seated.table.close_up is not None) == (key == "c")
        assert not seated.read[-1].startswith("Back to the table.")


@pytest.mark.parametrize("hand", [True, False])
def test_pointer_resting_on_a_card_opens_no_close_up(hand: bool) -> None:
    seated = seat_with_question("lay")
    table = seated.table
    spot = table.model.hand[0] if hand else Spot(Zone.PILE, 1)
    at = table.areas_of([spot])[spot].center
    seated.point(*at)
    for _ in range(5):
        table.update(0.5)
    assert table.close_up is None
    if not hand:
        seated.press(*at)
        assert table.close_up.pinned
