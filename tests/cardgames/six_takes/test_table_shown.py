"""What the table of 6 takes! shows of a turn, and no more once that is taken back."""

import pygame
import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.table.table import SixTakesTable
from game.engine.contract import Setup
from game.engine.match import Match
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.table import TableServices
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen


def test_a_view_shown_at_once_tells_nothing_of_a_turn_taken_back() -> None:
    pygame.display.set_mode((1280, 720))
    setup = Setup(3, 6, SixTakesOptions())
    match = Match(SIX_TAKES, setup)
    people = tuple(Person(name) for name in ("Ann", "Bob", "Celia"))
    table = SixTakesTable(SIX_TAKES.initial_view(setup, 0), people, Art(), TableServices())
    match.listen(table.perform, 0)
    match.deal()
    first = match.view(0)
    while match.view(0).turn == 1:
        seat, legal = next(iter(match.pending.items()))
        match.choose(seat, legal[0])
    assert len(table.stage.cards) > len(first.hand) + 4
    table.model.moods[1] = "sad"
    table.show(first)
    assert set(table.stage.cards) == {*first.hand, *(card for row in first.rows for card in row)}
    assert not table.model.moods


@pytest.mark.parametrize("window", [(1280, 720), (1280, 540)])
def test_all_strings_of_beads_are_drawn_beside_the_lanes(window: tuple[int, int]) -> None:
    surface = pygame.display.set_mode(window)
    screen = Screen(surface, Scale.of(window))
    setup = Setup(3, 6, SixTakesOptions())
    people = tuple(Person(name) for name in ("Ann", "Bob", "Celia"))
    table = SixTakesTable(SIX_TAKES.initial_view(setup, 0), people, Art(), TableServices())
    table.resize(*screen.area.size)
    pen = Pen(screen, Shapes(table.art.fonts))
    table.draw_ground(pen)
    table.draw(pen)
    base = table.model.layout.seating
    for string in range(5):
        for bead in (0, 6, 15):
            x, y = base.at(340 + 150 * string, 160 + 17 * bead)
            at = screen.scale.px(x), screen.scale.px(y)
            assert surface.get_at(at)[0] > 200, f"string {string}, bead {bead}"
