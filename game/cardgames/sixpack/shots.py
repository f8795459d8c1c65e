"""Screenshots of Sixpack: states of its table, the window for each question, rules and album."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.cardgames.sixpack.rulebook import BINDER
from game.cardgames.sixpack.rules.events import DuplicatesRemoved, EffectTriggered, PileClaimed
from game.tables.book.files import book_of
from game.tables.studio import Films, FilmStrip, Pictures, Studio

_PACKS = ("reverse", "sheriff", "seethrough", "veto", "copycat")


def pictures(studio: Studio) -> Pictures:
    return {**_table_pictures(studio), **_rulebook_pictures(studio)}


def _table_pictures(studio: Studio) -> Pictures:
    reach, show_event = partial(_reach_question, studio), partial(_show_event, studio)
    duel = ("reverse", "calculator", "super_numbers", "copycat")
    return {
        "sixpack": partial(reach, "lay", _PACKS, lambda table: table.view.turn == 3),
        "sixpack-hint": studio.show_hint,
        "sixpack-menu": partial(studio.press, "announce_rows", "right"),
        "sixpack-detail": partial(studio.press, "announce_card"),
        "sixpack-reversed": partial(reach, "lay", _PACKS, lambda table: table.view.reversed),
        "sixpack-first": partial(reach, "lay", ("reverse",), lambda table: table.view.turn == 2),
        "sixpack-claim": partial(show_event, PileClaimed, _PACKS, 46),
        "sixpack-duplicates": partial(show_event, DuplicatesRemoved, _PACKS, 52),
        "sixpack-effect": partial(show_event, EffectTriggered, ("veto", "copycat", "carousel"), 24),
        "sixpack-number": partial(reach, "number", ("super_numbers", "reverse")),
        "sixpack-side": partial(reach, "carousel", ("carousel", "sticky")),
        "sixpack-pass": partial(reach, "pass", ("carousel", "sticky")),
        "sixpack-drive": partial(reach, "drive", ("pile_driver", "veto"), _has_window),
        "sixpack-keep": partial(reach, "bite", ("biting_hand", "reverse")),
        "sixpack-discard": partial(reach, "discard", ("biting_hand", "reverse")),
        "sixpack-landing": partial(reach, "land", ("takeback", "sheriff"), _has_window),
        "sixpack-claim-any": partial(
            reach, "land", ("veto", "copycat"), lambda table: not _has_window(table)
        ),
        "sixpack-take": partial(reach, "second_hand", ("second_hand", "seethrough")),
        "sixpack-veto": partial(reach, "veto", ("veto", "sticky")),
        "sixpack-calculators": partial(_show_calculators, studio),
        "sixpack-two": partial(reach, "lay", duel, seats=2),
        "sixpack-six": partial(reach, "lay", (*_PACKS, "carousel", "sticky"), seats=6),
    }


def _rulebook_pictures(studio: Studio) -> Pictures:
    """Return functions that take screenshots of the rules, the album, and examples at several stages."""
    pages = {
        f"rules-sixpack-{place}": partial(studio.show_rules, "sixpack", page.title)
        for place, page in enumerate(book_of(BINDER).pages, 1)
        if page.blocks or page.album
    }
    return {
        **pages,
        "rules-sixpack-lesson": partial(_show_lesson, studio),
        "rules-sixpack-album": partial(_show_album, studio, 4),
        "rules-sixpack-example": partial(_show_example, studio, 13),
        "rules-sixpack-wrong": partial(_show_example, studio, 5, "confirm"),
        "rules-sixpack-solved": partial(_show_example, studio, 5, "right", "confirm", "confirm"),
    }


def _show_lesson(studio: Studio) -> None:
    studio.show_rules("sixpack", "Example")
    for _ in range(4):
        studio.press("confirm", then=200)


def _show_album(studio: Studio, place: int) -> None:
    studio.show_rules("sixpack", "Album")
    studio.press(*["right"] * place, then=2)


def _show_example(studio: Studio, place: int, *keys: str) -> None:
    """Open the example of the pack at this place in the album, and press the keys."""
    _show_album(studio, place)
    studio.press("confirm")
    for key in keys:
        studio.press(key, then=400)
    studio.run_frames(4)


def _reach_question(
    studio: Studio,
    kind: str,
    packs: tuple[str, ...],
    fits: Callable[[Any], bool] = lambda _table: True,
    *,
    seats: int = 4,
) -> None:
    """Play a new match until a question of this kind is asked and `fits` holds; focus the second answer."""

    def asked(table: Any) -> bool:
        return table.view.question.kind == kind and fits(table)

    studio.play_until("sixpack", _opponents(seats), asked, preset="own", packs=packs)
    studio.press("right", then=60)


def _opponents(seats: int) -> tuple[str, ...]:
    return ("pip", "mabel", "bob", "rusty", "celia")[: seats - 1]


def _start_match(studio: Studio, packs: tuple[str, ...] = _PACKS) -> None:
    """Start a match at instant speed and play up to the player's first question."""
    studio.start("sixpack", _opponents(4), 2, preset="own", packs=packs)
    studio.set_speed("instant")
    studio.run_until_asked()


def _show_event(studio: Studio, event: type, packs: tuple[str, ...], frames: int) -> None:
    """Start a match and stop it this many frames after the first event of a type."""
    _start_match(studio, packs)
    studio.run_until_shown(event, frames)


def _show_calculators(studio: Studio) -> None:
    """Show a hand card that is about to be laid with Calculators."""

    def held(table: Any) -> bool:
        packs = [table.view.cards[card].pack for card in table.view.hand]
        return packs.count("calculator") > 1

    _reach_question(studio, "lay", ("calculator", "calculator", "reverse"), held)
    studio.press("confirm", "right", "confirm", then=40)


def _has_window(table: Any) -> bool:
    """Return whether the player's question is answered in a window."""
    return table.model.window is not None


FILMS: Films = {"claim": FilmStrip(_start_match, PileClaimed, 4.0, lead=1.0)}
