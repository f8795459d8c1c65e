"""Several gamepads at one table: which pad belongs to which seat, and what happens when one is unplugged."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pygame

from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.pad_gone import PadGoneScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.table_setup.with_friends import FriendCard, FriendsSetupScene
from game.scenes.menus.title import TitleScene
from game.ui.devices.actions import ActionPressed
from tests.support.among_friends import open_curtain, play, start_among_friends
from tests.support.driving import Driver
from tests.support.virtual_pad import VirtualPad

Tap = Callable[[int, str], None]


@contextmanager
def two_pads(driver: Driver) -> Iterator[tuple[list[VirtualPad], Tap]]:
    """Plug in two pads; yield them and a function that presses a button of the pad with a number."""
    with ExitStack() as stack:
        pads = [stack.enter_context(VirtualPad()) for _ in range(2)]
        driver.frames(4)

        def tap(number: int, button: str) -> None:
            for act in (pads[number - 1].press, pads[number - 1].release):
                act(button)
                pygame.event.pump()
                driver.frames(2)

        yield pads, tap


def test_pads_are_numbered_and_a_returning_pad_keeps_its_number(driver: Driver) -> None:
    numbers = driver.app.context.input.pads
    with two_pads(driver) as (pads, _tap):
        assert numbers.numbers == {1, 2}
        pads[0].pull_out()
        driver.frames(3)
        assert numbers.numbers == {2}
        with VirtualPad():
            driver.frames(3)
            assert numbers.numbers == {1, 2}


def test_presses_carry_their_pad_number(driver: Driver) -> None:
    heard = list[int]()
    with two_pads(driver) as (_pads, tap):
        handle = driver.app.stack.handle
        driver.app.stack.handle = lambda event: (  # type: ignore[method-assign, assignment]
            heard.append(event.pad) if isinstance(event, ActionPressed) else None,
            handle(event),
        )
        tap(2, "dpright")
        tap(1, "dpright")
        driver.key(pygame.K_RIGHT)
    assert heard == [2, 1, 0]


def test_pad_takes_the_seat_whose_curtain_it_opens(driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    with two_pads(driver) as (_pads, tap):
        open_curtain(driver)
        tap(2, "a")
        assert scene.session.own_seat == 0
        assert scene.seat_of_pad(2) == 0
        driver.until(lambda: driver.asked)
        tap(1, "a")
        tap(1, "start")
        assert driver.asked, "another person's pad did something"
        tap(2, "a")
        open_curtain(driver)
        tap(2, "a")
        assert driver.on(CurtainScene)
        assert driver.app.context.captions.current == "Gamepad 2 belongs to Ann."
        tap(1, "a")
        assert scene.session.own_seat == 1
        assert scene.seat_of_pad(1) == 1


def test_whole_match_with_a_pad_each(driver: Driver) -> None:
    scene = start_among_friends(driver, "must_be_18")
    with driver.unseen(), two_pads(driver) as (_pads, tap):
        tap_of = {0: 1, 1: 2}
        play(
            driver,
            lambda: tap(tap_of[scene.session.own_seat], "a"),
            opening=lambda: tap(tap_of[scene.session.due_seat], "a"),
            go_on=lambda: tap(1, "a"),
        )
        assert scene.session.match.over
        assert (scene.seat_of_pad(1), scene.seat_of_pad(2)) == (0, 1)


def take_seats(driver: Driver, tap: Tap) -> None:
    """Let each pad take the seat whose curtain it opens, up to the second player's question."""
    open_curtain(driver)
    tap(1, "a")
    driver.until(lambda: driver.asked)
    tap(1, "a")
    open_curtain(driver)
    tap(2, "a")
    driver.until(lambda: driver.asked)


def test_unplugged_pad_pauses_the_match_until_it_returns(driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    with two_pads(driver) as (pads, tap):
        take_seats(driver, tap)
        pads[0].pull_out()
        driver.frames(3)
        assert driver.on(PadGoneScene)
        assert scene.table.view.seat is None, "a hand can be seen"
        words = " ".join(row.describe() for row in driver.top.form.widgets)
        assert "Ann has lost gamepad 1, the blue one." in words
        pads[1].pull_out()
        driver.frames(3)
        words = " ".join(row.describe() for row in driver.top.form.widgets)
        assert "Bob has lost gamepad 2, the red one." in words
        with VirtualPad():
            driver.frames(3)
            assert driver.on(PadGoneScene)
            with VirtualPad():
                driver.until(lambda: driver.on(CurtainScene))
                assert driver.top.title == "Pass to Bob"
                assert scene.seat_of_pad(2) == 1


def test_match_continues_without_a_pad_or_is_left(driver: Driver) -> None:
    scene = start_among_friends(driver, "six_takes")
    with two_pads(driver) as (pads, tap):
        take_seats(driver, tap)
        pads[1].pull_out()
        driver.frames(3)
        tap(1, "a")
        assert scene.seat_of_pad(2) is None
        open_curtain(driver)
        tap(1, "a")
        assert scene.session.own_seat == 1, "everyone must be able to use the remaining pad"
        pads[0].pull_out()
        driver.frames(3)
        assert driver.on(PadGoneScene)
        driver.click_row("Save and leave")
        assert driver.on(TitleScene)
        assert len(driver.app.context.archive.unfinished()) == 1


def test_pad_joins_in_the_set_up(driver: Driver) -> None:
    driver.open(SetupScene(driver.app.context, "six_takes"), frames=1)
    setup = driver.top
    with two_pads(driver) as (_pads, tap):
        tap(1, "dpdown")
        tap(2, "start")
        assert setup.plan.company.friends == {setup.plan.company.people.index("@Red"): "Red"}
        assert driver.app.context.captions.current == "Red joins with gamepad 2."
        for number in (1, 2):
            tap(number, "start")
            assert driver.app.context.captions.current == f"Gamepad {number} is already at the table."
        while not driver.top.form.focused.describe().startswith("Deal"):
            tap(1, "rightshoulder")
        tap(1, "a")
        driver.until(lambda: driver.on(CurtainScene))
        people = driver.table.session.seats
        assert [driver.table.seat_of_pad(number) for number in (1, 2)] == list(people)
        open_curtain(driver)
        tap(2, "a")
        assert driver.on(CurtainScene)
        tap(1, "a")
        assert driver.on(TableScene)


def test_pad_joins_while_a_name_is_typed(driver: Driver) -> None:
    """The name counts as typed so far, and keys are keys again."""
    setup = driver.open(FriendsSetupScene(driver.app.context), frames=1)
    with two_pads(driver) as (_pads, tap):
        while not isinstance(setup.form.focused, FriendCard):
            driver.key(pygame.K_TAB)
        driver.key(pygame.K_RETURN)
        driver.frames(1, 0.05)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Zoe"))
        driver.frames(1)
        people = len(setup.plan.company.people)
        tap(2, "start")
        assert len(setup.plan.company.people) == people + 1
        assert driver.app.context.settings.name == "Zoe"
        assert setup.form.focused.value == "Zoe"
        driver.key(pygame.K_ESCAPE)
        assert driver.top is not setup
