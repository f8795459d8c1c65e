"""How Sixty-six's table animates a hand: calls, trump, marriages, tricks, the Moon, made and set bids."""

from itertools import pairwise

import pygame
import pytest

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import MOON, Bid, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table import facts, middle, seats
from game.cardgames.sixty_six.table.art.cards import DeckStyle
from game.cardgames.sixty_six.table.card_places import hand_order, relative_place, seat_at
from game.cardgames.sixty_six.table.focus import Spot
from game.cardgames.sixty_six.table.layout import BOTTOM, LEFT, RIGHT, TOP
from game.cardgames.sixty_six.table.seats import call_of
from game.cardgames.sixty_six.words import questions
from game.engine.contract import Choice
from game.storage.settings import Settings
from game.tables.animation.moments import Shout
from game.tables.focus import card_area
from game.tables.table import TableServices
from tests.cardgames.sixty_six.deals import call, card, deal_hands, names, play, state_near_end, state_of_play
from tests.cardgames.sixty_six.seated import Seated
from tests.support.watching import FRAME, Watching


def words_above_table(seated: Seated) -> list[str]:
    """Return the words that appear above the table until nothing moves any more."""
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


def table_at(state: SixtySixState, seat: int | None = 0, **how: object) -> Seated:
    return Seated(seat=seat, state=state, speed="normal", **how)


def test_partners_sit_opposite_and_the_next_seat_on_the_left() -> None:
    for seat in range(4):
        view = SIXTY_SIX.view(deal_hands(), seat)
        places = {relative_place(view, other): other for other in range(4)}
        assert places[BOTTOM] == seat
        assert places[TOP] == (seat + 2) % 4
        assert places[LEFT] == (seat + 1) % 4
        assert places[RIGHT] == (seat + 3) % 4
        assert all(seat_at(view, place) == other for place, other in places.items())


def test_hand_is_sorted_by_suits_of_alternating_colours() -> None:
    assert names(hand_order(parse_cards("AS 9H KC 10D 9C JS"))) == "9C KC 10D JS AS 9H"


def test_star_moves_when_the_better_card_has_landed(monkeypatch: pytest.MonkeyPatch) -> None:
    stars: list[object] = []
    monkeypatch.setattr(middle, "draw_star", lambda _pen, at, _size, _colour: stars.append(at))
    seated = table_at(play(state_of_play(), "KC").state)
    seated.draw()
    seated.match.choose(1, PlayCard(card("AC")))
    for _ in range(4):
        seated.show.update(1 / 30)
        seated.draw()
    assert len(set(stars)) == 1, "the ace is still in the air, and the king still the best"
    seated.show.finish()
    seated.draw()
    assert len(set(stars)) == 2


def test_each_seat_has_its_own_call() -> None:
    view = SIXTY_SIX.view(call(deal_hands(dealer=1), 0, 2).state, 0)
    assert [call_of(view, seat) for seat in range(4)] == [None, None, 0, 2]
    assert call_of(SIXTY_SIX.view(SIXTY_SIX.open(Seated().match.setup), 0), 1) is None


def test_call_is_hidden_while_its_duck_says_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    monkeypatch.setattr(seats, "draw_speech", lambda _pen, words, *_args, **_how: called.append(str(words)))
    seated = Seated(state=call(deal_hands(dealer=1), 0, 2).state)
    seated.draw()
    assert called == ["pass", "2!"]
    seated.table.model.remark(2, "All aboard!", chat=True)
    called.clear()
    seated.draw()
    assert called == ["2!"]


def test_call_pops_up_and_the_highest_bid_stands() -> None:
    seated = table_at(deal_hands())
    seated.match.choose(0, Bid(2))
    seated.show.update(0.05)
    assert seated.table.model.calling[0] == 0
    seated.draw()
    for seat in (1, 2, 3):
        seated.match.choose(seat, Bid(0))
    assert words_above_table(seated) == ["You bid 2"]
    assert seated.sounds.count("bid") == 1
    assert seated.table.model.calling is None


def test_hand_is_thrown_in_if_all_pass() -> None:
    seated = table_at(deal_hands())
    for seat in range(4):
        seated.match.choose(seat, Bid(0))
    assert words_above_table(seated) == ["No bids!"]
    assert not seated.match.pending


def test_trump_and_marriage_are_announced() -> None:
    seated = table_at(state_of_play())
    seated.match.choose(0, PlayCard(card("KC")))
    assert words_above_table(seated) == ["Clubs are trump", "Marriage! +40"]
    assert seated.sounds.index("trump") < seated.sounds.index("marriage")
    assert seated.table.model.moods == {0: "glee", 2: "glee"}


def test_reduced_motion_shows_no_particles() -> None:
    sounds: list[str] = []
    services = TableServices(
        Settings(reduced_motion=True), sound=lambda sound, **_how: sounds.append(sound.value)
    )
    seated = table_at(state_of_play(), services=services)
    seated.match.choose(0, PlayCard(card("KC")))
    assert words_above_table(seated) == ["Clubs are trump", "Marriage! +40"]
    assert len(seated.table.stage.particles) == 0
    assert "marriage" in sounds


def test_cards_lie_in_front_of_their_players_and_go_to_the_winner() -> None:
    seated = table_at(state_of_play())
    stage = seated.table.stage
    for seat, name in enumerate(("KC", "AC", "JC")):
        seated.match.choose(seat, PlayCard(card(name)))
    seated.show.finish()
    for seat, name in enumerate(("KC", "AC", "JC")):
        slot = seated.table.layout.slots[relative_place(seated.table.view, seat)]
        home = stage.cards[card(name)].home
        assert (home.x, home.y) == pytest.approx(slot.center)
        assert home.face == 1
    seated.match.choose(3, PlayCard(card("9H")))
    seated.show.finish()
    pile = seated.table.layout.sides[1].pile
    for name in ("KC", "AC", "JC", "9H"):
        pose = stage.cards[card(name)].home
        assert pile.inflate(2, 2).contains(card_area(pose)), "in front of Bob and David, on the right"
        assert pose.face == 0
    assert seated.sounds.count("trick") == 1
    assert seated.table.view.tricks_won == (0, 1)


def test_partner_of_a_moon_lays_the_hand_aside() -> None:
    seated = table_at(call(deal_hands(), 0, 0).state)
    seated.match.choose(2, Bid(MOON))
    assert words_above_table(seated) == ["Your partner bids Moon", "Moon!"]
    assert "moon" in seated.sounds
    assert seated.table.view.sits_out
    homes = [seated.table.stage.cards[card].home for card in seated.table.view.hand]
    assert {home.face for home in homes} == {0.0}
    assert max(home.width for home in homes) < seated.table.layout.hand_card
    seated.draw()
    assert "laid aside" in seated.table.model.words()


def test_own_moon_is_played_alone() -> None:
    seated = table_at(deal_hands())
    seated.match.choose(0, Bid(MOON))
    assert words_above_table(seated) == ["You bid Moon", "Moon!"]
    assert not seated.table.view.sits_out
    assert seated.table.view.aside == 2
    seated.draw()


@pytest.mark.parametrize(
    ("points", "words", "sound"), [((20, 0), "Made!", "fanfare"), ((0, 60), "Set!", "set")]
)
def test_bid_is_made_or_set(points: tuple[int, int], words: str, sound: str) -> None:
    seated = table_at(state_near_end("AC AS", "9D JD", "9C JC", "9H JH", points=points))
    for seat, name in enumerate(("AC", "9D", "9C", "9H")):
        seated.match.choose(seat, PlayCard(card(name)))
    assert words_above_table(seated)[-1] == words
    assert sound in seated.sounds
    glad = "glee" if sound == "fanfare" else "sad"
    assert seated.table.model.moods[0] == seated.table.model.moods[2] == glad


def test_deck_follows_the_players_settings() -> None:
    seated = Seated(services=TableServices(Settings(switches={"four_colour": True, "large_index": True})))
    assert seated.table.model.deck == DeckStyle(four_colour=True, large_index=True)
    seated.draw()
    large = pygame.image.tobytes(seated.surface, "RGB")
    seated.table.services = TableServices()
    assert seated.table.model.deck == DeckStyle()
    seated.draw()
    assert pygame.image.tobytes(seated.surface, "RGB") != large


def test_table_starts_with_the_cards_already_played() -> None:
    state = play(state_of_play(), "KC AC").state
    seated = Seated(seat=3, state=state)
    assert set(seated.table.stage.cards) == {*parse_cards("KC AC"), *state.hands[3]}


# -- the order of a hand's animations: numbers, coins and turns follow the cards, each play on its beat ----


LAST = Spot(Zone.LAST)


class Watched(Watching):
    def __init__(self, state: SixtySixState, **how: object) -> None:
        self.seated = Seated(state=state, speed="normal", **how)  # type: ignore[arg-type]
        self.shown = self.seated.table.model
        self.begin(self.seated.show)

    def choose(self, *choices: tuple[int, Choice]) -> None:
        for seat, choice in choices:
            self.seated.match.choose(seat, choice)

    def play(self, first: int, cards: str) -> None:
        for number, one in enumerate(parse_cards(cards)):
            self.choose(((first + number) % 4, ev.PlayCard(one)))


def first_trick(cards: str = "KC AC JC 9H") -> Watched:
    """Return a table that shows these cards of the first trick."""
    watched = Watched(state_of_play())
    watched.play(0, cards)
    return watched


def test_points_and_tricks_count_when_the_cards_arrive() -> None:
    watched = first_trick()
    watched.until(ev.TrickWon)
    table, stage = watched.seated.table, watched.seated.table.stage
    assert questions.tally_words(table.view, 1) == "1 trick · 17", "the view already counts them"
    assert questions.tally_words(watched.shown.seen, 1) == "0 tricks · 0", "the picture counts them too early"
    pile = table.layout.sides[1].pile

    def look() -> object:
        lying = all(pile.collidepoint(stage.cards[one].pose.x, stage.cards[one].pose.y) for one in trick)
        return questions.tally_words(watched.shown.seen, 1), lying

    trick = parse_cards("KC AC JC 9H")
    seen = watched.watch(look)
    assert ("1 trick · 17", False) not in seen
    assert seen[-1] == ("1 trick · 17", True)


def test_trick_goes_face_down_to_its_winners_side() -> None:
    watched = first_trick()
    watched.watch(lambda: None)
    stage = watched.seated.table.stage
    for one in parse_cards("KC AC JC 9H"):
        assert stage.cards[one].pose.face == 0
        assert stage.cards[one].pose.x > 640
        assert not stage.cards[one].held
    assert not stage.passing


def test_cards_of_a_trick_meet_at_the_best_one() -> None:
    watched = first_trick()
    watched.until(ev.TrickWon)
    stage, layout = watched.seated.table.stage, watched.seated.table.layout
    slot = layout.slots[relative_place(watched.seated.table.view, 1)]
    cards = [stage.cards[one] for one in parse_cards("KC AC JC 9H")]
    met = watched.watch(
        lambda: all(abs(one.pose.x - slot.centerx) + abs(one.pose.y - slot.centery) < 3 for one in cards)
    )
    assert True in met


def test_best_card_stays_in_place_until_the_others_arrive() -> None:
    watched = first_trick()
    watched.until(ev.TrickWon)
    stage, layout = watched.seated.table.stage, watched.seated.table.layout
    slot = layout.slots[relative_place(watched.seated.table.view, 1)]
    ace, last = stage.cards[card("AC")], stage.cards[card("9H")]
    for _ in range(300):
        if abs(last.pose.x - slot.centerx) < 3:
            break
        assert abs(ace.pose.x - slot.centerx) < 3
        assert ace.pose.face == 1
        watched.step()
    assert abs(last.pose.x - slot.centerx) < 3


def test_seats_play_one_after_the_other_on_a_beat() -> None:
    watched = first_trick()
    watched.watch(lambda: None)
    laid, won = watched.frames_of(ev.CardLaid), watched.frames_of(ev.TrickWon)
    beats = [later - sooner for sooner, later in zip(laid[1:], [*laid[2:], *won], strict=True)]
    assert all(0.7 <= beat * FRAME <= 1.0 for beat in beats), beats


def test_calls_also_come_on_a_beat() -> None:
    watched = Watched(call(deal_hands(), 0).state)
    watched.choose((1, ev.Bid(0)), (2, ev.Bid(1)), (3, ev.Bid(0)))
    watched.watch(lambda: None)
    frames = [frame for frame, event in watched.begun if isinstance(event, ev.BidMade | ev.Passed)]
    beats = [later - sooner for sooner, later in pairwise(frames)]
    assert all(0.7 <= beat * FRAME <= 1.2 for beat in beats), beats


def test_next_seat_lights_up_when_the_last_card_has_landed() -> None:
    watched = first_trick("KC AC")
    watched.until(ev.CardLaid, 2)
    ace = watched.seated.table.stage.cards[card("AC")]
    assert watched.seated.table.view.asked == 2
    seen = watched.watch(lambda: (watched.shown.seen.asked, ace.held or ace.pose != ace.home))
    assert (2, True) not in seen, "lit while the ace was still in the air"
    assert seen[-1] == (2, False)


def test_label_of_trump_changes_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = first_trick("KC")
    written: list[str] = []
    monkeypatch.setattr(facts, "draw_tag", lambda _pen, words, *_how, **_more: written.append(words))
    watched.watch(watched.seated.draw)
    assert {words for words in written if "trump" in words} == {"no trumps yet", "trump: clubs"}


def test_trump_appears_on_its_coin_with_its_announcement() -> None:
    watched = first_trick("KC")
    watched.until(ev.CardLaid)
    trumps = watched.watch(lambda: (watched.shown.seen.trump, bool(watched.seated.table.stage.moments)))
    first = next(one for one in trumps if one[0] is not None)  # type: ignore[index]
    assert first[1], "the coin appears with the word"  # type: ignore[index]


def test_both_cards_of_a_marriage_are_shown() -> None:
    watched = Watched(state_of_play(), seat=1)
    watched.choose((0, ev.PlayCard(card("KC"))))
    watched.until(ev.MarriageAnnounced)
    queens: list[float] = []
    stage = watched.seated.table.stage
    watched.watch(lambda: queens.extend(one.pose.face for one in stage.passing if one.key == card("QC")))
    assert max(queens) == 1.0
    assert not stage.passing, "the queen goes back to the hand"


def test_score_changes_after_the_announcement() -> None:
    watched = Watched(state_near_end("AC AS", "9D JD", "9C JC", "9H JH", points=(20, 0)))
    watched.play(0, "AC 9D 9C 9H")
    watched.until(ev.HandScored)
    stage = watched.seated.table.stage
    seen = watched.watch(lambda: (watched.shown.seen.score, [one.word for one in stage.moments]))
    assert seen[0][0] == (0, 0)  # type: ignore[index]
    assert all(words != ["Made!"] or score == (0, 0) for score, words in seen)  # type: ignore[misc]
    assert seen[-1][0] != (0, 0)  # type: ignore[index]


def largest_shift(state: SixtySixState, cards: str, *, still: bool) -> float:
    watched = Watched(state, services=TableServices(Settings(reduced_motion=still)))
    watched.play(0, cards)
    found = watched.watch(lambda: abs(watched.shown.shift))
    return max(found)  # type: ignore[type-var, return-value]


def test_table_shakes_only_for_high_stakes_and_never_with_reduced_motion() -> None:
    quiet = Watched(play(state_of_play(), "KC AC JC 9H").state, seat=0)
    quiet.choose((1, ev.PlayCard(card("9C"))))
    assert max(quiet.watch(lambda: abs(quiet.shown.shift))) == 0  # type: ignore[type-var]
    set_bid = state_near_end("AC AS", "9D JD", "9C JC", "9H JH", points=(0, 60))
    assert largest_shift(set_bid, "AC 9D 9C 9H", still=False) >= 4
    assert largest_shift(set_bid, "AC 9D 9C 9H", still=True) == 0


def test_player_is_shocked_if_a_valuable_card_is_beaten() -> None:
    state = deal_hands("10C 9C 9D 9H 9S JS", "AC JC JD JH QH QS", "KC QC QD KD KH KS", "10D 10H 10S AD AH AS")
    watched = Watched(call(state, 1, 0, 0, 0).state)
    watched.play(0, "10C AC")
    watched.watch(lambda: None)
    assert watched.shown.moods[0] == "shock"
    assert watched.shown.moods[1] == "sly"


def test_open_details_close_on_the_next_event() -> None:
    watched = Watched(play(state_of_play(), "KC AC JC 9H").state, seat=0)
    seated = watched.seated
    seated.point(*seated.table.areas_of((LAST,))[LAST].center)
    assert seated.table.model.hovered == LAST
    watched.choose((1, ev.PlayCard(card("9C"))))
    watched.step()
    assert seated.table.model.hovered is None
