"""A left-handed fan: cards overlap the other way, with their visible part on the right."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, product

import pytest
from pygame import Surface

from game.cardgames.must_be_18.table.art import cards as eighteen
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.table.art import cards as takes
from game.cardgames.sixpack.table.art import cards as sixpack
from game.cardgames.sixty_six.table.art import cards as sixty_six
from game.engine.contract import Setup
from game.engine.options import resolve
from game.storage.settings import Settings
from game.tables.hand import card_at
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.text import Fonts
from tests.support.card_pictures import difference, on_felt, part
from tests.support.driving import Driver
from tests.support.playing import own_choices, play, start
from tests.support.seated import Seated

WIDTH, STRIP = 90, 0.42
LOOKED_AT = 12
each_game = pytest.mark.parametrize("game", GAMES)


def seat_with(game: str, *, left_handed: bool, width: int = 1280) -> Seated:
    kit = kit_of(game)
    rules = kit.rules()
    setup = Setup(rules.usual_seats, 6, resolve(rules.options, {}))
    return Seated(kit, setup, services=TableServices(Settings(left_handed=left_handed)), size=(width, 720))


@each_game
@pytest.mark.parametrize("width", [960, 1280])
def test_no_index_is_covered(game: str, width: int) -> None:
    """Only the raised card may cover another card's index: that of its left neighbour."""
    seated = seat_with(game, left_handed=True, width=width)
    looked = 0
    while looked < LOOKED_AT and not seated.over:
        seated.others()
        if not seated.mine:
            break
        shown = seated.table.model
        for spot in (*shown.hand[:1], *shown.hand[-1:], *shown.hand[2:3]):
            shown.focus_on(spot)
            raised, poses = shown.hand.index(spot), shown.hand_poses()
            assert all(pose.mirrored for pose in poses)
            for place, pose in enumerate(poses):
                x, y = pose.x + pose.width * 0.34, pose.y - pose.width * CARD_RATIO * 0.2
                assert card_at(poses, x, y) == place or (
                    place == raised - 1 and card_at(poses, x, y) == raised
                )
        looked += 1
        seated.by_chance()
    assert looked > 1


@each_game
def test_hand_is_mirrored(game: str) -> None:
    """The cards keep their order, and other hands aren't mirrored."""
    right, left = (seat_with(game, left_handed=turned) for turned in (False, True))
    hand = [spot.key for spot in right.table.model.hand]
    assert hand == [spot.key for spot in left.table.model.hand]
    assert len(hand) > 4
    for seated, turned in ((right, False), (left, True)):
        cards = seated.table.stage.cards
        assert {key for key, card in cards.items() if card.home.mirrored} == (set(hand) if turned else set())
        xs = [cards[key].home.x for key in hand]
        assert xs == sorted(xs)
        spot = seated.table.focus.spot
        heights = [cards[key].home.z for key in hand if spot is None or key != spot.key]
        assert heights == sorted(heights, reverse=turned)


def sixpack_faces() -> list[sixpack.CardFace]:
    found = product(sixpack.PACK_COLOURS, (1, 5), (False, True))
    return [sixpack.CardFace(pack, number, hand) for pack, number, hand in found]


def painters(game: str, fonts: Fonts, *, mirrored: bool) -> list[Callable[[], Surface]]:
    """Return painters of different faces."""
    how = {"mirrored": mirrored}
    match game:
        case "six_takes":
            return [
                partial(takes.paint_card, fonts, number, WIDTH, **how) for number in (*range(1, 40), 55, 104)
            ]
        case "sixpack":
            return [partial(sixpack.paint_card, fonts, face, WIDTH, **how) for face in sixpack_faces()]
        case "sixty_six":
            deck = sixty_six.DeckStyle()
            return [partial(sixty_six.paint_card, fonts, card, deck, WIDTH, **how) for card in range(24)]
    faces = product(range(1, 7), (False, True))
    return [partial(eighteen.paint_card, fonts, *face, WIDTH, **how) for face in faces]


@pytest.mark.usefixtures("screen")
@each_game
def test_right_strip_of_a_mirrored_card_identifies_it(game: str, fonts: Fonts) -> None:
    def least(left: float, *, mirrored: bool) -> float:
        strips = [
            part(on_felt(paint()), left, 0, left + STRIP, 1)
            for paint in painters(game, fonts, mirrored=mirrored)
        ]
        return min(difference(one, other) for one, other in combinations(strips, 2))

    turned, usual = least(1 - STRIP, mirrored=True), least(0, mirrored=False)
    assert turned > 0.9 * usual > 1


@each_game
def test_setting_takes_effect_immediately(game: str, driver: Driver) -> None:
    scene = start(driver, game)
    driver.until(lambda: bool(scene.table.areas()))
    hand = {spot.key for spot in scene.table.model.hand}
    for turned in (True, False):
        driver.app.context.change(left_handed=turned)
        scene.resume()
        driver.frames(60)
        drawn = {key for key, card in scene.table.stage.cards.items() if card.pose.mirrored}
        assert drawn == (hand if turned else set())


@each_game
def test_played_card_is_not_mirrored(game: str, driver: Driver) -> None:
    driver.app.context.change(left_handed=True)
    scene = start(driver, game)
    play(driver, enough=lambda: own_choices(driver) == 2)
    hand = {spot.key for spot in scene.table.model.hand}
    driver.frames(60)
    assert {key for key, card in scene.table.stage.cards.items() if card.pose.mirrored} == hand
