"""Bubbles of players: over no name, number or card, and not over each other."""

from itertools import combinations

import pytest
from pygame import FRect

from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.tables.animation.floats import Remark, Remarks
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.raft.seat_layout import RaftSide, SeatLayout, lay_out_seats
from game.tables.raft.speech import bubble_place_of, pages_of
from game.tables.show import Show
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen
from tests.support.pens import pen_of

WORDS = "Nobody wants these ducks!", "nothing fits: draws", "Mine."
WINDOWS = [((1280, 720), 1.0), ((960, 540), 1.0), ((1920, 1080), 1.0), ((1680, 720), 1.0)]


def facts(base: SeatLayout) -> dict[str, FRect]:
    """Return the areas of all names and scores, the title, and the first cards on the cloth."""
    named = {"title": base.area(18, 10, 190, 72), "cards": base.area(240, 158, 800, 350)}
    for number, place in enumerate((*base.seats, base.own)):
        for name, at, wide in (("name", place.tag, 84), ("score", place.purse, 50)):
            high = base.letter_size(15) * 1.4
            area = FRect(0, 0, wide * base.scale, high)
            area.center = at
            named[f"{name} {number}"] = area
    return named


@pytest.mark.parametrize(
    ("window", "user", "opponents"),
    [(*window, opponents) for window in (*WINDOWS, ((960, 540), 1.5)) for opponents in range(1, 10)],
)
def test_bubble_covers_no_name_number_or_card(window: tuple[int, int], user: float, opponents: int) -> None:
    pen = pen_of(window, user)
    base = lay_out_seats(pen.area.width, pen.area.height, opponents)
    for said in WORDS:
        bubbles = []
        for place in (*base.seats, base.own):
            bubble = Remark(said, bubble_place_of(base, place), base.letter_size(14)).bubble_area(pen)
            assert pen.area.contains(bubble), (place.side, said, bubble)
            for name, area in facts(base).items():
                assert not bubble.colliderect(area), (place, said, name, bubble, area)
            bubbles.append(bubble)
        assert not any(one.colliderect(other) for one, other in combinations(bubbles, 2))


@pytest.mark.parametrize(("window", "user"), [*WINDOWS, ((960, 540), 1.5), ((1280, 720), 1.5)])
def test_short_remark_at_the_far_corner_needs_one_page(window: tuple[int, int], user: float) -> None:
    pen = pen_of(window, user)
    base = lay_out_seats(pen.area.width, pen.area.height, 5)
    corner = bubble_place_of(base, base.seats[3])
    for said in ("fewer than three sixes", "keine drei Sechsen", "moins de trois six"):
        assert len(pages_of(pen, said, corner, base.letter_size(14))) == 1, said


@pytest.mark.parametrize(("window", "user"), [*WINDOWS, ((960, 540), 1.5), ((1280, 720), 1.5)])
def test_long_greeting_across_the_table_needs_one_page(window: tuple[int, int], user: float) -> None:
    pen = pen_of(window, user)
    base = lay_out_seats(pen.area.width, pen.area.height, 3)
    across = bubble_place_of(base, base.seats[1])
    for said in ("I hope everyone's washed their wings.", "Alle haben sich die Flügel gewaschen, hoffe ich?"):
        assert len(pages_of(pen, said, across, base.letter_size(14))) == 1


@pytest.mark.parametrize("opponents", range(1, 10))
@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (640, 360), (1680, 720)])
def test_tail_of_a_bubble_ends_at_the_beak(opponents: int, wide: int, high: int) -> None:
    base = lay_out_seats(wide, high, opponents)
    for place in (*base.seats, base.own):
        (x, y), bust = bubble_place_of(base, place).tip, place.bust
        assert bust.top + bust.height * 0.35 < y < bust.top + bust.height * 0.55
        assert bust.width * 0.1 < abs(x - bust.centerx) < bust.width * 0.35
        if place.side is not RaftSide.TOP:
            assert (x < bust.centerx) == (place.side is RaftSide.RIGHT), "towards the table"


def test_bubble_at_the_far_side_is_between_the_heads() -> None:
    pen = pen_of((1280, 720), 1.0)
    base = lay_out_seats(1280, 720, 9)
    heads = [
        seat.bust.inflate(-seat.bust.width * 0.46, 0) for seat in base.seats if seat.side is RaftSide.TOP
    ]
    for place in base.seats:
        bubble = Remark(WORDS[0], bubble_place_of(base, place), 14).bubble_area(pen)
        assert place.side is not RaftSide.TOP or bubble.collidelist(heads) < 0


def test_player_says_one_thing_at_a_time() -> None:
    base = lay_out_seats(1280, 720, 3)
    remarks = Remarks()
    for words in ("One.", "Two."):
        remarks.say(words, bubble_place_of(base, base.seats[0]), 14)
    remarks.say("Three.", bubble_place_of(base, base.seats[1]), 14)
    assert [remark.text for remark in remarks.shown] == ["Two.", "Three."]
    remarks.update(10)
    assert not remarks.shown


def test_chat_gives_way_to_other_words() -> None:
    base = lay_out_seats(1280, 720, 2)
    here, there = (bubble_place_of(base, place) for place in base.seats)
    remarks = Remarks()
    remarks.say("I draw.", here, 14)
    remarks.say("Ha!", there, 14, chat=True)
    assert [remark.text for remark in remarks.shown] == ["I draw.", "Ha!"]
    remarks.say("Well!", here, 14, chat=True)
    assert [remark.text for remark in remarks.shown] == ["Well!"]
    remarks.say("I skip.", there, 14)
    assert [remark.text for remark in remarks.shown] == ["I skip."]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "instant"])
@pytest.mark.parametrize(("letters", "seconds"), [(8, 2.6), (50, 4.0)])
def test_words_stay_for_their_reading_time_at_any_speed(speed: str, letters: int, seconds: float) -> None:
    kit = kit_of("six_takes")
    people = tuple(Person(name) for name in ("Ann", "Bob", "Celia"))
    blank = SIX_TAKES.initial_view(Setup(3, 1, SixTakesOptions()), 0)
    table = kit.table(blank, people, Art(), TableServices())
    show = Show(table, kit.narrator(), speed=speed)
    table.model.remark(1, "a" * letters)
    for _ in range(round(seconds * 10) - 1):
        show.update(0.1)
    assert table.model.talking
    assert table.stage.settled, "play doesn't wait for words"
    show.update(0.2)
    assert not table.model.talking


@pytest.mark.parametrize(("window", "user"), [*WINDOWS[:2], ((960, 540), 1.5)])
@pytest.mark.parametrize("opponents", [1, 4, 9])
def test_every_word_of_a_long_remark_is_shown(
    window: tuple[int, int], user: float, opponents: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pen = pen_of(window, user)
    base = lay_out_seats(pen.area.width, pen.area.height, opponents)
    words = "Three ducks now, none of them later, and whatever swims by in between is mine."
    for place in base.seats:
        remarks, seen = Remarks(), list[tuple[str, ...]]()
        remarks.say(words, bubble_place_of(base, place), base.letter_size(14))
        while remarks.shown:
            shown = list[str]()
            monkeypatch.setattr(
                Pen, "text", lambda _pen, line, *_args, shown=shown, **_how: shown.append(line)
            )
            remarks.draw(pen)
            if tuple(shown) not in seen:
                seen.append(tuple(shown))
            remarks.update(0.1)
        assert " ".join(line for page in seen for line in page) == words
        assert max(map(len, seen)) - min(map(len, seen)) <= 1
