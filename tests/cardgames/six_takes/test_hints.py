"""Where a hint is painted: over its cards, clear of everything else, at any size and for any hand."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import ROW_SIZE, SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table import middle
from game.cardgames.six_takes.table.card_places import homes
from game.cardgames.six_takes.table.hint_tags import ChoiceTag, choice_tags, draw_hint
from game.cardgames.six_takes.table.layout import TableLayout, lay_out
from game.cardgames.six_takes.table.seats import match_words
from game.engine.contract import Setup
from game.language.catalogue import load_cached
from game.storage.places import ASSETS
from game.tables.advice import Advice, advice_of
from game.tables.animation.motion import Pose
from game.tables.art import Art
from game.tables.hand import hand_fan_poses
from game.tables.raft.drawing import draw_tag
from game.tables.raft.pegs import rim_at
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, MINT
from game.ui.drawing.screen import Scale
from tests.support.each_size import SCALES, WINDOWS, assert_fan_fits, each_size
from tests.support.pens import pen_of
from tests.support.seated import Seated
from tests.support.six_takes_boards import table, with_public

ROWS = "9 12\n19 24\n33 42\n69 72"


def of_hand(count: int, *, figures: bool = False) -> tuple[SixTakesView, Advice]:
    hand = tuple(range(73, 73 + count))
    view = SIX_TAKES.view(table(ROWS, [hand, tuple(range(43, 43 + count))]), 0)
    prospects = [Prospect(PlayCard(card), place * -1.5, place / 10) for place, card in enumerate(hand)]
    return view, advice_of(Decision(PlayCard(hand[0]), tuple(prospects)), figures=figures)


def poses_of(view: SixTakesView, layout: TableLayout, raised: int | None = None) -> dict[int, Pose]:
    return homes(view, layout, raised) | dict(
        zip(view.hand, hand_fan_poses(layout, view.hand, raised), strict=True)
    )


def tags_of(view: SixTakesView, layout: TableLayout, advice: Advice) -> tuple[ChoiceTag, ...]:
    return choice_tags(view, layout, advice, poses_of(view, layout))


@each_size()
@pytest.mark.parametrize("language", ["de", "fr"])
def test_ducks_of_a_taken_row_stay_in_its_lane(
    window: tuple[int, int], user: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = Seated(kit_of("six_takes"), Setup(4, 6, SIX_TAKES.options()), size=window, scale=user)
    pen, model, tags = pen_of(window, user, fonts=Art().fonts), seated.table.model, list[FRect]()
    pen.fonts.language = load_cached(language, ASSETS / "catalogues")[0]
    monkeypatch.setattr(middle, "draw_tag", lambda *args, **how: tags.append(draw_tag(*args, **how)))
    for row in range(4):
        model.taking = row, 10
        middle.draw_row_cost(pen, model)
        assert model.layout.lanes[row].left < tags[-1].left
        assert tags[-1].right < model.layout.lanes[row].right
        assert tags[-1].height < model.layout.prices[row].height * 1.5, "in one line"


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("count", range(4, 9))
def test_words_touch_no_edge_of_their_tag(language: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pen, words = pen_of((960, 540), 1.5, fonts=Art().fonts), list[FRect]()
    pen.fonts.language = load_cached(language, ASSETS / "catalogues")[0]
    text = Pen.text
    monkeypatch.setattr(Pen, "text", lambda *args, **how: words.append(text(*args, **how)))
    view, decision = of_hand(count)
    tags = tags_of(view, lay_out(pen.area.width, pen.area.height, 3, 4, has_tags=True), decision)
    draw_hint(pen, tags, 1.0)
    assert len(words) >= count
    for word in words:
        area = next(tag.area for tag in tags if tag.area.collidepoint(word.center))
        assert area.left + 1.5 <= word.left
        assert word.right <= area.right - 1.5


@each_size()
@pytest.mark.parametrize("count", range(1, 11))
def test_tags_of_a_hand_touch_nothing(window: tuple[int, int], user: float, count: int) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, 3, 4, has_tags=True)
    plain = lay_out(scale.width, scale.height, 3, 4)
    assert layout.slots == plain.slots
    view, decision = of_hand(count)
    for raised in (None, view.hand[0], view.hand[count // 2], view.hand[-1]):
        poses = poses_of(view, layout, raised)
        shown = choice_tags(view, layout, decision, poses)
        assert len(shown) == count
        others = [slot for row in layout.slots for slot in row]
        others += [*layout.prices, layout.preview, layout.tools, layout.caption, *layout.seats]
        for tag in shown:
            assert tag.area.width >= 30
            assert tag.area.left >= 0
            assert tag.area.right <= scale.width
            assert not any(tag.area.colliderect(other) for other in others)
        for one, other in combinations(shown, 2):
            assert not one.area.colliderect(other.area)
        fan = [poses[card] for card in view.hand]
        assert_fan_fits(fan, scale, layout.tags.bottom, (0, scale.width))


@each_size()
def test_tags_of_rows_are_in_their_rows(window: tuple[int, int], user: float) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, 3, 4)
    waiting = ((4, 0), (88, 1))
    state = with_public(table(ROWS, [(30,), (31,)]), waiting=waiting, asked=waiting[0][1], plays=(waiting,))
    prospects = tuple(Prospect(TakeRow(row), -2.0 - abs(row - 1), 1.0) for row in range(4))
    advice = advice_of(Decision(TakeRow(1), prospects))
    shown = tags_of(SIX_TAKES.view(state, 0), layout, advice)
    assert [tag.best for tag in shown] == [False, True, False, False]
    assert [tag.words for tag in shown] == ["fair", "best", "fair", "ouch"]
    assert not any(tag.more for tag in shown)
    for row, tag in enumerate(shown):
        assert layout.lanes[row].contains(tag.area.inflate(-0.1, -0.1))
        fifth = layout.slots[row][ROW_SIZE - 1]
        assert tag.area.top > fifth.top + fifth.height * 0.55, "it lies on the number of a fifth card"


@each_size()
@pytest.mark.parametrize("count", [2, 36, 100])
def test_tags_of_a_pool_are_on_their_cards(window: tuple[int, int], user: float, count: int) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, 3, 4)
    state = table("101\n102\n103\n104", [(), ()], SixTakesOptions(draft=True))
    pool = tuple(range(1, count + 1))
    view = SIX_TAKES.view(with_public(state, pool=pool, picking=(0, 1), turn=0), 0)
    decision = advice_of(
        Decision(PickCard(1), tuple(Prospect(PickCard(card), -card / 9, 0.0) for card in pool))
    )
    poses = homes(view, layout, None)
    for card, tag in zip(pool, choice_tags(view, layout, decision, poses), strict=True):
        pose = poses[card]
        box = FRect(0, 0, pose.width, pose.width * CARD_RATIO)
        box.center = pose.x, pose.y
        assert box.contains(tag.area)


def test_bars_are_as_high_as_the_costs_and_the_best_is_marked() -> None:
    view, decision = of_hand(4, figures=True)
    shown = tags_of(view, lay_out(1280, 720, 1, 2, has_tags=True), decision)
    assert [tag.share for tag in shown] == pytest.approx([0, 1 / 3, 2 / 3, 1])
    assert [tag.colour for tag in shown] == [MINT, BONE, CORAL, CORAL]
    assert [tag.best for tag in shown] == [True, False, False, False]
    assert [tag.more for tag in shown] == ["0%", "10%", "20%", "30%"]


def test_words_come_before_figures() -> None:
    view, decision = of_hand(7)
    shown = tags_of(view, lay_out(1280, 720, 1, 2, has_tags=True), decision)
    assert [tag.words for tag in shown] == ["safe", "fair", *["ouch"] * 5]
    assert [tag.colour for tag in shown] == [MINT, BONE, *[CORAL] * 5]
    assert [tag.more for tag in shown] == ["", "", *["row 4"] * 5]
    assert all(tag.share is None for tag in shown)


def test_look_back_marks_only_the_choice_made_and_the_better_one() -> None:
    view, decision = of_hand(4)
    advice = advice_of(decision, made=PlayCard(view.hand[2]))
    shown = tags_of(view, lay_out(1280, 720, 1, 2, has_tags=True), advice)
    assert [(tag.words, tag.best, tag.made) for tag in shown] == [
        ("better", True, False),
        ("you", False, True),
    ]


def test_nothing_is_said_about_cards_that_are_gone() -> None:
    view, decision = of_hand(4)
    layout = lay_out(1280, 720, 1, 2, has_tags=True)
    gone = replace(view, hand=view.hand[1:])
    assert len(tags_of(gone, layout, decision)) == 3


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("user", SCALES)
@pytest.mark.parametrize("has_tags", [False, True])
def test_no_raised_card_of_a_pool_covers_the_numbers_of_the_rim(
    window: tuple[int, int], user: float, has_tags: bool
) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, 3, 4, has_tags=has_tags)
    state = table("101\n102\n103\n104", [(), ()], SixTakesOptions(draft=True))
    pool = tuple(range(1, 43))
    view = SIX_TAKES.view(with_public(state, pool=pool, picking=(0, 1), turn=0), 0)
    half = layout.seating.letter_size(13) * 0.9
    for card in pool:
        pose = homes(view, layout, card)[card]
        assert pose.x + pose.width / 2 < rim_at(layout.seating, 1, 1.0)[0] - half


def test_title_says_draft_once() -> None:
    state = table("101\n102\n103\n104", [(), ()], SixTakesOptions(draft=True))
    picking = SIX_TAKES.view(with_public(state, pool=(1, 2, 3), picking=(0, 1), turn=0), 0)
    assert " ".join(match_words(picking)).lower().count("draft") == 1
    named = " · ".join(match_words(SIX_TAKES.view(state, 0))).split(" · ")
    assert "Draft" in named, "afterwards the variant is named"
