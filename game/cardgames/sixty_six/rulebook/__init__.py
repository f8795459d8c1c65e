"""The in-game rules of Sixty-six: what the files in `levels/rulebook/` can refer to."""

from __future__ import annotations

from game.cardgames.sixty_six.rulebook.pictures import Bids, HandPicture, Scores, SixtySixGroups
from game.cardgames.sixty_six.rules.deck import ALL, HAND_SIZE, parse_cards
from game.cardgames.sixty_six.rules.events import Bid, HandDealt, PlayCard, RoundStarted
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.score_cards import SIX, score_picture
from game.cardgames.sixty_six.rules.view import SEATS, next_seat
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.names import point_count_words, score_change_words, score_figure
from game.engine.contract import Setup
from game.language.message import Text, message, plural
from game.tables.book.binder import Binder
from game.tables.book.groups import ArtPicture, WordLines


def position(*hands: str, first: int = 0, calls: tuple[int, ...] = (), plays: str = "") -> SixtySixState:
    """Return the state of a hand after these calls, starting with seat `first`, and these plays.

    Hands are given by seat; missing hands get the rest of the deck. Each play is made by the seat that must
    play.

    Raises:
        ValueError: if the hands can't be dealt.
        IllegalChoice: if a call or a card is illegal.
    """
    given = [card for hand in hands for card in parse_cards(hand)]
    if len({*given}) < len(given) or any(len(parse_cards(hand)) != HAND_SIZE for hand in hands):
        raise ValueError(f"hands: expected {HAND_SIZE} cards each, and no card twice")
    held = [tuple(sorted(parse_cards(hand))) for hand in hands]
    left = sorted(ALL.difference(given))
    while len(held) < SEATS:
        held.append(tuple(left[:HAND_SIZE]))
        left = left[HAND_SIZE:]
    dealer = (first - 1) % SEATS
    view = SIXTY_SIX.initial_view(Setup(SEATS, 1, SixtySixOptions()), None)
    view = SIXTY_SIX.apply_event(view, RoundStarted(1, dealer, next_seat(dealer)))
    for seat in range(SEATS):
        view = SIXTY_SIX.apply_event(view, HandDealt(seat, HAND_SIZE, ()))
    state = SixtySixState(1, tuple(held), view)
    for choice in (*map(Bid, calls), *map(PlayCard, parse_cards(plays))):
        (asked,) = SIXTY_SIX.pending(state)
        state = SIXTY_SIX.apply(state, asked, choice).state
    return state


def score_cards_words(score: int) -> Text:
    """Return a description of the two cards that show a score, without the score as a number."""
    lower, upper = score_picture(score).lower, score_picture(score).upper
    visible, six_below = lower.visible, lower.pips == SIX
    if upper.face_up:
        if six_below:
            return plural(
                "the whole red four, and one pip of the black six beneath it",
                "the whole red four, and {n} pips of the black six beneath it",
                visible,
            )
        return plural(
            "the whole black six, and one pip of the red four beneath it",
            "the whole black six, and {n} pips of the red four beneath it",
            visible,
        )
    if not visible:
        return message("no pips of the black six, with the red four face down on top")
    if six_below:
        return plural(
            "one pip of the black six, with the red four face down on top",
            "{n} pips of the black six, with the red four face down on top",
            visible,
        )
    return plural(
        "one pip of the red four, with the black six face down on top",
        "{n} pips of the red four, with the black six face down on top",
        visible,
    )


BINDER = Binder(
    SIXTY_SIX,
    CHOICES,
    position,
    {
        "groups": SixtySixGroups,
        "hand": HandPicture,
        "lines": WordLines,
        "scores": Scores,
        "bids": Bids,
        "art": ArtPicture,
    },
    {
        "points": point_count_words,
        "signed": score_change_words,
        "score": score_figure,
        "score_cards": score_cards_words,
    },
)
