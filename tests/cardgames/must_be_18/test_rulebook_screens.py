"""Particular examples of the rules of You Must Be 18! on the screen: what is done, and what is said."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.focus import LAYING, Spot
from game.cardgames.must_be_18.table.table import MustBe18Table
from game.scenes.pieces.board_area import QuestionState
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.trial import TableTrial
from tests.support.reading_rules import Reader

LESSON = 6


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    made = Reader(tmp_path, "must_be_18")
    yield made
    made.close()


def test_the_lesson_goes_on_and_back(reader: Reader) -> None:
    reader.keys(*[pygame.K_TAB] * LESSON)
    lesson = reader.rules.lessons[LESSON]
    assert lesson.table.view.tops == (6, 6, 6)
    reader.keys(*[pygame.K_RETURN] * 5)
    assert lesson.table.view.tops == (6, 5, 4, 3)
    assert "18 again." in reader.read[-1]
    reader.keys(pygame.K_LEFT)
    assert lesson.table.view.tops == (6, 6, 4, 2)


def table_of(scene: ExampleScene) -> MustBe18Table:
    assert isinstance(scene.trial, TableTrial)
    assert isinstance(scene.trial.table, MustBe18Table)
    return scene.trial.table


def spot_of(scene: ExampleScene, number: int, nth: int = 0) -> Spot:
    view = table_of(scene).view
    return Spot(Zone.HAND, [card for card in view.hand if view.numbers[card] == number][nth])


def click_on(reader: Reader, scene: ExampleScene, *spots: Spot) -> None:
    for spot in spots:
        reader.frames(1)
        reader.click_within(table_of(scene).areas()[spot])


def test_three_sixes_by_keyboard(reader: Reader) -> None:
    scene = reader.to_example("Three sixes")
    reader.keys(pygame.K_RETURN)
    assert scene.trial.standing is QuestionState.SOLVED
    assert table_of(scene).view.tops == (6, 6, 6)
    reader.keys(pygame.K_RETURN)
    assert scene.album.entry.title == "Six on six"


def test_wrong_then_right_by_keyboard(reader: Reader) -> None:
    """Enter picks up the six, Enter puts it, Enter lays it: one is too few. Then three of them."""
    scene = reader.to_example("Six on six")
    trial = scene.trial
    first = trial.words
    reader.keys(*[pygame.K_RETURN] * 3)
    assert trial.standing is QuestionState.WRONG
    assert trial.words.startswith("That’s legal.")
    assert trial.narrated == ["You play a six. On top: 6, 6, 6."]
    reader.keys(pygame.K_RETURN)
    assert (trial.standing, trial.words, trial.narrated) == (QuestionState.ASKED, first, [])
    assert len(reader.hand) == 5


def test_a_wrong_total_is_refused(reader: Reader) -> None:
    """What is not 18 cannot be laid: the table says what is wrong, and the question stays."""
    scene = reader.to_example("Equal totals")
    click_on(reader, scene, spot_of(scene, 5), Spot(Zone.COLUMN, 0))
    click_on(reader, scene, LAYING)
    assert scene.trial.standing is QuestionState.ASKED
    assert "17, one short" in " ".join(reader.read[-2:])
    assert len(reader.hand) == 4


def test_equal_sums_by_mouse(reader: Reader) -> None:
    scene = reader.to_example("Equal totals")
    for number, column in ((5, 0), (4, 1), (5, 3)):
        card = next(
            spot
            for spot in table_of(scene).areas()
            if spot.zone is Zone.HAND and table_of(scene).view.numbers[spot.key] == number
        )
        click_on(reader, scene, card, Spot(Zone.COLUMN, column))
    click_on(reader, scene, LAYING)
    assert scene.trial.standing is QuestionState.SOLVED
    assert table_of(scene).view.tops == (5, 4, 4, 5)
    reader.click(*scene.layout.button.center)
    assert scene.album.entry.title == "Last cards"


def test_a_card_is_dragged_to_a_column_of_the_little_table(reader: Reader) -> None:
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
    assert [(put.card, put.column) for put in table.draft.puts] == [(card, 1)]


def test_a_new_column_by_mouse(reader: Reader) -> None:
    """Two cards are right by the rules, but four were asked for."""
    scene = reader.to_example("A new column")
    new = Spot(Zone.COLUMN, 3)
    click_on(reader, scene, spot_of(scene, 2), new)
    click_on(reader, scene, spot_of(scene, 4), Spot(Zone.COLUMN, 0), LAYING)
    assert scene.trial.standing is QuestionState.WRONG
    assert scene.trial.words.endswith("You can cover all three sixes.")


def test_the_sixth_column_in_two_steps(reader: Reader) -> None:
    scene = reader.to_example("Six at most")
    view = table_of(scene).view
    three = view.tops.index(3)
    click_on(reader, scene, spot_of(scene, 1), Spot(Zone.COLUMN, 5))
    click_on(reader, scene, spot_of(scene, 2), Spot(Zone.COLUMN, three), LAYING)
    assert scene.trial.standing is QuestionState.ASKED
    assert scene.trial.words.endswith("Now play your last card!")
    assert "Bob can’t play and skips." in reader.read
    # The first key after the mouse only shows the focus.
    reader.keys(*[pygame.K_RETURN] * 4)
    assert scene.trial.standing is QuestionState.SOLVED
    assert scene.album.solved == {scene.album.place}


def test_a_blocked_round_is_told(reader: Reader) -> None:
    scene = reader.to_example("Blocked")
    click_on(reader, scene, spot_of(scene, 3), Spot(Zone.COLUMN, 1))
    click_on(reader, scene, spot_of(scene, 5), Spot(Zone.COLUMN, 3), LAYING)
    assert scene.trial.standing is QuestionState.SOLVED
    assert "Nobody can play: the round is blocked." in scene.trial.narrated
    assert scene.trial.narrated[-1] == "Round 1: Ann 2, you 6, Bob 12."


def test_the_keys_of_the_table_read_the_little_one(reader: Reader) -> None:
    reader.to_example("Draw a card")
    reader.keys(pygame.K_t)
    assert reader.read[-1].startswith("You drew a two. Make 18 again. Cards: you 4, Bob 4, Ann 1.")
    reader.keys(pygame.K_e)
    assert reader.read[-1] == "Nothing is selected. The total is 18."
    reader.keys(pygame.K_2)
    assert reader.read[-1].startswith("Column 2: four")
