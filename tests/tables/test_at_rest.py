"""A table at rest draws cached pictures only: it paints, scales and rotates nothing."""

from typing import Any

import pygame
import pytest

from game.cardgames.registry import GAMES, kit_of
from game.engine.contract import Setup
from game.ui.drawing.sprites import Sprites
from game.ui.drawing.surface_cache import SurfaceCache
from game.ui.drawing.theme import NATURAL, STRONG, Theme
from tests.support.seated import Seated, shared_art

_TRANSFORMS = "flip", "rotozoom", "rotate", "scale", "smoothscale"


@pytest.mark.parametrize("theme", [NATURAL, STRONG])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_painted_again(game: str, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kit_of(game).rules()
    seated = Seated(kit_of(game), Setup(rules.seat_counts[-1], 6, rules.options()))
    shared_art().set_theme(theme)
    try:
        seated.others()
        seated.frames(90)
        model = seated.table.model
        # If the direction of play can change, try both.
        for turned in (0.0, 1.0) if hasattr(model, "turned") else (None,):
            if turned is not None:
                model.turned = turned
            seated.draw()
            with monkeypatch.context() as patch:
                done = _counted(patch)
                seated.draw()
                assert not done
    finally:
        shared_art().set_theme(NATURAL)


def _counted(patch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that records everything that makes a new picture from now on."""
    done: list[str] = []

    def watch(owner: Any, name: str) -> None:
        plain = getattr(owner, name)

        def noted(*args: Any, **how: Any) -> Any:
            done.append(name)
            return plain(*args, **how)

        patch.setattr(owner, name, noted)

    watch(SurfaceCache, "put")
    for name in _TRANSFORMS:
        watch(pygame.transform, name)
    return done


def test_backs_in_a_hand_are_one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each other hand is drawn as one fan, in the games where other hands are fans of backs."""
    for game in ("sixpack", "must_be_18", "sixty_six"):
        rules = kit_of(game).rules()
        seats = rules.seat_counts[-1]
        seated = Seated(kit_of(game), Setup(seats, 6, rules.options()))
        seated.frames(90)
        fans: list[int] = []
        plain = Sprites.fan

        def fan(*args: Any, fans: list[int] = fans, plain: Any = plain, **how: Any) -> Any:
            fans.append(len(args[-1]))
            return plain(*args, **how)

        monkeypatch.setattr(Sprites, "fan", fan)
        seated.draw()
        monkeypatch.undo()
        assert len(fans) == seats - 1
        assert min(fans) > 1
