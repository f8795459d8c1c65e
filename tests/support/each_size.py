"""Layout tests at every size: a test of one window and one scale runs with each of them."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from itertools import combinations, product
from typing import Any

from pygame import FRect

from game.tables.animation.motion import Pose
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.screen import Scale

Test = Callable[..., None]
WINDOWS = ((960, 540), (1280, 720), (1280, 800), (1680, 720), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.8, 1.0, 1.25, 1.5)


def each_size(
    windows: Sequence[tuple[int, int]] = WINDOWS, scales: Sequence[float] = SCALES
) -> Callable[[Test], Test]:
    """Run a test, which takes `window` and `user`, at all sizes; a failure names the size.

    It's one test, because hundreds of tests of a millisecond each would take longer to start and report.
    """

    def decorate(test: Test) -> Test:
        @wraps(test)
        def at_each(**given: Any) -> None:
            for window, user in product(windows, scales):
                try:
                    test(window=window, user=user, **given)
                except BaseException as error:
                    error.add_note(f"in a window of {window} at scale {user}")
                    raise

        signature = inspect.signature(test)
        others = [one for name, one in signature.parameters.items() if name not in ("window", "user")]
        at_each.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return at_each

    return decorate


def around(at: tuple[float, float], width: float, height: float) -> FRect:
    area = FRect(0, 0, width, height)
    area.center = at
    return area


def assert_apart(named: dict[str, FRect], scale: Scale, least: float = 0.1) -> None:
    """Check that all areas have a size, lie on the canvas, and overlap by at most `least` units."""
    canvas = FRect(-0.01, -0.01, scale.width + 0.02, scale.height + 0.02)
    for name, area in named.items():
        assert canvas.contains(area), f"{name} {area} leaves {canvas}"
        assert min(area.size) > 0, name
    for (one, first), (other, second) in combinations(named.items(), 2):
        shrunk = first.inflate(-least, -least)
        assert not shrunk.colliderect(second), f"{one} {first} overlaps {other} {second}"


def assert_fan_fits(poses: Iterable[Pose], scale: Scale, top: float, sides: tuple[float, float]) -> None:
    """Check that all cards of a fan stay below `top`, between `sides`, and on the canvas, whatever their
    angle.
    """
    for place, pose in enumerate(poses):
        half = pose.width * CARD_RATIO / 2
        assert pose.y - half >= top, place
        assert pose.y + half + abs(pose.angle) * pose.width / 120 <= scale.height + 1, place
        assert pose.x - pose.width / 2 >= sides[0], place
        assert pose.x + pose.width / 2 <= sides[1], place
