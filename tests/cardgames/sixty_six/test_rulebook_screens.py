"""Particular examples of the rules of Sixty-six on the screen: what the reader does, and what is said."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.cardgames.sixty_six.rulebook.pictures import Scores, SixtySixGroup, SixtySixGroups
from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.art.suits import tone
from game.cardgames.sixty_six.table.focus import Spot
from game.scenes.pieces.board_area import QuestionState
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from tests.cardgames.sixty_six.deals import CLUBS
from tests.support.reading_rules import Reader

LESSON = 8


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    made = Reader(tmp_path, "sixty_six")
    yield made
    made.close()


def test_the_focus_is_on_the_readers_next_choice(reader: Reader) -> None:
    """The lesson's words name the bid and the cards that the reader plays."""
    reader.keys(*[pygame.K_TAB] * LESSON)
    lesson = reader.rules.lessons[LESSON]
    assert lesson.table.focus.spot == Spot(Zone.BID, 1)
    for card in ("KC", None, "JS"):
        reader.keys(pygame.K_RIGHT)
        lesson.hurry()
        if card is not None:
            assert lesson.table.focus.spot == Spot(Zone.HAND, *parse(card))
    reader.keys(*[pygame.K_LEFT] * 3)
    assert lesson.table.focus.spot == Spot(Zone.BID, 1)


def test_what_may_not_be_played_says_why(reader: Reader) -> None:
    """The queen under the partner's king: the table refuses it in the rules' own words."""
    scene = reader.to_example("Play higher")
    trial = scene.trial
    queen = trial.table.areas()[Spot(Zone.HAND, *parse("QH"))]
    reader.click_within(queen)
    reader.click_within(queen)
    assert trial.standing is QuestionState.ASKED
    assert "you must beat the king of hearts" in reader.read[-1].lower()
    assert len(reader.hand) == 5


def test_pictures_show_cards_as_the_player_likes_them() -> None:
    picture = SixtySixGroups((SixtySixGroup("AC KC 9C"),))
    green = pygame.Color(tone(CLUBS, four_colour=True).fill)
    shown = []
    for four_colour in (False, True):
        surface = pygame.display.set_mode((640, 360))
        art = Art()
        pen = Pen(Screen(surface, Scale.of((640, 360), 1.0)), Shapes(art.fonts))
        services = TableServices(Settings(switches={"four_colour": four_colour}))
        picture(pen, art, services, pygame.FRect(20, 20, 600, 320))
        shown.append({surface.get_at((x, y))[:3] for x in range(640) for y in range(360)})
    assert [tuple(green)[:3] in colours for colours in shown] == [False, True]


@pytest.mark.parametrize("size", [(600, 320), (320, 90)])
def test_pictures_of_several_scores_keep_apart_and_a_single_one_lies_in_the_middle(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    surface = pygame.display.set_mode((640, 360))
    art, area = Art(), pygame.FRect(20, 20, *size)
    pen = Pen(Screen(surface, Scale.of((640, 360), 2.0)), Shapes(art.fonts))
    drawn: list[pygame.FRect] = []

    def image(pen: Pen, image: pygame.Surface, at: tuple[float, float], **how: object) -> None:
        per = pen.screen.scale.ppu
        whole, inside = image.get_rect(), image.get_bounding_rect()
        left, top = at[0] * per - whole.width / 2, at[1] * per - whole.height / 2
        found = (left + inside.x, top + inside.y, *inside.size)
        drawn.append(pygame.FRect([part / per for part in found]))

    monkeypatch.setattr(Pen, "image", image)
    Scores((4, 8, -3, -7))(pen, art, TableServices(), area)
    assert len(drawn) == 4
    for one, other in pairwise(drawn):
        assert other.left - one.right > one.width * 0.1
    drawn.clear()
    for score in (4, 8, -3, -7):
        Scores((score,), numbers=False)(pen, art, TableServices(), area)
    for cards in drawn:
        assert cards.center == pytest.approx(area.center, abs=1.5)
        assert area.contains(cards)
