"""Words over the table of Sixty-six leave cards, tricks that are won, and their numbers in sight."""

from itertools import pairwise

import pygame
import pytest
from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.card_places import open_places, pile_poses
from game.cardgames.sixty_six.table.focus import Spot
from game.cardgames.sixty_six.table.layout import BOTTOM, lay_out
from game.cardgames.sixty_six.table.middle import reason_room
from game.tables.animation.moments import WORD
from game.tables.focus import card_area
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Typeface
from tests.cardgames.sixty_six.deals import play, playing
from tests.cardgames.sixty_six.seated import Seated
from tests.support.each_size import each_size
from tests.support.seated import shared_shapes

SIZES = [((1280, 720), 1.0), ((960, 540), 1.5), ((2560, 1080), 1.0)]
TRICK = "KC AC JC 9H"


@pytest.fixture(scope="module", autouse=True)
def _display() -> None:
    pygame.display.init()


def test_what_is_read_on_the_opened_table_stands_in_the_corner() -> None:
    seated = Seated(state=play(playing(), "KC AC").state)
    seated.key("v")
    for _ in range(3):
        seated.key("right")
        assert seated.said[-1] == seated.table.focus_words, "words for another thing stay in the corner"


@pytest.mark.parametrize(("window", "user"), SIZES)
@pytest.mark.parametrize("place", range(4))
def test_words_about_a_suit_are_off_the_card_that_is_led(
    window: tuple[int, int], user: float, place: int
) -> None:
    seat = (-place) % 4
    seated = Seated(seat=seat, state=play(playing(), "KC").state, size=window, scale=user)
    shown, layout = seated.table.model, seated.table.layout
    pen = Pen(Screen(seated.surface, seated.scale), shared_shapes())
    x, y = shown.beside_lead()
    size = WORD * min(layout.seating.scale, 1.0)
    word = FRect(0, 0, pen.width("Marriage! +40", size, Typeface.TITLE) + 12, size * 1.3)
    word.center = x, y + 28 * layout.seating.scale
    led = layout.slots[place]
    mate = led.move(led.width * 0.6, 4)
    for card in (led, mate):
        assert not word.inflate(-24, -2).colliderect(card), (word, card)


@each_size([(960, 540), (1280, 720), (2560, 1080)], [0.8, 1.0, 1.5])
def test_the_reason_of_a_hint_has_room_beside_cards_and_tricks(window: tuple[int, int], user: float) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, has_tags=True)
    for place, slot in enumerate(layout.slots):
        if place != BOTTOM:
            assert not layout.reason.inflate(-1, -1).colliderect(slot), place
    assert layout.reason.bottom <= layout.tags.top
    assert layout.reason.height >= 4 * layout.seating.letters(15) * 1.25


def test_the_reason_of_a_hint_hides_no_trick_that_is_won() -> None:
    for state in (playing(), play(playing(), TRICK).state):
        seated = Seated(state=state, size=(1280, 720))
        room = reason_room(seated.table.model)
        for pose in pile_poses(seated.table.view, seated.table.layout).values():
            assert not room.colliderect(card_area(pose))
        assert (room.width > 400) is (not seated.table.view.tricks)


def test_figures_rise_beside_the_newest_trick() -> None:
    seated = Seated(state=play(playing(), TRICK).state, size=(1280, 720))
    view, shown = seated.table.view, seated.table.model
    (won,) = view.tricks
    x, y = shown.beside_pile(won.winner)
    figures = FRect(0, 0, 50, 36)
    figures.center = x, y
    poses = pile_poses(view, seated.table.layout)
    packet = [poses[card] for card in parse(TRICK)]
    for pose in packet:
        assert not figures.colliderect(card_area(pose))


@pytest.mark.parametrize("count", [1, 4, 6])
def test_open_hands_show_as_much_of_each_card_as_there_is_room_for(count: int) -> None:
    layout = lay_out(1280, 720)
    for chair in layout.chairs[1:]:
        places = open_places(chair, count)
        assert chair.open.inflate(0.1, 0.1).contains(places[0].unionall(places))
        seen = [other.left - one.left for one, other in pairwise(places)]
        assert all(step >= places[0].width * (0.47 if count == 6 else 0.65) for step in seen)


def test_no_words_of_a_hint_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """No letters are smaller than 13 pixels of a window of 1280 × 720."""
    seated = Seated(state=play(playing(), TRICK).state, size=(1280, 720), seat=1)
    view = seated.table.view
    choices = SIXTY_SIX.choices(view)
    seated.table.advise(Decision(choices[-1], tuple([Prospect(one, 1.0, 0.1) for one in choices])))
    seated.frames(20)
    assert seated.focus == Spot(Zone.HAND, seated.focus.key)
    written: list[float] = []
    text = Pen.text
    monkeypatch.setattr(
        Pen,
        "text",
        lambda pen, words, at, size, *how, **more: (
            written.append(size * pen.screen.scale.ppu),
            text(pen, words, at, size, *how, **more),
        )[1],
    )
    seated.draw()
    assert written
    assert min(written) >= 12.5
