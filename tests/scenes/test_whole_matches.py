"""From the title to the replay with one device alone: keyboard, a real (emulated) gamepad, mouse."""

from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.wall import RecordsScene
from game.scenes.review.replay import ReplayScene
from game.scenes.rulebook.rules import RulesScene
from game.ui.devices.actions import Device
from tests.support.driving import Driver


def on_table_or_scoring(driver: Driver) -> bool:
    if driver.on(ScoringScene):
        return True
    return driver.on(TableScene) and not driver.table.show.busy and driver.table.session.my_turn


def check_records(driver: Driver) -> None:
    results = driver.app.context.archive.results()
    assert len(results) == 1
    assert len(results[0].ranking) == 4
    assert results[0].rated
    assert results[0].rounds
    assert driver.app.context.archive.unfinished() == []
    assert driver.app.context.notices == []


def test_gamepad_alone(driver: Driver) -> None:
    with driver.pad() as press:

        def next_row() -> None:
            press("rightshoulder")

        press("a")
        driver.go_to("One round", next_row)
        press("a")
        driver.go_to("Rated: Off", next_row)
        press("a")
        driver.go_to("Deal", next_row)
        press("a")
        assert driver.app.context.device is Device.GAMEPAD
        assert driver.on(TableScene)
        while True:
            driver.until(lambda: on_table_or_scoring(driver))
            if driver.on(ScoringScene):
                break
            for spoken in ("x", "back", "rightstick"):
                press(spoken)
                assert driver.table.session.my_turn
            press("dpright")
            press("a")
        assert driver.table.session.match.over
        driver.until(lambda: not driver.top.counting)
        press("dpleft")
        press("a")
        driver.past_awards()
        assert driver.on(TitleScene)
        check_records(driver)
        driver.go_to("Records", next_row)
        press("a")
        assert driver.on(RecordsScene)
        press("a")
        assert driver.on(ReplayScene)
        press("rightshoulder")
        assert driver.top.stop == 1
        press("leftshoulder")
        assert driver.top.stop == 0
        press("b")
        press("b")
        driver.past_awards()
        assert driver.on(TitleScene)


def test_mouse_alone(driver: Driver) -> None:
    driver.frames(1)
    driver.click_row(driver.top.form, "Play 6 takes!")
    assert driver.on(SetupScene)
    driver.click_row(driver.top.form, "Duck limit")
    driver.click_row(driver.top.form, "The match ends")
    assert driver.top.plan.options["ending"] == "classic"
    driver.click_row(driver.top.form, "Deal")
    assert driver.on(TableScene)
    assert driver.table.session.match.setup.options.limit == 67
    driver.click(*driver.table.buttons[next(iter(driver.table.buttons))].center)
    driver.click_row(driver.top.form, "Save and leave")
    driver.past_awards()
    assert driver.on(TitleScene)
    assert len(driver.app.context.archive.unfinished()) == 1
    driver.click_row(driver.top.form, "Play 6 takes!")
    driver.click_row(driver.top.form, "One round")
    driver.click_row(driver.top.form, "Deal")
    assert driver.on(TableScene)
    while True:
        driver.until(lambda: on_table_or_scoring(driver))
        if driver.on(ScoringScene):
            break
        table = driver.table.table
        if table.view.stage == "place":
            driver.click(*table.layout.slots[2][0].center)
        else:
            pose = table.stage.cards[table.view.hand[-1]].home
            driver.click(pose.x, pose.y)
    driver.until(lambda: not driver.top.counting)
    driver.frames(1)
    driver.click(*driver.top.areas[-1].center)
    driver.past_awards()
    assert driver.on(TitleScene)
    (result,) = driver.app.context.archive.results()
    assert not result.rated, "the switch was never touched"
    driver.click_row(driver.top.form, "Records")
    driver.frames(1)
    place = next(n for n, widget in enumerate(driver.top.form.widgets) if "place" in widget.describe())
    driver.click(*driver.top.form.place_of(place).center)
    assert driver.on(ReplayScene)
    driver.frames(1)
    driver.click(*driver.top.controls["on"].center)
    assert driver.top.stop == 1
    driver.click(*driver.top.controls["last"].center)
    assert driver.top.stop == driver.top.stops - 1
    driver.click(*driver.top.controls["leave"].center)
    assert driver.on(RecordsScene)
    driver.click_row(driver.top.form, "Back")
    driver.click_row(driver.top.form, "Rules")
    assert driver.on(RulesScene)
    driver.frames(1)
    lesson = min(driver.top.lessons)
    driver.click(*driver.top.tabs[lesson].center)
    driver.frames(1)
    driver.click(*driver.top.arrows[1].center)
    assert driver.top.lessons[lesson].step == 1
    driver.click(*driver.top.back_area.center)
    assert (type(driver.top), driver.top.page) == (RulesScene, 0)
    driver.frames(1)
    driver.click(*driver.top.back_area.center)
    driver.past_awards()
    assert driver.on(TitleScene)
