"""The layout of Sixty-six's table: nothing overlaps or is cut off, and words cover no cards or tricks."""

from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, SIZE, parse_cards
from game.cardgames.sixty_six.rules.events import Bid, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SixtySixView, Trick
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table import middle, seats
from game.cardgames.sixty_six.table import table as table_module
from game.cardgames.sixty_six.table.card_places import (
    fan_places,
    hand_order,
    hand_poses,
    open_places,
    pile_poses,
    reason_area,
)
from game.cardgames.sixty_six.table.facts import MAX_LABEL_WIDTH, label_place, progress_label, shorten_to_fit
from game.cardgames.sixty_six.table.focus import Spot
from game.cardgames.sixty_six.table.layout import (
    BOTTOM,
    LEFT,
    RIGHT,
    WORD_SIZE,
    TableLayout,
    between_piles,
    bid_areas,
    lay_out,
    marriage_choice_areas,
)
from game.cardgames.sixty_six.words.names import SUIT_NAMES
from game.cardgames.sixty_six.words.questions import forbidden_card_reason
from game.language.catalogue import load_cached
from game.language.message import translate
from game.tables.animation.moments import WORD
from game.tables.focus import card_area
from game.tables.raft.pegs import rim_at
from game.tables.raft.speech import speech_area
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Typeface
from tests.cardgames.sixty_six.deals import play, state_of_play
from tests.cardgames.sixty_six.seated import Seated
from tests.conftest import ROOT
from tests.support.each_size import assert_apart, assert_fan_fits, each_size
from tests.support.screen_text import ScreenText
from tests.support.seated import shared_shapes
from tests.support.spying import spy

NAMES = ("Celia", "David", "Mabel", "Lotte")
REMARKS = ("Splash!", "Feathers first, then points, my friend.", "Quack. Quack, quack, and once more: quack!")

at_each_size = each_size()


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def table(window: tuple[int, int], user: float, **how: bool) -> tuple[Scale, TableLayout]:
    scale = Scale.of(window, user)
    return scale, lay_out(scale.width, scale.height, **how)


def pen_of(scale: Scale) -> Pen:
    return Pen(Screen(pygame.display.get_surface(), scale), shared_shapes())


def tag(pen: Pen, words: str, at: tuple[float, float], size: float) -> FRect:
    """Return the area of a tag with words, as `draw_tag` draws it."""
    area = FRect(0, 0, pen.width(words, size, Typeface.BOLD) + size, size * 1.5)
    area.center = at
    return area


def named_areas(pen: Pen, layout: TableLayout) -> dict[str, FRect]:
    """Return the areas, by name, of everything to be read during a hand, at its longest."""
    seating, size = layout.seating, layout.seating.letter_size(WORD_SIZE)
    named = {"title": layout.title, "tools": layout.tools, "line": layout.line}
    for name, coin, words in (
        ("trump", layout.trump, f"trump: {max(SUIT_NAMES, key=len)}"),
        (
            "contract",
            layout.contract,
            progress_label(pen, "Mabel", "124 of 132", size, MAX_LABEL_WIDTH * seating.scale),
        ),
    ):
        named[name] = coin
        named[f"{name} words"] = tag(pen, words, label_place(pen, layout, coin, words), size)
    for number, side in enumerate(layout.sides):
        words = shorten_to_fit(pen, "Celia and David", size, MAX_LABEL_WIDTH * seating.scale)
        named[f"team {number}"] = tag(pen, words, side.name, size)
        named[f"score {number}"] = side.score
        named[f"pile {number}"] = side.pile
        named[f"tally {number}"] = tag(pen, "6 tricks · 132", side.tally, size)
    for place, chair in enumerate(layout.chairs):
        named[f"name {place}"] = tag(pen, NAMES[place], chair.place.tag, seating.letter_size(15))
    return named | {f"slot {place}": slot for place, slot in enumerate(layout.slots)}


@at_each_size
@pytest.mark.parametrize("has_hand", [True, False])
def test_nothing_overlaps_and_nothing_is_cut_off(
    window: tuple[int, int], user: float, has_hand: bool
) -> None:
    scale, layout = table(window, user, has_hand=has_hand)
    named = named_areas(pen_of(scale), layout)
    if not has_hand:
        del named["line"]
        # The room for a replay's controls.
        controls = FRect(layout.tools).unionall([layout.tools.move(0, -84)])
        assert not controls.colliderect(layout.caption)
    assert_apart(named | {"caption": layout.caption}, scale, 1.0)


@at_each_size
def test_words_below_coins_leave_room_for_the_star_of_a_trick(window: tuple[int, int], user: float) -> None:
    scale, layout = table(window, user)
    named, room = named_areas(pen_of(scale), layout), 12 * layout.seating.scale
    assert named["contract words"].left - layout.slots[RIGHT].right > room
    assert layout.slots[LEFT].left - named["trump words"].right > room


@at_each_size
def test_long_words_below_coins_stay_between_the_rims(window: tuple[int, int], user: float) -> None:
    """They may be wider than the space beside the trick."""
    scale, layout = table(window, user)
    pen, size = pen_of(scale), layout.seating.letter_size(WORD_SIZE)
    for coin, words in ((layout.trump, "trump in fifteen"), (layout.contract, "bid by Christopher")):
        area = tag(pen, words, label_place(pen, layout, coin, words), size)
        raft = layout.seating.raft
        assert area.left >= raft.project(raft.cloth.left, area.centery)[0]
        assert area.right <= raft.project(raft.cloth.right, area.centery)[0]


@at_each_size
def test_numbers_on_the_rims_are_clear_of_words_and_coins(window: tuple[int, int], user: float) -> None:
    scale, layout = table(window, user)
    pen = pen_of(scale)
    rims = {
        f"rim {rim} {step}": tag(pen, "", rim_at(layout.seating, rim, step / 4), 15)
        for rim in (0, 1)
        for step in range(5)
    }
    for name, area in named_areas(pen, layout).items():
        for one, other in rims.items():
            assert not area.colliderect(other), (name, one)


@at_each_size
@pytest.mark.parametrize("has_hand", [True, False])
def test_speech_covers_no_names_numbers_or_cards(
    window: tuple[int, int], user: float, has_hand: bool
) -> None:
    scale, layout = table(window, user, has_hand=has_hand)
    pen = pen_of(scale)
    named = named_areas(pen, layout)
    named |= {f"open {place}": chair.open for place, chair in enumerate(layout.chairs[1:])}
    size = layout.seating.letter_size(WORD_SIZE)
    canvas = FRect(0, 0, scale.width, scale.height)
    for place, chair in enumerate(layout.chairs):
        words = REMARKS if place != BOTTOM else ("Moon!", "pass")
        for said in words:
            bubble = speech_area(pen, said, chair.mouth, size)
            assert canvas.contains(bubble), (place, said)
            for name, area in named.items():
                assert not bubble.colliderect(area), (place, said, name)


@at_each_size
@pytest.mark.parametrize("has_hand", [True, False])
def test_opponents_hands_are_clear_of_everything_else(
    window: tuple[int, int], user: float, has_hand: bool
) -> None:
    scale, layout = table(window, user, has_hand=has_hand)
    named = named_areas(pen_of(scale), layout) | {"caption": layout.caption}
    if not has_hand:
        del named["line"]
    for place, chair in enumerate(layout.chairs[has_hand:], int(has_hand)):
        places = open_places(chair, HAND_SIZE)
        assert all(two.left - one.left >= 0.4 * one.width for one, two in pairwise(places))
        assert (
            min(card.width for card in places) * scale.ppu >= 48 * min(window[0] / 960, window[1] / 540) - 1
        )
        for card in places:
            assert chair.open.inflate(0.1, 0.1).contains(card)
            for name, area in named.items():
                assert not card.inflate(-1, -1).colliderect(area), (place, name)
        for held, _turn in fan_places(chair, HAND_SIZE):
            for name, area in named.items():
                if name != f"name {place}":
                    assert not held.colliderect(area), (place, name)


@at_each_size
def test_trick_lies_in_the_middle(window: tuple[int, int], user: float) -> None:
    for has_hand in (True, False):
        scale, layout = table(window, user, has_hand=has_hand)
        assert all(layout.middle.contains(slot) for slot in layout.slots)
        bottom, left, top, right = layout.slots
        assert top.bottom < bottom.top
        assert left.right < top.left
        assert right.left > top.right
        # Twice the comfortable size, in any window.
        assert layout.card * scale.ppu >= 120 * min(window[0] / 1280, window[1] / 720)


@at_each_size
@pytest.mark.parametrize("count", [1, HAND_SIZE - 1, HAND_SIZE])
@pytest.mark.parametrize("tags", [False, True])
def test_hand_stays_on_the_canvas(window: tuple[int, int], user: float, count: int, tags: bool) -> None:
    scale, layout = table(window, user, has_tags=tags)
    hand = tuple(range(0, 4 * count, 4))
    view = SixtySixView(0, SixtySixOptions(), dealer=3, bidder=0, asked=0, hand=hand)
    over = layout.tags.bottom if tags else max(layout.line.bottom, layout.slots[BOTTOM].bottom)
    sides = layout.seating.own.bust.right, layout.tools.left
    for focus in (None, 0, count // 2, count - 1):
        poses = hand_poses(view, layout, None if focus is None else hand_order(view.hand)[focus])
        assert_fan_fits(poses, scale, over, sides)
        # The left part of a card is enough to recognize it.
        assert all(two.x - one.x >= layout.hand_card * 0.36 for one, two in pairwise(poses))


@at_each_size
@pytest.mark.parametrize("winner", [0, 1])
def test_six_tricks_lie_in_front_of_their_team(window: tuple[int, int], user: float, winner: int) -> None:
    _scale, layout = table(window, user)
    plays = [tuple((seat, 4 * number + seat) for seat in range(4)) for number in range(HAND_SIZE)]
    tricks = tuple(Trick(one, winner, 20) for one in plays)
    poses = pile_poses(SixtySixView(0, SixtySixOptions(), round=1, tricks=tricks), layout)
    assert sorted(poses) == list(range(SIZE))
    pile = layout.sides[winner].pile.inflate(2, 8)
    for pose in poses.values():
        assert pose.face == 0
        assert pile.contains(card_area(pose))
        assert not any(slot.colliderect(card_area(pose)) for slot in layout.slots)


@at_each_size
def test_calls_have_enough_room(window: tuple[int, int], user: float) -> None:
    scale, layout = table(window, user)
    pen = pen_of(scale)
    size = layout.seating.letter_size(WORD_SIZE)
    calls = bid_areas(layout)
    named = {f"call {number}": area for number, area in enumerate(calls)}
    assert_apart(named | {"prompt": layout.prompt, "words": layout.preview}, scale, 4.0)
    for number, words in enumerate(("no promise", "132 points", "all 6 tricks")):
        assert pen.width(words, size, Typeface.BOLD) + size <= calls[number].width
    one, other = marriage_choice_areas(layout)
    assert not one.colliderect(other)
    assert not one.union(other).colliderect(layout.prompt)
    piles = {f"pile {number}": side.pile for number, side in enumerate(layout.sides)}
    ways = {"way 1": one, "way 2": other, "words on a way": between_piles(layout)}
    assert_apart(piles | ways, scale, 4.0)


# -- words over the table --------------------------------------------------------------------------------


SIZES = [((1280, 720), 1.0), ((960, 540), 1.5), ((2560, 1080), 1.0)]
TRICK = "KC AC JC 9H"


def test_words_read_while_browsing_are_shown_in_the_corner() -> None:
    seated = Seated(state=play(state_of_play(), "KC AC").state)
    seated.key("v")
    for _ in range(3):
        seated.key("right")
        assert seated.said[-1] == seated.table.focus_words, "the corner still shows other words"


def test_closing_the_last_trick_is_announced_with_the_focus() -> None:
    """A player who only listens doesn't see that the key which plays a card has closed a window."""
    seated = Seated(state=play(state_of_play(), f"{TRICK}").state)
    seated.key("l")
    assert seated.table.model.shows_last_trick
    seated.key("return")
    assert not seated.table.model.shows_last_trick
    assert seated.read[-1] == f"Back to the table. {seated.table.model.words()}"
    seated.key("l")
    seated.key("right")
    assert not seated.table.model.shows_last_trick, "the next confirm must play the focused card"


@pytest.mark.parametrize(("window", "user"), SIZES)
def test_tag_of_a_resting_partner_is_one_line(
    window: tuple[int, int], user: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = Seated(state=state_of_play(bid=5), size=window, scale=user)
    tags = spy(monkeypatch, seats, "draw_tag")
    seated.draw()
    (resting,) = [tag for tag in tags if "rests" in tag.args[1]]
    assert resting.result.height == pytest.approx(resting.args[3] * 1.5)


def test_draw_choice_draws_only_bids(monkeypatch: pytest.MonkeyPatch) -> None:
    seated = Seated(state=play(state_of_play(), "KC AC").state)
    coins = spy(monkeypatch, table_module, "draw_coin")
    area = FRect(20, 30, 160, 150)
    for choice, words in ((Bid(0), "Pass"), (Bid(2), "2"), (Bid(5), "Moon")):
        assert seated.table.draw_choice(seated.pen, choice, area)
        assert (coins[-1].args[1:], coins[-1].how) == ((area.center, 150), {"words": words})
    assert not seated.table.draw_choice(seated.pen, PlayCard(3), area)


@pytest.mark.parametrize(("window", "user"), SIZES)
@pytest.mark.parametrize("place", range(4))
def test_words_about_a_suit_do_not_cover_the_led_card(
    window: tuple[int, int], user: float, place: int
) -> None:
    seat = (-place) % 4
    seated = Seated(seat=seat, state=play(state_of_play(), "KC").state, size=window, scale=user)
    shown, layout = seated.table.model, seated.table.layout
    pen = seated.pen
    x, y = shown.beside_lead()
    size = WORD * min(layout.seating.scale, 1.0)
    word = FRect(0, 0, pen.width("Marriage! +40", size, Typeface.TITLE) + 12, size * 1.3)
    word.center = x, y + 28 * layout.seating.scale
    led = layout.slots[place]
    mate = led.move(led.width * 0.6, 4)
    for card in (led, mate):
        assert not word.inflate(-24, -2).colliderect(card), (word, card)


@each_size([(960, 540), (1280, 720), (2560, 1080)], [0.8, 1.0, 1.5])
def test_reason_of_a_hint_has_room_beside_cards_and_tricks(window: tuple[int, int], user: float) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, has_tags=True)
    for place, slot in enumerate(layout.slots):
        if place != BOTTOM:
            assert not layout.reason.inflate(-1, -1).colliderect(slot), place
    assert layout.reason.bottom <= layout.tags.top
    assert layout.reason.height >= 4 * layout.seating.letter_size(15) * 1.25


def test_reason_of_a_hint_covers_no_won_trick() -> None:
    wide = []
    for state in (state_of_play(), play(state_of_play(), TRICK).state):
        seated = Seated(state=state, size=(1280, 720))
        view, layout = seated.table.view, seated.table.layout
        # Five tricks of one team leave the least room.
        for tricks in dict.fromkeys((view.tricks, view.tricks * 5)):
            view = replace(view, tricks=tricks)
            room = reason_area(view, layout)
            wide.append(room.width)
            for pose in pile_poses(view, layout).values():
                assert not room.colliderect(card_area(pose))
    assert wide == sorted(wide, reverse=True)
    assert wide[0] > wide[1] > wide[2] >= layout.reason.width


HINTS = {
    "en": "Hint: Wins the trick for sure: nobody can beat it, 13 points so far. Better than the ace.",
    "de": "Tipp: Holt den Stich sicher, bisher 13 Punkte; danach ist noch ein Ass da. Besser als Herz-Dame.",
}


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("code", HINTS)
@pytest.mark.parametrize(("window", "user"), [*SIZES, ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_hint_does_not_cover_why_a_card_is_refused(
    window: tuple[int, int], user: float, code: str, narrow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That reason is complete and ends above the hint's plank; `narrow`: between full piles."""
    seated = Seated(state=play(state_of_play(), "KC").state, size=window, scale=user, seat=1)
    fonts = shared_shapes().fonts
    monkeypatch.setattr(fonts, "language", load_cached(code, ROOT / "assets/catalogues")[0])
    if narrow:
        monkeypatch.setattr(middle, "reason_area", lambda _view, layout: layout.reason)
    model = seated.table.model
    model.focus_on(Spot(Zone.HAND, parse_cards("9C")[0]))
    model.hint_text = HINTS[code]
    assert model.refused
    texts = spy(monkeypatch, Pen, "text")
    planks = spy(monkeypatch, middle, "draw_text_plank")
    seated.draw()
    why = translate(forbidden_card_reason(seated.table.view, parse_cards("9C")[0]), fonts.language).split()
    plank = planks[0].args[2]
    inside = [(one.args[1], one.result) for one in texts if plank.left < one.result.centerx < plank.right]
    lines = [(words, place) for words, place in inside if words and set(words.split()) <= set(why)]
    assert " ".join(words for words, _place in lines) == " ".join(why)
    assert all(place.bottom <= plank.top + 1 for _words, place in lines)


def test_figures_rise_beside_the_newest_trick() -> None:
    seated = Seated(state=play(state_of_play(), TRICK).state, size=(1280, 720))
    view, shown = seated.table.view, seated.table.model
    (won,) = view.tricks
    x, y = shown.beside_pile(won.winner)
    figures = FRect(0, 0, 50, 36)
    figures.center = x, y
    poses = pile_poses(view, seated.table.layout)
    packet = [poses[card] for card in parse_cards(TRICK)]
    for pose in packet:
        assert not figures.colliderect(card_area(pose))


@pytest.mark.parametrize("count", [1, 4, 6])
def test_open_hands_show_as_much_of_each_card_as_fits(count: int) -> None:
    layout = lay_out(1280, 720)
    for chair in layout.chairs[1:]:
        places = open_places(chair, count)
        assert chair.open.inflate(0.1, 0.1).contains(places[0].unionall(places))
        seen = [other.left - one.left for one, other in pairwise(places)]
        assert all(step >= places[0].width * (0.47 if count == 6 else 0.65) for step in seen)


def test_hints_have_no_small_words(text: ScreenText) -> None:
    """No letters are smaller than 13 pixels in a window of 1280 × 720."""
    seated = Seated(state=play(state_of_play(), TRICK).state, size=(1280, 720), seat=1)
    choices = SIXTY_SIX.choices(seated.table.view)
    seated.table.advise(Decision(choices[-1], tuple([Prospect(one, 1.0, 0.1) for one in choices])))
    seated.frames(20)
    assert seated.focus == Spot(Zone.HAND, seated.focus.key)
    text.drawn.clear()
    seated.draw()
    assert min(one.px for one in text.drawn if one.words) >= 12.5
