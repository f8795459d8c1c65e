"""Screenshots of You Must Be 18!: columns and sign, picked and suggested cards, the score, the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.cardgames.must_be_18.rulebook import BINDER
from game.cardgames.must_be_18.rules.deck import SIX
from game.cardgames.must_be_18.rules.events import CardDrawn, CardsPlayed, ColumnOpened
from game.tables.book.files import book_of
from game.tables.studio import Films, FilmStrip, Pictures, Studio

_OPPONENTS = ("bob", "celia", "david")
_AT_REST = 40
"""The number of frames after which a laid card has stopped but the large letters are still legible."""
_FIVE_OPPONENTS = ("bob", "celia", "david", "mabel", "rusty")


def pictures(studio: Studio) -> Pictures:
    pages = {
        f"rules-eighteen-{place}": partial(studio.show_rules, "must_be_18", page.title)
        for place, page in enumerate(book_of(BINDER).pages, 1)
    }
    return {
        "eighteen-start": partial(_play_until, studio, lambda table: bool(table.view.stage == "start")),
        "eighteen": partial(_play_until, studio, _has_columns(4)),
        "eighteen-held": partial(studio.press, "last", "confirm", then=40),
        "eighteen-suggested": partial(studio.press, "cancel", "next", then=40),
        "eighteen-hint": partial(_show_hint, studio),
        "eighteen-menu": partial(studio.press, "announce_rows", "right", then=40),
        "eighteen-drawn": partial(_show_event, studio, CardDrawn, 34),
        "eighteen-opened": partial(_show_event, studio, ColumnOpened, 40),
        "eighteen-six": partial(_show_six_columns, studio),
        "eighteen-scoring": partial(studio.play_first_round, "must_be_18", _OPPONENTS, 5),
        "eighteen-turning": studio.open_coach,
        "eighteen-again": studio.show_second_try,
        "eighteen-coach": studio.show_coach_figures,
        **pages,
    }


def _play_until(studio: Studio, fits: Callable[[Any], bool]) -> None:
    """Play a new match until the table meets a condition."""
    studio.play_until("must_be_18", _OPPONENTS, fits)
    studio.run_frames(150)


def _show_six_columns(studio: Studio) -> None:
    """Show six columns right after their cards have stopped moving."""
    studio.play_until("must_be_18", _FIVE_OPPONENTS, _has_columns(6), deck="even", opening="voluntary")
    studio.run_frames(_AT_REST)


def _show_hint(studio: Studio) -> None:
    studio.press("cancel")
    studio.show_hint()


def _has_columns(count: int) -> Callable[[Any], bool]:
    """Return a predicate that is true of a table with at least this many columns, during a turn."""
    return lambda table: table.view.stage == "turn" and len(table.view.columns) >= count


def _show_event(studio: Studio, event: type, frames: int) -> None:
    """Start a match and stop it this many frames after the first event of a type."""
    studio.start("must_be_18", _OPPONENTS, 8)
    studio.run_until_shown(event, frames)


FILMS: Films = {
    "eighteen": FilmStrip(
        lambda studio: studio.start("must_be_18", _OPPONENTS, 8),
        CardsPlayed,
        4.0,
        lead=0.7,
        fits=lambda event, _table: len(event.placements) > 2 and set(event.before) != {SIX},
    )
}
