"""The rules of the game on a guest's page, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.scenes.friends.guest_pictures import GuestPictures
from tests.support.browsing import open_and_deal, open_page, sit
from tests.support.served import serve, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.campaign


def wait_until_closed(page: Page) -> None:
    page.wait_for_selector("dialog", state="detached")


def test_rules_can_be_read_in_the_lobby(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running, language="de")
        sit(page, "Anna")
        page.click("text=Regeln")
        assert page.locator("dialog h2").text_content() == "Regeln: 6 takes!"
        assert page.locator("dialog h3").first.text_content() == "Das Spiel in einer Minute"
        page.keyboard.press("Escape")
        wait_until_closed(page)
        page.wait_for_selector("[data-key=rules]:focus")
        assert not page.faults  # type: ignore[attr-defined]


def test_rules_scroll_by_keys_and_close_by_their_button(browser: Browser, pictures: GuestPictures) -> None:
    with serve("sixpack", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna")
        page.click("header [data-key=rules]")
        page.wait_for_selector("dialog .pages:focus")
        page.keyboard.press("End")
        page.wait_for_function("() => document.querySelector('dialog .pages').scrollTop > 100")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        wait_until_closed(page)


def test_open_rules_name_the_pending_question(browser: Browser, pictures: GuestPictures) -> None:
    """It may come while the rules are open, and can be answered after them."""
    with serve("six_takes", picture=pictures) as running:
        anna, jonas = open_and_deal(browser, running, "Anna", "Jonas")
        anna.wait_for_selector("h2.question")
        anna.click("header [data-key=rules]")
        anna.wait_for_selector("dialog [role=status]:text('Choose a card.')")
        anna.click("dialog .gold")
        wait_until_closed(anna)
        # The highest cards need no row.
        anna.locator("button.card").last.click()
        anna.click(".bar .gold")
        anna.wait_for_selector("h2.status")
        anna.click("header [data-key=rules]")
        anna.wait_for_selector("dialog [role=status]:text('Waiting')")
        jonas.locator("button.card").last.click()
        jonas.click(".bar .gold")
        anna.wait_for_selector("dialog [role=status]:text('Choose')")
        anna.keyboard.press("Escape")
        anna.wait_for_selector("h2.question")


def test_two_quick_presses_open_the_rules_once(browser: Browser, pictures: GuestPictures) -> None:
    with serve("six_takes", picture=pictures) as running:
        page = open_page(browser, running)
        sit(page, "Anna")
        page.locator("[data-key=rules]").evaluate("(one) => (one.click(), one.click())")
        page.wait_for_selector("dialog")
        page.wait_for_timeout(300)
        assert page.locator("dialog").count() == 1


def test_button_of_the_rules_closes_them_where_it_is_in_sight(
    browser: Browser, pictures: GuestPictures
) -> None:
    with serve("six_takes", picture=pictures) as running:
        (page,) = open_and_deal(browser, running, "Anna", size={"width": 1280, "height": 800})
        page.wait_for_selector("h2.question")
        button = page.locator("header [data-key=rules]")
        button.click()
        page.wait_for_selector("dialog")
        # The page may just be drawing the header again.
        wait_until(lambda: button.bounding_box() is not None)
        area = button.evaluate("element => element.getBoundingClientRect().toJSON()")
        page.mouse.click(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
        wait_until_closed(page)
