"""The first click on any button or row counts, on the first frame of every screen."""

from collections.abc import Callable, Iterator

import pytest
from pygame import FRect

from game.cardgames.registry import GAMES
from game.scenes.menus.posters import Posters
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.run.results.initials import Initials
from game.scenes.stack import Scene
from game.tables.show import Show
from game.ui.devices.actions import Action
from game.ui.forms.form import Form
from game.ui.forms.widgets import Amount, Widget
from tests.support.drawn_words import drawn_text
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.pressing import recorded_presses
from tests.support.sampling import sampled
from tests.support.spying import Call, spy

ALL = "sixpack"
Point = tuple[float, float]


def form_of(scene: Scene | None) -> Form | None:
    """Return the form of a scene, or the buttons of a puzzle; None if it has neither."""
    found = (getattr(scene, name, None) for name in ("form", "buttons"))
    return next((one for one in found if isinstance(one, Form)), None)


def clickable(row: Widget) -> bool:
    """Return whether a key does something on a row, so that a click must, too."""
    if not row.focusable or not getattr(row, "visible", True):
        return False
    with recorded_presses(row):
        before = dict(vars(row))
        used = row.handle_action(Action.CONFIRM) or row.handle_action(Action.RIGHT)
    vars(row).update(before)
    return used


def point_that_acts(row: Widget, area: FRect) -> Point:
    """Return a point of a row where a click changes something."""
    if isinstance(row, Amount):
        low = row.value > (row.least + row.most) / 2
        return area.left + area.width * (0.53 if low else 0.75), area.centery
    if isinstance(row, Posters):
        return row.tile(area, len(row.names) - 1).center
    if isinstance(row, Initials):
        return row.slots(area)[-1].midbottom[0], row.slots(area)[-1].bottom - 10
    return area.left + area.width * 0.8, area.centery


def in_view(form: Form, place: int) -> bool:
    return form.visible_area(place).height > form.area_of(place).height - 1


def state_of(scene: Scene) -> tuple[object, ...]:
    """Return state that a click may change outside its row: the coach's decision, or the visible cards."""
    return tuple(getattr(scene, name, None) for name in ("number", "asked", "_hand"))


def click_rows(driver: Driver, name: str, *, slowly: bool) -> int:
    """Click each visible row twice: once after moving the pointer there, and once with it at rest."""
    scene, form = driver.top, form_of(driver.top)
    # A click ends a second try, which recreates all of the coach's rows.
    if form is None or not form._places or name == "a decision played again":
        return 0
    clicked = 0
    for place in range(len(form.widgets)):
        row = form.widgets[place]
        if not (row.focusable and in_view(form, place) and clickable(row)):
            continue
        before = dict(vars(row))
        presses = driver.press_slowly if slowly else driver.click, driver.press_again
        for count, press in enumerate(presses, start=1):
            # Each frame may recreate the row, and the coach's stones grow with their losses.
            if slowly:
                driver.move(*point_that_acts(form.widgets[place], form.area_of(place)))
            row = form.widgets[place]
            point = point_that_acts(row, form.area_of(place))
            with recorded_presses(row) as taken:
                state_words, chosen = row.state_words, state_of(scene)
                press(*point)
                assert driver.top is scene
                there_already = count == 2 and isinstance(row, Amount)
                changed = row.state_words != state_words or state_of(scene) != chosen
                assert taken or changed or there_already, (
                    f"{name}: click {count} on {row.describe()!r} does nothing"
                )
        row.lose_focus()
        vars(row).update(before)
        clicked += 1
    return clicked


def areas_of(scene: Scene) -> Iterator[tuple[str, Callable[[], FRect | None]]]:
    """Yield the names of buttons that aren't rows, with functions that return their current areas."""

    def part(found: object, key: object) -> FRect | None:
        try:
            area = found[key]  # type: ignore[index]
        except (KeyError, IndexError):
            return None
        return area if isinstance(area, FRect) else None

    for name, value in vars(scene).items():
        if name.startswith("_"):
            continue
        if isinstance(value, FRect) and value.width:
            yield name, lambda name=name: getattr(scene, name)
        elif isinstance(value, dict):
            for key in value:
                yield f"{name} {key}", lambda name=name, key=key: part(getattr(scene, name), key)
        elif isinstance(value, list) and value and isinstance(value[0], FRect):
            for key in range(len(value)):
                yield f"{name} {key}", lambda name=name, key=key: part(getattr(scene, name), key)
    if isinstance(scene, RulesScene) and scene.page in scene.albums:
        yield "tiles 1", lambda: scene.albums[scene.page].tiles[-1]
    if isinstance(scene, ExampleScene):
        for name in ("back", "previous", "next"):
            yield name, lambda name=name: getattr(scene.layout, name)


NO_BUTTONS = {"box"}
"""Public areas that are no buttons."""


def state_besides_time(scene: Scene) -> dict[str, object]:
    """Return the state of a scene that isn't its time, such as its page or stop."""
    return {name: value for name, value in vars(scene).items() if isinstance(value, int | str)}


def has_hint(scene: Scene) -> bool:
    """Return whether a hint is being computed or shown at a table."""
    session = getattr(scene, "session", None)
    return session is not None and (session.hinting or session.advice is not None)


def click_buttons(
    driver: Driver, name: str, opening: Callable[[], None], slowly: bool, hurried: list[Call]
) -> int:
    """Click each hand-drawn button, on a newly opened screen; `hurried` are the calls that skip animation."""
    scene = driver.top
    assert scene is not None
    names = [one for one, _area in areas_of(scene)]
    if isinstance(scene, RulesScene):
        # All pages have the same tabs; each is clicked on the page before its own.
        after = f"tabs {(scene.page + 1) % scene.page_count}"
        names = [one for one in names if not one.startswith("tabs") or one == after]
    clicked = 0
    for wanted in names:
        opening()
        driver.frames(2)
        scene = driver.top
        assert scene is not None
        area = next((area() for one, area in areas_of(scene) if one == wanted), None)
        if wanted in NO_BUTTONS or area is None or not area.width:
            continue
        heard = driver.hear()
        # Only a slow press may hit something drawn by the frames in between.
        driver.app.seen = slowly
        driver.move(*area.center)
        before = driver.app.stack.scenes, state_besides_time(scene)
        heard.clear()
        hurried.clear()
        (driver.press_slowly if slowly else driver.press_again)(*area.center)
        driver.frames(1)
        driver.app.seen = True
        changed = (driver.app.stack.scenes, state_besides_time(scene)) != before
        assert changed or heard or has_hint(scene) or hurried, f"{name}: a click on {wanted!r} does nothing"
        clicked += 1
    return clicked


@pytest.mark.parametrize("slowly", [False, True])
@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_every_row_of_every_screen_takes_the_first_click(game: str, slowly: bool, driver: Driver) -> None:
    driver.app.context.change(speed="normal")
    clicked = 0
    coach = Stagecoach(driver, game, examples=slice(0))
    for name, opening in coach.scenes.items():
        opening()
        # The first frames recreate rows, so a slow click would hit two of them.
        driver.frames(4 if slowly else 1)
        clicked += click_rows(driver, name, slowly=slowly)
    assert clicked > 200


@pytest.mark.parametrize("slowly", [False, True])
@pytest.mark.parametrize("game", sampled(sorted(GAMES, key=lambda game: game != ALL), 1))
def test_every_button_beside_a_table_or_page_takes_the_first_click(
    game: str, slowly: bool, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    clicked, hurried = 0, spy(monkeypatch, Show, "hurry")
    coach = Stagecoach(driver, game, examples=slice(0, None, 9))
    for name, opening in coach.scenes.items():
        opening()
        driver.frames(2)
        clicked += click_buttons(driver, name, opening, slowly, hurried)
    assert clicked > 60


@pytest.mark.parametrize("name", ["curtain", "trouble"])
def test_disabled_button_is_not_drawn(name: str, driver: Driver) -> None:
    """At first, a press still belongs to the previous screen; a visible button works immediately."""
    Stagecoach(driver, ALL, examples=slice(0)).scenes[name]()
    driver.top._age = 0.0
    driver.frames(1)
    title = next(row.title for row in form_of(driver.top).widgets if row.title)
    assert title not in drawn_text(driver)
    driver.until(lambda: title in drawn_text(driver))
    assert click_rows(driver, name, slowly=False) > 0
