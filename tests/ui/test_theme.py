"""High contrast: whatever can be read in the natural theme has a contrast of 7 in this one."""

import pygame
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pygame import FRect

from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts
from game.ui.drawing.theme import NATURAL, STRONG, Theme, luminance
from tests.support.card_pictures import ratio

COLOURS = st.tuples(*[st.integers(0, 255)] * 3).map(lambda rgb: "#{:02X}{:02X}{:02X}".format(*rgb))


@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(COLOURS, COLOURS)
def test_readable_text_has_a_contrast_of_seven(letters: str, seating: str) -> None:
    assume(ratio(letters, seating) >= 4.6)
    assert ratio(STRONG.colour(letters), STRONG.colour(seating)) >= 7


@given(COLOURS)
def test_natural_theme_leaves_colours_alone(colour: str) -> None:
    assert NATURAL.colour(colour) == colour
    assert NATURAL.edge(colour, INK) == colour


@given(COLOURS, COLOURS)
def test_edge_or_fill_stands_out_from_the_ground(edge: str, fill: str) -> None:
    shown = STRONG.edge(edge, fill), STRONG.colour(fill)
    assert max(ratio(colour, STRONG.ground) for colour in shown) >= 3


def plate(theme: Theme, border: str, fill: str) -> pygame.Surface:
    surface = pygame.display.set_mode((120, 60))
    surface.fill("black")
    shapes = Shapes(Fonts())
    shapes.fonts.theme = theme
    Pen(Screen(surface, Scale(1.0, 120.0, 60.0)), shapes).plate(FRect(10, 10, 100, 40), fill, border=border)
    return surface.copy()


def test_focus_has_a_brighter_and_thicker_edge() -> None:
    """A focused plate and another one have the same dark fill."""
    here, there = plate(STRONG, BONE, "#27627E"), plate(STRONG, INK, "#23506B")
    assert luminance(here.get_at((60, 30))) < 0.03
    assert luminance(here.get_at((60, 11))) > 3 * luminance(there.get_at((60, 11)))
    assert luminance(here.get_at((60, 12))) > 0.5 > luminance(there.get_at((60, 13)))
