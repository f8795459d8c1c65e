"""Cards in the player's hand: a press lifts, a release plays, a drag throws; the pointer may stand still."""

from itertools import groupby
from operator import itemgetter

import pygame
import pytest

from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.storage.settings import Settings
from game.tables.table import TableServices
from tests.support.seated import Seated


@pytest.fixture
def seated() -> Seated:
    made = Seated(kit_of("six_takes"), Setup(3, 6, SixTakesOptions()))
    made.commits = False
    made.frames()
    return made


def point_at_card(seated: Seated, place: int) -> tuple[float, float]:
    """Move the pointer to a card of the hand, clear of its neighbours; return that point."""
    area = seated.table.areas()[spot_of(seated, place)]
    at = area.left + area.width * 0.4, area.centery
    seated.point(*at)
    assert seated.table.focus.spot == spot_of(seated, place)
    return at


def spot_of(seated: Seated, place: int) -> object:
    return seated.table.model.hand[place]


def test_press_lifts_and_release_plays(seated: Seated) -> None:
    spot = spot_of(seated, 3)
    at = point_at_card(seated, 3)
    seated.button(*at, down=True)
    assert seated.made == []
    seated.button(*at, down=False)
    assert [choice.card for choice in seated.made] == [spot.key]


def test_card_released_elsewhere_is_not_played(seated: Seated) -> None:
    at = point_at_card(seated, 3)
    seated.button(*at, down=True)
    seated.button(at[0], 20.0, down=False)
    assert seated.made == []


def test_click_counts_wherever_the_focus_was(seated: Seated) -> None:
    """Keys may have moved the focus away from a pointer that rests on another card."""
    point_at_card(seated, 2)
    area = seated.table.areas()[spot_of(seated, 4)]
    at = area.left + area.width * 0.4, area.centery
    seated.button(*at, down=True)
    assert seated.table.focus.spot == spot_of(seated, 4)
    assert seated.made == []
    seated.button(*at, down=False)
    assert [choice.card for choice in seated.made] == [spot_of(seated, 4).key]


SIZES = [((1280, 720), 1.0), ((960, 540), 1.5), ((640, 360), 1.0), ((1920, 1080), 1.0), ((2560, 1080), 1.0)]


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_card_of_a_resting_hand_escapes_the_pointer(
    game: str, size: tuple[int, int], scale: float, *, left_handed: bool
) -> None:
    """A card that rose away from the pointer would lose the click."""
    rules = kit_of(game).rules()
    services = TableServices(Settings(left_handed=left_handed), mouse=lambda: True)
    for seats in {rules.seat_counts[0], rules.seat_counts[-1]}:
        setup = Setup(seats, 6, rules.options())
        seated = Seated(kit_of(game), setup, size=size, scale=scale, services=services)
        model, table, area = seated.table.model, seated.table, seated.table.layout.hand
        assert model.hand
        model.unaimed = True
        model.settle()
        for y in (area.top + 30, area.centery):
            at_rest = [(table.spot_at(x, y), x) for x in range(int(area.left), int(area.right), 2)]
            for spot, points in groupby(at_rest, key=itemgetter(0)):
                if spot not in model.hand:
                    continue
                # Cards are convex: one that is at both ends of a line is everywhere between them.
                xs = [x for _spot, x in points]
                for x in (xs[0], xs[len(xs) // 2], xs[-1]):
                    table.move_pointer(x, y)
                    assert table.spot_at(x, y) == spot, (seats, x, y)
                    model.unaimed = True
                    model.settle()


def test_card_follows_the_pointer_and_is_thrown_on_the_table(seated: Seated) -> None:
    spot = spot_of(seated, 2)
    seated.button(*point_at_card(seated, 2), down=True)
    seated.point(600.0, 300.0, held=True)
    card = seated.table.stage.cards[spot.key]
    assert (card.pose.x, card.pose.y) == (600.0, 300.0)
    assert card == seated.table.stage.drawn[-1], "above all others"
    seated.frames(5)
    assert (card.pose.x, card.pose.y) == (600.0, 300.0), "it waits at the pointer"
    seated.button(600.0, 300.0, down=False)
    assert [choice.card for choice in seated.made] == [spot.key]


def test_card_dropped_over_the_hand_returns(seated: Seated) -> None:
    spot = spot_of(seated, 2)
    at = point_at_card(seated, 2)
    seated.button(*at, down=True)
    seated.point(at[0] + 60, at[1] + 5, held=True)
    seated.button(at[0] + 60, at[1] + 5, down=False)
    assert seated.made == []
    seated.frames()
    card = seated.table.stage.cards[spot.key]
    assert card.pose == card.home


def test_second_half_of_a_double_click_does_nothing(seated: Seated) -> None:
    seated.commits = True
    at = point_at_card(seated, 3)
    for down in (True, False, True, False):
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        seated._post(kind, *at, button=1)
    seated.handle()
    assert len(seated.made) == 1


def test_quick_click_elsewhere_is_no_double_click(seated: Seated) -> None:
    at = point_at_card(seated, 3)
    other = seated.at(spot_of(seated, 6))
    for place in (at, other):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            seated._post(kind, *place, button=1)
    seated.handle()
    assert [choice.card for choice in seated.made] == [spot_of(seated, place).key for place in (3, 6)]


def test_focus_goes_to_the_card_that_comes_under_a_still_pointer(seated: Seated) -> None:
    seated.commits = True
    at = point_at_card(seated, 2)
    seated.press(*at)
    seated.others()
    seated.frames(90)
    table = seated.table
    assert table.spot_at(*at) is not None
    assert table.focus.spot == table.spot_at(*at)


def test_resting_mouse_does_not_disturb_the_keys(seated: Seated) -> None:
    seated.commits = True
    point_at_card(seated, 2)
    seated.keys("right right right return")
    seated.others()
    before = seated.table.focus.spot
    seated.frames(90)
    assert seated.table.focus.spot == before


def test_wheel_moves_along_the_hand(seated: Seated) -> None:
    point_at_card(seated, 2)
    for turns, place in ((-1, 3), (-1, 4), (1, 3)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turns, precise_x=0.0, precise_y=turns))
        seated.handle()
        assert seated.table.focus.spot == spot_of(seated, place)
