"""Some examples in the rules of You Must Be 18! on the screen: input, and what is said."""

from pathlib import Path

import pygame
import pytest

from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.selection import LAYING
from game.cardgames.must_be_18.table.table import MustBe18Table
from game.scenes.pieces.board_area import QuestionState
from game.scenes.rulebook.example import ExampleScene
from game.tables.focus import Spot
from tests.support.reading_rules import Reader


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(tmp_path, "must_be_18")


def table_of(scene: ExampleScene) -> MustBe18Table:
    assert isinstance(scene.trial.table, MustBe18Table)
    return scene.trial.table


def spot_of(scene: ExampleScene, number: int, nth: int = 0) -> Spot:
    view = table_of(scene).view
    return Spot(Zone.HAND, [card for card in view.hand if view.numbers[card] == number][nth])


def click_on(reader: Reader, scene: ExampleScene, *spots: Spot) -> None:
    for spot in spots:
        reader.frames(1)
        reader.click_within(table_of(scene).areas()[spot])


def test_card_is_dragged_to_a_column_of_the_little_table(reader: Reader) -> None:
    scene = reader.to_example("Equal totals")
    reader.frames(1)
    table, ppu = table_of(scene), reader.app.scale.ppu
    card = table.view.hand[0]
    start, goal = table.areas()[Spot(Zone.HAND, card)], table.layout.columns[1]

    def post(kind: int, area: pygame.FRect, **how) -> None:
        at = reader.around(*area.center)
        pos = round(at[0] * ppu), round(at[1] * ppu)
        pygame.event.post(pygame.event.Event(kind, pos=pos, **how))
        reader.frames(1)

    post(pygame.MOUSEBUTTONDOWN, start, button=1)
    post(pygame.MOUSEMOTION, goal, rel=(9, 9), buttons=(1, 0, 0))
    post(pygame.MOUSEBUTTONUP, goal, button=1)
    assert [(put.card, put.column) for put in table.draft.placements] == [(card, 1)]


def test_sixth_column_in_two_steps(reader: Reader) -> None:
    scene = reader.to_example("Six at most")
    three = table_of(scene).view.tops.index(3)
    click_on(reader, scene, spot_of(scene, 1), Spot(Zone.COLUMN, 5))
    click_on(reader, scene, spot_of(scene, 2), Spot(Zone.COLUMN, three), LAYING)
    assert scene.trial.state is QuestionState.ASKED
    assert scene.trial.words.endswith("Now play your last card!")
    assert "Bob can’t play and skips." in reader.read
    # The first key after the mouse only shows the focus.
    reader.keys(*[pygame.K_RETURN] * 4)
    assert scene.trial.state is QuestionState.SOLVED
    assert scene.album.solved == {scene.album.place}
