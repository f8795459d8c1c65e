"""Tallies and openers: what they say, what changes them, and what they draw."""

import pygame
import pytest
from pygame import FRect

from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts
from game.ui.forms.form import Feedback, Form
from game.ui.forms.tally import Tally
from game.ui.forms.widgets import Opener

AREA = FRect(100, 100, 400, 134)


@pytest.mark.parametrize(
    ("count", "most", "words"),
    [(0, 1, "not chosen"), (1, 1, "chosen"), (1, 2, "chosen once"), (2, 2, "chosen 2 times")],
)
def test_a_tally_says_how_often(count: int, most: int, words: str) -> None:
    pressed: list[bool] = []
    widget = Tally("Kite", count, most, lambda: pressed.append(True), "It flies.", "Bob")
    assert widget.describe() == f"Kite: {words}. Bob. It flies."
    assert widget.act(Action.CONFIRM)
    assert not widget.act(Action.LEFT), "left and right go to other columns"
    assert widget.point(AREA, 150, 110, False)
    assert not widget.point(AREA, 150, 110, True)
    assert len(pressed) == 2


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_tally_draws_within_its_area(size: tuple[int, int]) -> None:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    surface.fill("#000000")
    scale = Scale.of(size)
    pen = Pen(Screen(surface, scale), Shapes(Fonts()))
    area = FRect(100, 100, 300, 46)
    Tally("A rather long label of a pack", 1, 1, lambda: None, "", "Mabel and Ingrid").draw(pen, area, True)
    inside = scale.rect(area)
    surface.fill("#000000", inside)
    assert pygame.transform.average_color(surface)[:3] == (0, 0, 0)


def test_what_an_opener_opens_says_so_itself() -> None:
    said: list[str] = []
    opened: list[bool] = []
    opener = Opener("Packs", "2 of 5", lambda: opened.append(True), "Yours.")
    form = Form([opener], Feedback(said.append))
    assert opener.describe() == "Packs: 2 of 5. Yours."
    for action in (Action.CONFIRM, Action.RIGHT):
        assert form.handle(ActionPressed(action))
    assert not opener.act(Action.LEFT)
    assert said == []
    assert len(opened) == 2
