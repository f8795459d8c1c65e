"""Particular examples of the rules of Sixpack on the screen: what the reader does, and what is said."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.sixpack.rulebook import pictures
from game.cardgames.sixpack.rulebook.pictures import SixpackGroup, SixpackGroups
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.focus import Spot
from game.scenes.pieces.board_area import QuestionState
from game.tables.art import Art
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from tests.support.reading_rules import Reader


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    made = Reader(tmp_path, "sixpack")
    yield made
    made.close()


def test_wrong_then_right_by_keyboard(reader: Reader) -> None:
    scene = reader.to_example("Sheriff")
    trial = scene.trial
    first = trial.words
    assert first == "The Sheriff is on top with his 4. Which of your cards claims?"
    reader.keys(pygame.K_RETURN)
    assert trial.standing is QuestionState.WRONG
    assert trial.words.startswith("With the Sheriff on top")
    assert trial.narrated[-1] == "Your 1 goes under pile 3."
    assert not scene.album.solved
    reader.keys(pygame.K_RETURN)
    assert (trial.standing, trial.words, trial.narrated) == (QuestionState.ASKED, first, [])
    assert len(trial.table.view.hand) == 3
    reader.keys(pygame.K_HOME, pygame.K_RIGHT, pygame.K_RETURN)
    assert trial.standing is QuestionState.ASKED
    assert trial.words.startswith("While the Sheriff is watching")
    assert trial.words.endswith("Which one pays off?")
    reader.keys(pygame.K_RETURN)
    assert trial.standing is QuestionState.SOLVED
    assert trial.words == "Two handprints for you, and the Sheriff keeps watch."
    assert scene.album.solved == {5}
    reader.keys(pygame.K_RETURN)
    assert scene.album.entry.title == "Veto"


def test_by_mouse(reader: Reader) -> None:
    scene = reader.to_example("Veto")
    trial = scene.trial
    six = next(play.card for play in trial.table.view.order if play.number == 6)
    reader.click_within(trial.table.areas()[Spot(Zone.TURN, six)])
    assert trial.standing is QuestionState.SOLVED
    reader.click(*scene.layout.button.center)
    assert scene.album.entry.title == "No Superheroes"


def test_half_an_answer_is_taken_back_before_the_screen_is_left(reader: Reader) -> None:
    scene = reader.to_example("Calculator")
    table = scene.trial.table
    reader.keys(pygame.K_RIGHT, pygame.K_RETURN)
    assert table.model.window is not None
    reader.keys(pygame.K_ESCAPE)
    assert table.model.window is None
    assert reader.top is scene
    reader.keys(pygame.K_ESCAPE)
    assert reader.rules is reader.top


def test_the_keys_of_the_table_read_the_little_one(reader: Reader) -> None:
    reader.to_example("Reverse")
    reader.keys(pygame.K_d)
    assert reader.read[-1].startswith("Reversed order")
    reader.keys(pygame.K_2)
    assert reader.read[-1].startswith("Pile 2: Reverse 5")
    reader.keys(pygame.K_s)
    assert "you 3 cards" in reader.read[-1] or "You three cards" in reader.read[-1]


@pytest.mark.parametrize("size", [(600, 200), (420, 100)])
def test_an_arrow_hides_nothing_of_the_card_that_it_leads_to(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    surface = pygame.display.set_mode((640, 360))
    art, places = Art(), list[pygame.FRect]()
    pen = Pen(Screen(surface, Scale.of((1280, 720))), Shapes(art.fonts))
    plain = pictures.draw_card

    def card(pen: Pen, art: Art, face: object, place: pygame.FRect, *how: float) -> None:
        places.append(place)
        plain(pen, art, face, place, *how)

    def drawn() -> list[bytes]:
        surface.fill("black")
        places.clear()
        picture(pen, art, TableServices(), pygame.FRect(10, 10, *size))
        # Its point may touch the edge of the card.
        faces = [pygame.Rect(place.inflate(-4, -place.width * 0.24)) for place in places[2:]]
        return [pygame.image.tobytes(surface.subsurface(face), "RGB") for face in faces]

    monkeypatch.setattr(pictures, "draw_card", card)
    picture = SixpackGroups(
        (SixpackGroup("2 5", "2 before 5"), SixpackGroup("3"), SixpackGroup("1"), SixpackGroup("6")),
        leads=((0, 3), (1, 2)),
    )
    pointed = drawn()
    monkeypatch.setattr(pictures, "pointer", lambda *_how, **_more: None)
    assert drawn() == pointed


def test_arrows_take_little_of_a_low_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small page at a large scale the cards are what is to be seen."""
    surface = pygame.display.set_mode((640, 360))
    art, widths = Art(), list[float]()
    pen = Pen(Screen(surface, Scale.of((1280, 720))), Shapes(art.fonts))
    monkeypatch.setattr(
        pictures, "draw_card", lambda _pen, _art, _face, place, *_how: widths.append(place.width)
    )
    for leads in ((), ((0, 3), (1, 2))):
        groups = SixpackGroup("2 5", "2 before 5"), SixpackGroup("3"), SixpackGroup("1"), SixpackGroup("6")
        SixpackGroups(groups, leads=leads)(pen, art, TableServices(), pygame.FRect(10, 10, 600, 80))
    plain, pointed = widths[0], widths[-1]
    assert plain > pointed > 0.65 * plain
