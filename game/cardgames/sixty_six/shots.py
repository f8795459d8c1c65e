"""Screenshots of Sixty-six: auction, tricks and their highlights, the score, the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.cardgames.sixty_six.rulebook import BINDER
from game.cardgames.sixty_six.rules.events import MarriageAnnounced, TrickWon, TrumpMade
from game.cardgames.sixty_six.table.art.cards import FOUR_COLOUR, LARGE_INDEX
from game.cardgames.sixty_six.table.card_places import dimmed_cards
from game.tables.book.files import book_of
from game.tables.studio import Films, FilmStrip, Pictures, Studio

_OPPONENTS = ("bob", "celia", "david")
_BEGINNERS = ("pip", "dot", "lotte")


def pictures(studio: Studio) -> Pictures:
    return {
        "sixty-six-auction": partial(
            _play_until,
            studio,
            lambda table: table.view.stage == "bid" and max(table.view.calls, default=0) > 0,
            "right",
        ),
        "sixty-six-hint-bid": studio.show_hint,
        "sixty-six-trump": partial(_show_event, studio, TrumpMade, 40),
        "sixty-six-marriage": partial(_show_event, studio, MarriageAnnounced, 30),
        "sixty-six": partial(_play_until, studio, _has_forbidden_cards, "first"),
        "sixty-six-hint": studio.show_hint,
        "sixty-six-menu": partial(studio.press, "announce_rows", "right"),
        "sixty-six-last-trick": partial(studio.press, "cancel", "announce_last_trick", then=30),
        "sixty-six-sweep": partial(_show_event, studio, TrickWon, 30),
        "sixty-six-open-hands": partial(_play_until, studio, _is_after_first_trick, open_hands=True),
        "sixty-six-four-colours": partial(_show_four_colours, studio),
        "sixty-six-scoring": partial(studio.play_first_round, "sixty_six", _OPPONENTS, 3),
        "sixty-six-turning": studio.open_coach,
        "sixty-six-again": studio.show_second_try,
        "sixty-six-coach": studio.show_coach_figures,
        **{
            f"rules-sixty-six-{place}": partial(studio.show_rules, "sixty_six", page.title)
            for place, page in enumerate(book_of(BINDER).pages, 1)
        },
    }


def _play_until(studio: Studio, fits: Callable[[Any], bool], *keys: str, **options: Any) -> None:
    """Play a new match until the table meets a condition, then press some keys."""
    studio.play_until("sixty_six", _OPPONENTS, fits, **options)
    studio.press(*keys, then=60)


def _has_forbidden_cards(table: Any) -> bool:
    """Return whether, after the first trick, some hand cards may not be played, but several may."""
    forbidden = len(dimmed_cards(table.view))
    return len(table.view.tricks) > 0 and 0 < forbidden < len(table.view.hand) - 1


def _is_after_first_trick(table: Any) -> bool:
    return table.view.stage == "play" and len(table.view.tricks) > 0


def _show_event(studio: Studio, event: type, frames: int) -> None:
    """Start a match and show it some frames after the first event of a type."""
    studio.start("sixty_six", _BEGINNERS, 5)
    studio.run_until_shown(event, frames)


def _show_four_colours(studio: Studio) -> None:
    """Show a table with the four-colour deck and large indices."""
    studio.change(switches={FOUR_COLOUR.name: True, LARGE_INDEX.name: True})
    _play_until(studio, _is_after_first_trick)
    studio.change(switches={})


FILMS: Films = {
    "trick": FilmStrip(lambda studio: studio.start("sixty_six", _BEGINNERS, 5), TrickWon, 6.0, lead=4.0)
}
