"""The stall: what it says while charms are bought, sold and upgraded."""

import pygame
from msgspec.structs import replace

from game.arcade.run.charms import CHARMS
from game.arcade.run.state import AtStall
from game.scenes.run.charms.charm_widgets import CharmOffer, HookedCharm
from game.scenes.run.charms.stall import StallScene, TradeScene
from game.scenes.run.run_session import RunSession
from tests.scenes.run.running import start_run
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver


def at_stall(driver: Driver, *charms: str, shells: int = 40) -> RunSession:
    """Open the stall of a run with these charms on the rack and this many shells."""
    play = start_run(driver)
    pending = AtStall(("ferry", "brass_bell", "life_belt"))
    play.saved.run = replace(play.run, rack=charms, shells=shells, pending=pending)
    play.screens.stall()
    driver.frames(1)
    assert driver.on(StallScene)
    return play


def test_trade_is_confirmed_before_the_stall_is_read(driver: Driver) -> None:
    play = at_stall(driver, "dry_feet", "monocle")
    heard = driver.hear()
    for charm, answer, done in (
        ("Dry feet", "Upgrade", "Dry feet upgraded."),
        ("Monocle", "Sell", "Monocle sold."),
    ):
        driver.press_row(charm)
        driver.go_to(answer)
        heard.clear()
        driver.key(pygame.K_RETURN)
        assert driver.on(StallScene)
        assert heard[0] == done
        assert f"You have {play.run.shells} shells." in heard[1]
        assert done in drawn_text(driver), "the keeper must say it, too"
    assert (play.run.rack, play.run.upgraded) == (("dry_feet",), ("dry_feet",))


def test_charm_that_cannot_be_upgraded_is_only_for_sale(driver: Driver) -> None:
    play = at_stall(driver, "dry_feet", "pearl", "monocle")
    play.saved.run = replace(play.run, upgraded=("pearl",))
    driver.top.resume()
    helps = {row.charm: row.help for row in driver.top.form.widgets if isinstance(row, HookedCharm)}
    assert helps["dry_feet"].endswith("Sell or upgrade it.")
    assert helps["pearl"].endswith("Sell it.")
    assert helps["monocle"].endswith("Sell it.")


def test_after_a_purchase_the_next_focus_is_read(driver: Driver) -> None:
    play = at_stall(driver)
    heard = driver.hear()
    driver.app.context.change(speed="normal")
    driver.go_to("Ferry")
    heard.clear()
    driver.key(pygame.K_RETURN)
    driver.until(lambda: not driver.top.moving)
    focused = driver.top.form.focused
    assert isinstance(focused, CharmOffer)
    assert focused.text == CHARMS["brass_bell"].title
    assert heard == [f"Ferry is yours. You have {play.run.shells} shells.", driver.top.form.words]


def test_focused_charm_on_the_rack_shows_its_name(driver: Driver) -> None:
    at_stall(driver, "dry_feet", "monocle")
    assert "Dry feet" not in drawn_texts(driver)
    driver.go_to("Dry feet")
    shown = drawn_texts(driver)
    assert "Dry feet" in shown
    assert "Monocle" not in shown


def test_selling_the_last_charm_never_leads_to_the_way_out(driver: Driver) -> None:
    """A second press must not close the stall."""
    at_stall(driver, "monocle")
    driver.press_row("Monocle")
    assert driver.on(TradeScene)
    driver.press_row("Sell")
    assert isinstance(driver.top.form.focused, CharmOffer)


def test_pressing_a_charm_twice_keeps_it(driver: Driver) -> None:
    """The golden answer has the focus."""
    play = at_stall(driver, "dry_feet", "monocle")
    driver.press_row("Dry feet")
    assert driver.on(TradeScene)
    assert driver.top.form.focused.text == "Keep it"
    driver.key(pygame.K_RETURN)
    assert driver.on(StallScene)
    assert list(play.run.rack) == ["dry_feet", "monocle"]


def test_price_out_of_reach_is_shown_over_the_question(driver: Driver) -> None:
    at_stall(driver, "dry_feet", shells=1)
    driver.press_row("Dry feet")
    driver.press_row("Upgrade")
    assert driver.on(TradeScene)
    assert "and you have 1." in drawn_text(driver)
