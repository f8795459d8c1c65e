"""The posters: what they say, and what chooses and plays a game."""

from __future__ import annotations

from itertools import pairwise

from pygame import FRect

from game.scenes.menus.posters import Posters
from game.tables.art import Art
from game.ui.devices.actions import Action

AREA = FRect(28, 258, 1224, 288)
NAMES = ("6 takes!", "Sixpack", "Third")


def posters(done: list[object], count: int = 3) -> Posters:
    names = NAMES[:count]
    return Posters(names, 0, done.append, lambda: done.append("play"), lambda _place: None, Art(), "Ducks.")


def test_keys_go_round_and_confirm_plays() -> None:
    done: list[object] = []
    widget = posters(done)
    assert widget.describe() == "Game: 6 takes! Ducks."
    for action in (Action.RIGHT, Action.LEFT, Action.LEFT, Action.CONFIRM):
        assert widget.act(action)
    assert done == [1, 0, 2, "play"]
    assert widget.describe().startswith("Game: Third.")
    assert not widget.act(Action.UP)


def test_a_press_chooses_and_a_press_on_the_chosen_one_plays() -> None:
    done: list[object] = []
    widget = posters(done)
    third = widget.tile(AREA, 2).center
    assert widget.point(AREA, *third, False)
    assert not widget.point(AREA, *third, True), "a drag does nothing"
    assert widget.point(AREA, *third, False)
    assert done == [2, "play"]
    assert not widget.point(AREA, *widget.tile(AREA, 1).move(0, 300).center, False)
    between = (widget.tile(AREA, 0).right + widget.tile(AREA, 1).left) / 2
    assert not widget.point(AREA, between, AREA.centery, False)


def test_posters_lie_side_by_side_however_many_there_are() -> None:
    for count in range(1, 10):
        widget = Posters("x" * count, 0, lambda _place: None, lambda: None, lambda _place: None, Art(), "")
        tiles = [widget.tile(AREA, place) for place in range(count)]
        assert all(AREA.contains(tile) for tile in tiles)
        assert all(left.right < right.left for left, right in pairwise(tiles))
