"""What a turn of You Must Be 18! looks like: one seat after the other, and all changes on contact."""

from itertools import pairwise

import pygame
import pytest

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.game import MustBe18State
from game.cardgames.must_be_18.table import selection
from game.cardgames.must_be_18.table.art.cards import BACK
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.storage.settings import Settings
from game.tables.animation.moments import WORD, Feat
from game.tables.focus import card_area
from game.tables.table import TableServices
from game.ui.drawing.palette import BONE
from tests.cardgames.must_be_18.positions import open_column, play, setup, state_with
from tests.cardgames.must_be_18.seated import Seated
from tests.support.watching import FRAME, Watching


class Watched(Watching, Seated):
    def __init__(self, state: MustBe18State, seats: int = 3, *, still: bool = False) -> None:
        services = TableServices(Settings(reduced_motion=still))
        super().__init__(setup(seats), state=state, services=services, speed="normal")
        self.begin(self.show)

    @property
    def shown(self) -> MustBe18Model:
        return self.table.model


def three() -> Watched:
    """Return a table at which Bob plays three cards, and Celia is next."""
    watched = Watched(state_with("66", "66554", "6666", tops="6651", turn=1))
    watched.choose(1, play("0:5 1:6 2:6"))
    watched.show.update(0.0)
    return watched


def test_sum_changes_as_each_card_lands() -> None:
    watched = three()
    shown = watched.shown
    cards = [card for column in watched.table.view.columns for card in column[1:]]

    def seen() -> tuple[int, int]:
        return sum(card not in shown.flying for card in cards), watched.total

    assert [one for one in watched.watch(seen) if isinstance(one, tuple)][:4] == [
        (0, 18),
        (1, 17),
        (2, 17),
        (3, 18),
    ]


@pytest.mark.parametrize("cards", ["0:6", "0:6 1:6 2:5"])
def test_sign_lights_up_in_the_frame_in_which_the_last_card_lands(cards: str) -> None:
    watched = Watched(state_with("66", "66665", "66", tops="6651", turn=1))
    watched.choose(1, play(cards))
    watched.show.update(0.0)
    shown = watched.shown
    while shown.flying:
        assert shown.tops is not None
        watched.step()
    watched.step()
    assert shown.tops is None, "lit"


def test_card_has_landed_when_it_covers_its_column() -> None:
    watched = three()
    shown, stage = watched.shown, watched.table.stage
    covered, laid = watched.table.view.columns[0]
    layout = shown.layout
    tops = []

    def seen() -> None:
        now, above = stage.cards[covered].home.width, stage.cards[laid].pose
        if now < layout.card:
            tops.append((above.x, above.y))

    watched.watch(seen)
    assert tops[0] == pytest.approx((layout.columns[0].centerx, layout.row), abs=1)


def test_hand_shrinks_when_its_card_has_left() -> None:
    watched = three()
    assert watched.table.view.hand_sizes[1] == 2, "the view is ahead of the picture"
    assert watched.watch(lambda: watched.table.model.counts[1]) == [5, 4, 3, 2]


def test_drawn_card_is_counted_when_it_has_arrived() -> None:
    watched = Watched(state_with("66", "5", "66", tops="666", stock="5"))
    watched.choose(0, play("0:6"))
    shown = watched.shown

    def seen() -> tuple[int, bool]:
        passing = watched.table.stage.passing
        return watched.table.model.counts[1], any(card.key == BACK for card in passing)

    assert (2, True) not in watched.watch(seen)
    assert shown.counts[1] == 2


def test_next_seat_lights_up_when_the_last_card_has_landed() -> None:
    watched = three()
    assert watched.table.view.turn == 2, "the view is ahead of the picture"
    turns: list[int | None] = []

    def seen() -> int | None:
        turn = watched.table.model.turn
        if turn != 1:
            assert not watched.shown.flying
        turns.append(turn)
        return turn

    assert watched.watch(seen) == [1, 2]
    assert watched.shown.acting is None


def test_nothing_is_asked_while_cards_are_moving() -> None:
    watched = Watched(state_with("6655", "65", tops="6651", turn=1), 2)
    watched.choose(1, play("0:6"))
    watched.show.update(0.0)
    assert watched.table.asking, "a press may choose already"
    assert watched.watch(lambda: watched.table.model.prompting) == [False, True]


@pytest.mark.parametrize(
    ("cards", "least", "most"), [("0:6", 0.7, 1.0), ("0:6 1:6", 0.7, 1.0), ("0:6 1:6 2:5", 1.1, 2.2)]
)
def test_seats_play_one_after_the_other_and_not_too_fast(cards: str, least: float, most: float) -> None:
    watched = Watched(state_with("66", *["66665"] * 3, tops="6651", turn=1), 4)
    for seat in (1, 2, 3):
        watched.choose(seat, play(cards))
    watched.watch(lambda: None)
    frames = [*watched.frames_of(ev.CardsPlayed), watched.frame]
    beats = [(later - sooner) * FRAME for sooner, later in pairwise(frames)]
    assert len(beats) == 3
    assert all(least <= beat <= most for beat in beats), beats


def test_many_cards_at_once_shake_the_table_and_others_react() -> None:
    def shaken(still: bool, cards: str) -> tuple[float, set[str]]:
        watched = Watched(state_with("66", "66665", "66", tops="6651", turn=1), still=still)
        watched.choose(1, play(cards))
        far: list[float] = []
        moods: set[str] = set()

        def seen() -> None:
            far.append(abs(watched.shown.shift))
            moods.update(watched.shown.moods.values())

        watched.watch(seen)
        return max(far), moods

    far, moods = shaken(False, "0:6 1:6 2:5")
    assert far >= 3
    assert {"glee", "shock"} <= moods
    assert shaken(False, "0:6")[0] == 0, "a usual play is no feat"
    assert shaken(True, "0:6 1:6 2:5")[0] == 0, "motion is reduced"


@pytest.mark.parametrize("still", [False, True])
def test_cards_of_a_large_play_hop_once_the_last_has_landed(still: bool) -> None:
    watched = Watched(state_with("66", "66665", "66", tops="6651", turn=1), still=still)
    watched.choose(1, play("0:6 1:6 2:5"))
    watched.show.update(0.0)
    while not watched.table.stage.moments:
        watched.step()
    hopped: set[int] = set()
    while watched.table.stage.moments:
        hopped |= {key for key, card in watched.table.stage.cards.items() if card.pose.y < card.home.y - 3}
        watched.step()
    assert len(hopped) == (0 if still else 2)


def test_points_reach_one_seat_after_the_other() -> None:
    watched = Watched(state_with("65", "6", "66", tops="666", turn=1, totals=(3, 9, 1)))
    watched.choose(1, play("0:6"))
    seen = watched.watch(lambda: watched.table.model.totals)
    assert seen == [(3, 9, 1), (14, 9, 1), (14, 9, 13)]


def test_players_card_goes_straight_from_its_place_to_the_top() -> None:
    watched = Watched(state_with("6655", "66", tops="6651"), 2)
    card = watched.card(6).key
    watched.drag(watched.card(6), watched.at_column(0))
    for _frame in range(60):
        watched.step()
    layout = watched.table.layout
    watched.choose(0, play("0:6"))
    seen: list[tuple[float, float]] = []

    def look() -> None:
        pose = watched.table.stage.cards[card].pose
        seen.append((pose.x, pose.y))

    watched.watch(look)
    place = layout.columns[0]
    assert all(abs(x - place.centerx) < 2 for x, _y in seen)
    assert all(place.top <= y <= place.bottom for _x, y in seen)
    assert seen[-1][1] == pytest.approx(layout.row, abs=1)


def test_columns_that_lead_to_18_are_targets() -> None:
    watched = Watched(state_with("664531", "66", "66", tops="6651"))
    model = watched.table.model
    assert not model.targets
    watched.click(watched.card(6))
    assert model.targets == {0, 1, 2, 3}, "and no new column"
    watched.point(*watched.at_column(2))
    assert model.aimed_column == 2
    assert watched.total == 19
    assert card_area(watched.table.stage.cards[watched.table.view.columns[2][0]].home).height > 0


def test_words_in_the_middle_say_what_to_do() -> None:
    watched = Watched(state_with("664531", "66", "66", tops="6651"))

    def prompt() -> str:
        return str(watched.table.model.prompt)

    assert prompt() == "Choose cards"
    watched.click(watched.card(6))
    watched.point(*watched.table.layout.stock.center)
    assert prompt() == "Choose its column"
    watched.drag(watched.card(6), watched.at_column(2))
    assert prompt() == "Make 18 again"
    watched.drag(watched.card(5), watched.at_column(0))
    assert prompt() == "6 + 5 on 6 + 5"


def test_totals_open_by_key_or_pointer_and_close_again() -> None:
    watched = Watched(state_with("664531", "66", "66", tops="6651"))

    def opened() -> bool:
        return bool(watched.table.model.totals_open)

    assert not opened()
    watched.key("s")
    assert opened()
    watched.key("s")
    assert not opened()
    watched.key("s")
    watched.key("escape")
    assert not opened()
    watched.key("s")
    watched.key("right")
    assert not opened()
    watched.point(*watched.table.layout.title.center)
    assert opened()
    watched.point(*watched.table.layout.sign.center)
    assert not opened()


def test_many_cards_are_announced_in_large_letters_that_hide_no_top() -> None:
    watched = three()
    shown, stage = watched.shown, watched.table.stage
    feats: list[Feat] = []
    watched.watch(lambda: feats.extend(one for one in stage.moments if isinstance(one, Feat)))
    feat = feats[0]
    assert (feat.word, feat.above) == ("3 cards!", "Bob makes 18")
    assert feat.letter_size > WORD
    cards = [card_area(card.home) for card in stage.cards.values() if card.key not in shown.view.hand]
    tops = [area for area in cards if area.width >= shown.layout.card]
    assert feat.at[1] - feat.letter_size > max(area.bottom for area in tops) - 8
    assert shown.tops is None
    assert shown.acting is None


def frames_of(watched: Watched) -> int:
    watched.show.update(0.0)
    before = watched.frame
    watched.watch(lambda: None)
    return watched.frame - before


def large_words_of(watched: Watched) -> list[tuple[str, str]]:
    """Show everything; return the words in large letters, and those above them."""
    found: dict[tuple[str, str], None] = {}

    def see() -> None:
        for one in watched.table.stage.moments:
            if isinstance(one, Feat):
                found[str(one.above), str(one.word)] = None

    watched.watch(see)
    return list(found)


def test_sixes_on_sixes_are_played_briskly() -> None:
    sixes = Watched(state_with("66", "66654", "6666", tops="666", turn=1))
    sixes.choose(1, play("0:6 1:6"))
    others = Watched(state_with("66", "65543", "6666", tops="5553", turn=1))
    others.choose(1, play("0:5 1:5"))
    brisk, usual = frames_of(sixes), frames_of(others)
    assert brisk < 0.6 * usual


def test_three_sixes_on_sixes_are_not_announced() -> None:
    sixes = Watched(state_with("66", "66654", "6666", tops="666", turn=1))
    sixes.choose(1, play("0:6 1:6 2:6"))
    sixes.show.update(0.0)
    assert large_words_of(sixes) == []


def test_first_other_card_is_announced_and_the_next_is_not() -> None:
    first = Watched(state_with("66", "55433", "6666", tops="666", turn=1))
    first.choose(1, open_column(3, "0:5 1:4"))
    first.show.update(0.0)
    assert large_words_of(first)[0] == ("Bob breaks up the sixes", "A fourth column!")
    later = Watched(state_with("66", "65543", "6666", tops="6543", turn=1))
    later.choose(1, play("1:5"))
    later.show.update(0.0)
    assert large_words_of(later) == []


def test_frames_do_not_cut_the_plus_signs() -> None:
    three().watch(lambda: None)
    seated = Watched(state_with("66543", "66", "6666", tops="6651"))
    model = seated.shown
    for column in range(2):
        seated.table._set_draft(selection.pick_up(model.draft, model.hand[0].key))
        seated.table._set_draft(selection.place_on(model.draft, column))
    seated.draw()
    column = model.layout.columns[0]
    at = round(column.right), round(model.layout.row)
    assert tuple(seated.surface.get_at(at))[:3] == tuple(pygame.Color(BONE))[:3]
