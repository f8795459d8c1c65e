"""How the table of Sixty-six shows what happens: calls, trump, marriages, tricks, the Moon, made or set."""

import pygame
import pytest

from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.events import MOON, Bid, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.table import middle
from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.card_places import BACK, hand_order, place_of, seat_at
from game.cardgames.sixty_six.table.layout import BOTTOM, LEFT, RIGHT, TOP
from game.cardgames.sixty_six.table.model import Shout
from game.cardgames.sixty_six.table.seats import call_of
from game.storage.settings import Settings
from game.tables.focus import card_area
from game.tables.table import TableServices
from tests.cardgames.sixty_six.deals import call, card, dealt, ending, names, play, playing
from tests.cardgames.sixty_six.seated import Seated


def shouted(seated: Seated) -> list[str]:
    """The words that come up over the table until nothing moves any more."""
    found: list[str] = []
    for frame in range(16 * 30):
        for moment in seated.table.stage.moments:
            if isinstance(moment, Shout) and moment.word not in found:
                found.append(moment.word)
        seated.show.update(1 / 30)
        if frame % 6 == 0:
            seated.draw()
        if not seated.show.busy and not seated.table.stage.moments:
            return found
    raise AssertionError("it never comes to rest")


def at(state: SixtySixState, seat: int | None = 0, **how: object) -> Seated:
    return Seated(seat=seat, state=state, speed="normal", **how)


def test_partners_sit_opposite_and_the_next_seat_on_the_left() -> None:
    for seat in range(4):
        view = SIXTY_SIX.view(dealt(), seat)
        places = {place_of(view, other): other for other in range(4)}
        assert places[BOTTOM] == seat
        assert places[TOP] == (seat + 2) % 4
        assert places[LEFT] == (seat + 1) % 4
        assert places[RIGHT] == (seat + 3) % 4
        assert all(seat_at(view, place) == other for place, other in places.items())


def test_a_hand_is_held_by_suits_in_two_colours() -> None:
    assert names(hand_order(parse("AS 9H KC 10D 9C JS"))) == "9C KC 10D JS AS 9H"


def test_the_star_waits_for_the_card_to_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    stars: list[object] = []
    monkeypatch.setattr(middle, "star", lambda _pen, at, _size, _colour: stars.append(at))
    seated = at(play(playing(), "KC").state)
    seated.draw()
    seated.match.choose(1, PlayCard(card("AC")))
    for _ in range(4):
        seated.show.update(1 / 30)
        seated.draw()
    assert len(set(stars)) == 1, "the ace is still in the air, and the king still the best"
    seated.show.finish()
    seated.draw()
    assert len(set(stars)) == 2


def test_calls_stand_at_their_players() -> None:
    state = call(dealt(dealer=1), 0, 2).state
    view = SIXTY_SIX.view(state, 0)
    assert [call_of(view, seat) for seat in range(4)] == [None, None, 0, 2]
    assert call_of(SIXTY_SIX.view(SIXTY_SIX.open(Seated().match.setup), 0), 1) is None


def test_a_call_pops_up_and_the_highest_stands() -> None:
    seated = at(dealt())
    seated.match.choose(0, Bid(2))
    seated.show.update(0.05)
    calling = seated.table.model.calling
    assert calling[0] == 0
    seated.draw()
    for seat in (1, 2, 3):
        seated.match.choose(seat, Bid(0))
    assert shouted(seated) == ["You bid 2"]
    assert seated.sounds.count("bid") == 1
    assert seated.table.model.calling is None


def test_a_hand_that_all_pass_is_thrown_in() -> None:
    seated = at(dealt())
    for seat in range(4):
        seated.match.choose(seat, Bid(0))
    assert shouted(seated) == ["No bids!"]
    assert not seated.match.pending


def test_trump_is_made_and_a_marriage_cheered() -> None:
    seated = at(playing())
    seated.match.choose(0, PlayCard(card("KC")))
    assert shouted(seated) == ["Clubs are trump", "Marriage! +40"]
    assert seated.sounds.index("trump") < seated.sounds.index("marriage")
    assert seated.table.model.moods == {0: "glee", 2: "glee"}


def test_with_reduced_motion_nothing_flies() -> None:
    sounds: list[str] = []
    services = TableServices(
        Settings(reduced_motion=True), sound=lambda sound, **_how: sounds.append(sound.value)
    )
    seated = at(playing(), services=services)
    seated.match.choose(0, PlayCard(card("KC")))
    assert shouted(seated) == ["Clubs are trump", "Marriage! +40"]
    assert len(seated.table.stage.particles) == 0
    assert "marriage" in sounds


def test_a_trick_lies_before_its_players_and_goes_to_its_winner() -> None:
    seated = at(playing())
    stage = seated.table.stage
    for seat, name in enumerate(("KC", "AC", "JC")):
        seated.match.choose(seat, PlayCard(card(name)))
    seated.show.finish()
    for seat, name in enumerate(("KC", "AC", "JC")):
        slot = seated.table.layout.slots[place_of(seated.table.view, seat)]
        home = stage.cards[card(name)].home
        assert (home.x, home.y) == pytest.approx(slot.center)
        assert home.face == 1
    seated.match.choose(3, PlayCard(card("9H")))
    seated.show.finish()
    pile = seated.table.layout.sides[1].pile
    for name in ("KC", "AC", "JC", "9H"):
        pose = stage.cards[card(name)].home
        assert pile.inflate(2, 2).contains(card_area(pose)), "before Bob and David, on the right"
        assert pose.face == 0
    assert seated.sounds.count("trick") == 1
    assert seated.table.view.tricks_won == (0, 1)


def test_a_partner_lays_the_hand_aside_for_the_moon() -> None:
    seated = at(call(dealt(), 0, 0).state)
    seated.match.choose(2, Bid(MOON))
    assert shouted(seated) == ["Your partner bids Moon", "Moon!"]
    assert "moon" in seated.sounds
    assert seated.table.view.sits_out
    homes = [seated.table.stage.cards[card].home for card in seated.table.view.hand]
    assert {home.face for home in homes} == {0.0}
    assert max(home.width for home in homes) < seated.table.layout.hand_card
    seated.draw()
    assert "laid aside" in seated.table.model.words()


def test_an_own_moon_is_played_alone() -> None:
    seated = at(dealt())
    seated.match.choose(0, Bid(MOON))
    assert shouted(seated) == ["You bid Moon", "Moon!"]
    assert not seated.table.view.sits_out
    assert seated.table.view.aside == 2
    seated.draw()


@pytest.mark.parametrize(
    ("points", "words", "sound"), [((20, 0), "Made!", "fanfare"), ((0, 60), "Set!", "set")]
)
def test_a_bid_is_made_or_set(points: tuple[int, int], words: str, sound: str) -> None:
    seated = at(ending("AC AS", "9D JD", "9C JC", "9H JH", points=points))
    for seat, name in enumerate(("AC", "9D", "9C", "9H")):
        seated.match.choose(seat, PlayCard(card(name)))
    assert shouted(seated)[-1] == words
    assert sound in seated.sounds
    glad = "glee" if sound == "fanfare" else "sad"
    assert seated.table.model.moods[0] == seated.table.model.moods[2] == glad


def test_a_new_deal_clears_the_table() -> None:
    seated = at(dealt())
    for seat in range(4):
        seated.match.choose(seat, Bid(0))
    seated.match.deal()
    shouted(seated)
    stage = seated.table.stage
    assert set(stage.cards) == set(seated.table.view.hand)
    assert BACK not in stage.cards
    assert seated.table.model.moods == {}


def test_the_deck_is_as_the_player_likes_it() -> None:
    seated = Seated(services=TableServices(Settings(switches={"four_colour": True, "large_index": True})))
    assert seated.table.model.deck == Deck(four_colour=True, large_index=True)
    seated.draw()
    large = pygame.image.tobytes(seated.surface, "RGB")
    seated.table.services = TableServices()
    assert seated.table.model.deck == Deck()
    seated.draw()
    assert pygame.image.tobytes(seated.surface, "RGB") != large


def test_cards_played_before_look_like_those_of_a_resumed_match() -> None:
    state = play(playing(), "KC AC").state
    seated = Seated(seat=3, state=state)
    assert set(seated.table.stage.cards) == {*parse("KC AC"), *state.hands[3]}
