"""The layout of Sixpack's table: nothing overlaps or is cut off, at any size, scale and number of seats."""

from itertools import combinations, pairwise

import pytest
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixpack.rules.options import PACK_COUNTS
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.table import hint_tags
from game.cardgames.sixpack.table.card_places import row_poses, strip_offset
from game.cardgames.sixpack.table.layout import PILES, TableLayout, chip_areas, grid_areas, lay_out
from game.cardgames.sixpack.table.painting.piles import ghost_area, number_point
from game.cardgames.sixpack.table.painting.seats import bubble_of
from game.cardgames.sixpack.table.painting.window import window_places
from game.cardgames.sixpack.table.pickers import ChoiceDraft, Picker, PickerEntry
from game.language.catalogue import load_cached
from game.tables.focus import card_area
from game.tables.hand import fan_poses
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale
from tests.cardgames.sixpack.seated import Seated
from tests.conftest import ROOT
from tests.support.each_size import around, assert_apart, assert_fan_fits, each_size
from tests.support.seated import shared_shapes
from tests.support.spying import Call, spy

OPPONENTS = [1, 2, 3, 4, 5, 6]
"""Six are the seats that a spectator of a six-player match sees."""
COUNTS = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7, 6: 7}

at_each_size = each_size()
each_company = pytest.mark.parametrize("opponents", OPPONENTS)


def table(window: tuple[int, int], user: float, opponents: int, **how: bool) -> tuple[Scale, TableLayout]:
    scale = Scale.of(window, user)
    return scale, lay_out(scale.width, scale.height, opponents, **how)


def named_areas(layout: TableLayout, opponents: int) -> dict[str, FRect]:
    """Return the areas, by name, of everything to be read and of all cards that can lie on the table."""
    base = layout.seating
    letters = base.letter_size(15)
    named = {"title": around(base.at(100, 44), 160 * base.scale, 70 * base.scale)}
    named |= {"caption": layout.caption, "tools": layout.tools, "way of play": layout.board}
    for number, pile in enumerate(layout.piles):
        high = strip_offset(layout, 9)
        named[f"pile {number}"] = FRect(
            pile.top.left, pile.top.top - high, pile.top.width, pile.top.height + high
        )
    for number, chip in enumerate(chip_areas(layout.chips, COUNTS[opponents])):
        named[f"chip {number}"] = chip.inflate(-chip.width * 0.04, -2)
    for seat, things in enumerate(layout.fronts):
        own = seat == opponents
        if own and opponents == OPPONENTS[-1]:
            continue
        named[f"name {seat}"] = around(things.name, letters * 4.6, letters * 1.4)
        for lay, at in enumerate(things.laid):
            named[f"laid {seat} {lay}"] = around(at, things.card, things.card * CARD_RATIO)
        if not own:
            poses = row_poses(things.open, 3)
            named[f"open {seat}"] = card_area(poses[0]).union(card_area(poses[-1]))
    return named


@at_each_size
@each_company
def test_nothing_overlaps_and_nothing_is_cut_off(
    window: tuple[int, int], user: float, opponents: int
) -> None:
    scale, layout = table(window, user, opponents)
    assert_apart(named_areas(layout, opponents), scale, 0.5)


@at_each_size
def test_letters_have_enough_room(window: tuple[int, int], user: float) -> None:
    scale, layout = table(window, user, 5)
    larger = min(window[0] / 1280, window[1] / 720)
    assert chip_areas(layout.chips, 7)[0].height >= layout.seating.letter_size(14) * 1.25
    assert layout.strip * scale.ppu >= 12 * larger
    # The prompt and the tag above a raised card have a line each above the hand.
    raised = fan_poses(layout.hand, 6, layout.hand_card, 2)[2]
    tag = layout.seating.letter_size(16)
    top = raised.y - raised.width * CARD_RATIO / 2 - tag * 1.65
    assert layout.prompt.centery + layout.seating.letter_size(26) * 0.4 <= top + 1
    assert layout.board.bottom <= layout.prompt.centery - layout.seating.letter_size(26) * 0.4 + 1


@at_each_size
@pytest.mark.parametrize("count", [1, 2, 6, 10, 14])
@pytest.mark.parametrize("tags", [False, True])
def test_hand_stays_on_the_canvas_and_off_the_arrow_board(
    window: tuple[int, int], user: float, count: int, tags: bool
) -> None:
    scale, layout = table(window, user, 3, has_tags=tags)
    for focus in (None, 0, count // 2, count - 1):
        poses = fan_poses(layout.hand, count, layout.hand_card, focus)
        assert_fan_fits(poses, scale, layout.board.bottom - 1, (layout.bubble.right, layout.tools.left))
        # The left part of a card is enough to recognize it.
        assert all(second.x - first.x >= layout.hand_card * 0.3 for first, second in pairwise(poses))


@at_each_size
def test_deep_pile_stays_on_the_cloth_and_shows_three_strips(window: tuple[int, int], user: float) -> None:
    _scale, layout = table(window, user, 3)
    for pile in layout.piles:
        assert pile.top.top - strip_offset(layout, 14) >= layout.seating.raft.cloth.top
        assert pile.whole.contains(pile.top)
    steps = [strip_offset(layout, place + 1) - strip_offset(layout, place) for place in range(14)]
    assert steps[:3] == pytest.approx([layout.strip] * 3)
    assert sum(steps[3:]) < layout.strip


@at_each_size
@each_company
def test_own_bubble_covers_neither_names_nor_arrow_board(
    window: tuple[int, int], user: float, opponents: int
) -> None:
    scale, layout = table(window, user, opponents)
    names = [around(things.name, 90, 24) for things in layout.fronts[:-1]]
    assert all(not layout.bubble.colliderect(name) for name in names)
    assert layout.bubble.bottom <= scale.height
    assert not layout.bubble.colliderect(layout.board)


@at_each_size
@pytest.mark.parametrize("count", [1, 2, 3, 6, 13])
@pytest.mark.parametrize("pile", [-1, 0, 1, 2])
def test_pickers_cover_neither_piles_nor_own_cards(
    window: tuple[int, int], user: float, count: int, pile: int
) -> None:
    _scale, layout = table(window, user, 5)
    own, letters = layout.fronts[-1], layout.seating.letter_size(16)
    for cards in ((), (1,)):
        entry = PickerEntry("a card", ChoiceDraft(count=1), cards, pile=pile)
        places = window_places(layout, Picker("Which one?", (entry,) * count, pile=pile))
        assert len(places.entries) == count
        assert all(places.whole.contains(place) for place in (*places.entries, places.title))
        # There are at most seven answers without cards.
        if cards or count < 13:
            assert min(min(place.size) for place in places.entries) >= 24 * layout.seating.scale
        poses = fan_poses(layout.hand, 6, layout.hand_card)
        assert all(places.whole.bottom <= card_area(pose).top + 1 for pose in poses)
        for one in layout.piles:
            assert places.whole.top >= one.top.bottom
            assert not places.whole.colliderect(around(one.claim, letters * 2, letters * 1.6))
        for x, y in own.laid:
            assert not places.whole.colliderect(around((x, y), own.card, own.card * CARD_RATIO))
        for one, other in combinations(places.entries, 2):
            assert not one.inflate(-0.1, -0.1).colliderect(other)


@at_each_size
@pytest.mark.parametrize("count", [2, 3, 5])
def test_landings_have_room_for_words_and_cover_no_pile(
    window: tuple[int, int], user: float, count: int
) -> None:
    _scale, layout = table(window, user, 3)
    entries = tuple(
        PickerEntry("claim pile 1", ChoiceDraft(), pile=pile) for pile in (0, -1, 1, 2, 2)[:count]
    )
    places = window_places(layout, Picker("What happens to it?", entries))
    letters = layout.seating.letter_size(15)
    for place in places.entries:
        assert place.height >= letters * 1.6
        assert place.width >= letters * 5
    assert not any(places.whole.colliderect(pile.top) for pile in layout.piles)


def test_number_picker_leaves_the_arrow_board_visible() -> None:
    _scale, layout = table((1280, 720), 1.0, 3)
    entries = (PickerEntry("use it", ChoiceDraft()),) * 2
    places = window_places(layout, Picker("Which number does it use?", entries))
    assert places.whole.top >= layout.board.bottom


def test_grid_areas_are_as_large_as_possible() -> None:
    (one,) = grid_areas(FRect(0, 0, 300, 100), 1, 0.5)
    assert one.size == (200, 100)
    assert len(grid_areas(FRect(0, 0, 100, 300), 7, 1.0)) == 7


def test_table_has_most_of_the_width_and_large_piles() -> None:
    _scale, layout = table((1280, 720), 1.0, 3)
    assert layout.seating.raft.deck.width >= 0.65 * 1280
    assert len(layout.piles) == PILES
    assert layout.card >= 130


@pytest.fixture(scope="module")
def seated() -> Seated:
    seated = Seated(4, 5, packs=("reverse", "veto", "sheriff", "copycat"))
    assert seated.until("lay")
    return seated


def test_hint_tags_every_answer_and_stars_the_best(seated: Seated) -> None:
    table = seated.table
    legal = table.view.question.legal if table.view.question is not None else ()
    prospects = tuple(Prospect(choice, -float(place), 0.0) for place, choice in enumerate(legal))
    table.advise(Decision(legal[0], prospects))
    model = table.model
    assert model.advice is not None
    shown = hint_tags.make_tags(model, model.advice, table.areas())
    assert len(shown) == len(legal)
    assert [tag.best for tag in shown].count(True) == 1
    assert max(shown, key=lambda tag: tag.value).best
    for one, other in combinations(shown, 2):
        assert not one.area.inflate(-0.1, -0.1).colliderect(other.area)
    for key, card in table.stage.cards.items():
        if key in table.view.hand:
            top = card.home.y - card.home.width * CARD_RATIO / 2
            assert all(tag.area.bottom <= top + 1 for tag in shown)
    assert all(tag.area.top >= table.layout.preview.bottom for tag in shown)
    seated.draw()
    table.advise(None)


def test_arrow_board_turns_with_the_direction() -> None:
    seated = Seated(4, 5, packs=("reverse", "veto", "sheriff", "copycat"))
    ways = set()
    while not seated.over:
        seated.by_chance()
        seated.show.finish()
        ways.add(seated.table.view.reversed)
        assert seated.table.model.turned == float(seated.table.view.reversed)
    assert ways == {False, True}


@at_each_size
@each_company
def test_question_is_between_own_cards(window: tuple[int, int], user: float, opponents: int) -> None:
    _, layout = table(window, user, opponents)
    own = layout.fronts[-1]
    for at in own.laid:
        assert not around(at, own.card, own.card * CARD_RATIO).colliderect(layout.prompt)
    assert layout.prompt.centerx == pytest.approx(layout.seating.at(640, 0)[0])


@pytest.mark.parametrize(("window", "user"), [((960, 540), 1.5), ((960, 430), 1.5), ((1280, 720), 1.0)])
def test_names_of_many_packs_do_not_cover_the_raft(
    monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], user: float
) -> None:
    packs = (
        "sheriff",
        "super_numbers",
        "carousel",
        "seethrough",
        "takeback",
        "second_hand",
        "no_superheroes",
    )
    titles = {PACK_TEXTS[pack].title for pack in packs}
    crowd = Seated(6, 5, packs=packs, size=window, scale=user)
    texts = spy(monkeypatch, Pen, "text")
    crowd.draw()
    places = [one.result for one in texts if one.args[1] in titles and one.how.get("anchor") == "midright"]
    assert len(places) >= 5
    raft = crowd.table.layout.seating.raft
    for place in places:
        beside = raft.project(raft.deck.right, place.bottom)[0]
        assert place.bottom <= raft.deck.top + 8 or place.left > beside
    assert all(before.bottom <= after.top + 4 for before, after in pairwise(places))


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """Return the calls of `Pen.text`, in German."""
    catalogue = load_cached("de", ROOT / "assets/catalogues")[0]
    monkeypatch.setattr(shared_shapes().fonts, "language", catalogue)
    return spy(monkeypatch, Pen, "text")


def test_all_five_packs_show_their_names(texts: list[Call]) -> None:
    packs = ("reverse", "sheriff", "seethrough", "veto", "copycat")
    Seated(4, 5, packs=packs, size=(960, 540), scale=1.5).draw()
    assert {PACK_TEXTS[pack].title for pack in packs} <= {one.args[1] for one in texts}


def test_long_pack_name_beside_the_raft_takes_two_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = spy(monkeypatch, Pen, "text")
    packs = ("reverse", "calculator", "super_numbers", "copycat")
    Seated(2, 5, packs=packs, size=(960, 540), scale=1.5).draw()
    assert {"Super", "Numbers", "Copycat"} <= {one.args[1] for one in texts}


def test_words_on_the_arrow_board_stay_between_its_tip_and_the_stars(texts: list[Call]) -> None:
    large = Seated(4, 5, packs=("reverse", "veto", "sheriff", "copycat"), size=(960, 540), scale=1.5)
    large.draw()
    model = large.table.model
    board, star = model.layout.board, 37 * 0.83 * model.layout.seating.scale
    places = [one.result for one in texts if one.args[1] in ("first", "claims")]
    assert len(places) == 2
    for place in places:
        assert board.inflate(-board.height / 2, 0).contains(place)
        left, right = number_point(model, 1)[0] - star, number_point(model, 6)[0] + star
        assert place.right <= left + 2 or place.left >= right - 2


def test_german_word_for_claiming_clears_the_star(texts: list[Call]) -> None:
    large = Seated(4, 5, packs=("reverse", "veto", "sheriff", "copycat"), size=(960, 540), scale=1.5)
    large.draw()
    star = 37 * 0.83 * large.table.model.layout.seating.scale
    (place,) = [one.result for one in texts if one.args[1] == "claims"]
    left, right = (number_point(large.table.model, number)[0] for number in (1, 6))
    assert place.right <= left - star - 2 or place.left >= right + star + 2


# -- things beside and above the piles -------------------------------------------------------------------


@pytest.mark.parametrize("piles", [(0,), (1,), (2,), (0, 1), (1, 2), (0, 1, 2)])
@pytest.mark.parametrize("window", [(1280, 720), (960, 540), (2560, 1080)])
def test_ghost_covers_no_pile_and_no_other_ghost(window: tuple[int, int], piles: tuple[int, ...]) -> None:
    layout = lay_out(*window, 3)
    ghosts = {pile: ghost_area(layout, pile, piles) for pile in piles}
    for pile, ghost in ghosts.items():
        for other, place in enumerate(layout.piles):
            assert not ghost.colliderect(place.top), (pile, other)
        assert not any(ghost.colliderect(one) for other, one in ghosts.items() if other != pile)
        nearest = min(range(3), key=lambda one: abs(layout.piles[one].top.centerx - ghost.centerx))
        assert nearest == pile


@at_each_size
def test_close_up_leaves_piles_and_buttons_visible(window: tuple[int, int], user: float) -> None:
    layout = table(window, user, 3)[1]
    for place in layout.piles:
        assert not layout.close_up.colliderect(place.top)
        assert layout.close_up.top > place.claim[1]
    assert not layout.close_up.colliderect(layout.tools)
    assert layout.close_up.right <= layout.tools.left


@at_each_size
@pytest.mark.parametrize("seats", [2, 4])
def test_own_bubble_covers_neither_hand_nor_arrow_board(
    window: tuple[int, int], user: float, seats: int
) -> None:
    packs = ("reverse", "calculator", "super_numbers", "copycat", "veto")[: COUNTS[seats - 1]]
    seated = Seated(seats, 5, packs=(*packs, "sheriff")[: PACK_COUNTS[seats]], size=window, scale=user)
    assert seated.until("lay")
    model, said = seated.table.model, 0
    for spot in model.hand:
        model.focus_on(spot)
        bubble = bubble_of(seated.pen, model, None)
        if bubble is not None:
            said += 1
            areas = [card_area(pose) for pose in model.held_poses(None)]
            assert bubble.area.collidelist([*areas, model.layout.board]) < 0
    assert said or (user > 1 and seats == 2)
