"""Screenshots of 6 takes!: its table from the deal to the ceremony, its rules, records and replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.cardgames.six_takes.rules.events import CardsRevealed, MatchEnded, Reason, RoundScored, RowTaken
from game.cardgames.six_takes.rules.game import row_for
from game.cardgames.six_takes.table.focus import RowFocus
from game.tables.studio import Films, FilmStrip, Pictures, Studio

_FOUR = ("bob", "celia", "david", "mabel")
_ACCURACIES = (
    (76.59, 76.0, 51.09, 40.13, 81.78, 14.16),
    (40.44, 59.11, 46.47, 63.21, 66.13),
    (58.64, 40.55, 56.05, 23.53, 63.07, 76.35, 66.98, 38.22),
    (62.08, 61.88, 62.89, 35.22, 19.55, 73.7, 81.4, 73.41),
)


def pictures(studio: Studio) -> Pictures:
    return {
        "table": partial(_show_table, studio),
        "table-preview-sixth": partial(_show_sixth_card, studio),
        "table-hint": studio.show_hint,
        "table-revealed": partial(_show_reveal, studio),
        "table-placing": partial(studio.run_frames, 55),
        "table-row-menu": partial(_show_row_menu, studio),
        "table-too-low": partial(_show_too_low_card, studio),
        "table-hint-row": studio.show_hint,
        "table-sweep": partial(studio.run_until_shown, RowTaken, 56),
        "scoring": partial(_show_scores, studio, _FOUR, 5, 3),
        "coach": studio.open_coach,
        "coach-again": studio.show_second_try,
        "coach-decisions": studio.show_coach_figures,
        "ceremony": partial(_show_scores, studio, ("rusty", "flora", "nemo"), 4, 2, limit=0),
        "scoring-out": partial(_show_player_out, studio),
        "table-out": partial(_show_reveal, studio),
        "ceremony-lasting": partial(_skip_to_ceremony, studio),
        "table-dear-row": partial(_show_expensive_row, studio),
        "table-ten": partial(_show_ten_seats, studio),
        "table-ten-revealed": partial(_show_reveal, studio),
        "table-two": partial(_play_to_turn, studio, ("david",), 8, 5, 2, professional=True, ending="classic"),
        "draft": partial(_show_draft, studio),
        "draft-hint": studio.show_hint,
        "pause": partial(studio.press, "menu", then=4),
        "log": partial(studio.press, "cancel", "log", then=4),
        "rules-minute": partial(studio.show_rules, "six_takes", "The game in a minute"),
        "rules-ducks": partial(studio.show_rules, "six_takes", "Ducks"),
        "rules-lesson": partial(_show_lesson, studio),
        "rules-album": partial(studio.show_rules, "six_takes", "Try it"),
        "rules-keys": partial(studio.show_rules, "six_takes", "Keys"),
        "rules-controls": partial(studio.show_rules, "six_takes", "Controls"),
        "records": partial(studio.show_records, "six_takes", _ACCURACIES),
        "all-matches": partial(studio.press, "last", "previous", "confirm"),
        "all-matches-rating": partial(studio.press, "first", "right", "right", "down"),
        "replay": partial(studio.press, "down", "down", "confirm", then=420),
    }


def _show_table(studio: Studio) -> None:
    studio.start("six_takes", _FOUR, 11)
    _play_turns(studio, 3, 4)
    studio.run_frames(60)
    studio.press("right", "right", then=40)


def _show_sixth_card(studio: Studio) -> None:
    table = studio.table
    for _ in range(12):
        view = table.view
        card = view.hand[table.focus.place]
        row = row_for(card, view.rows)
        if row is not None and len(view.rows[row]) == 5:
            break
        studio.press("right")
    studio.run_frames(40)


def _play_turns(studio: Studio, turns: int, place: int = 0) -> None:
    """Play some turns quickly, always with the hand card at index `place`."""
    table = studio.table
    studio.set_speed("instant")
    played = 0
    while played < turns:
        studio.run_until_asked()
        if not studio.playing:
            break
        table.model.focus = RowFocus(place=place)
        table.model.validate_focus()
        played += table.view.stage == "choose"
        studio.press("confirm")
    studio.set_speed("normal")
    studio.run_until_asked()


def _show_reveal(studio: Studio) -> None:
    studio.press("confirm")
    studio.run_until(lambda: studio.playing and bool(studio.table.view.waiting), 1200)
    studio.run_frames(62)


def _show_row_menu(studio: Studio) -> None:
    studio.run_until_asked()
    studio.press("announce_rows", "down", "right", "right", then=20)


def _show_too_low_card(studio: Studio) -> None:
    """Start matches until playing the lowest card makes the player take a row."""
    for seed in range(1, 60):
        studio.start("six_takes", ("rusty", "celia", "odette"), seed)
        studio.run_until_asked()
        view = studio.table.view
        if view.hand[0] < min(row[-1] for row in view.rows):
            _play_turns(studio, 1, 0)
            if studio.table.view.stage == "place":
                break
    studio.run_frames(30)


def _show_scores(studio: Studio, opponents: tuple[str, ...], seed: int, place: int, **options: Any) -> None:
    studio.start("six_takes", opponents, seed, **options)
    _play_turns(studio, 10, place)
    studio.run_until(lambda: studio.shows_round_result, 600)
    studio.run_until_still()


def _show_player_out(studio: Studio) -> None:
    """Show the result of a round that puts the player out while others play on."""
    for seed in range(1, 60):
        studio.start("six_takes", ("pip", "dot", "lotte", "bob"), seed, limit=25)
        _play_turns(studio, 10, 0)
        studio.run_until(lambda: studio.shows_round_result, 600)
        out = studio.table.view.out
        if out[0] and sum(map(bool, out)) < len(out) - 1:
            studio.run_until_still()
            return
    raise LookupError("the player was never out")


def _skip_to_ceremony(studio: Studio) -> None:
    studio.press("skip")
    studio.run_until(lambda: studio.shows_round_result, 3000)
    studio.run_until_still()


def _show_expensive_row(studio: Studio) -> None:
    """Show a row with many ducks being counted."""
    for seed in range(1, 60):
        studio.start("six_takes", _FOUR, seed)
        _play_turns(studio, 5, 0)
        for _ in range(900):
            studio.run_until(lambda: bool(studio.table.stage.moments) or not studio.table.stage.calm, 1)
            if studio.table.stage.moments:
                studio.run_frames(90)
                return
            if studio.table.asking:
                studio.press("confirm")
            if not studio.playing:
                break
    raise LookupError("no row had many ducks")


def _show_ten_seats(studio: Studio) -> None:
    everybody = tuple(name for name, level in studio.levels.items() if level != "swan")
    _play_to_turn(studio, (*everybody, "odette")[:9], 21, 4, 5)


def _play_to_turn(
    studio: Studio, opponents: tuple[str, ...], seed: int, turns: int, place: int, **options: Any
) -> None:
    """Start a match and play `turns` turns, always with the hand card at index `place`."""
    studio.start("six_takes", opponents, seed, **options)
    _play_turns(studio, turns, place)
    studio.run_frames(40)


def _show_draft(studio: Studio) -> None:
    studio.start("six_takes", ("celia", "sir", "bob"), 9, draft=True)
    studio.run_until_asked()
    studio.press("confirm")
    studio.run_until_asked()
    studio.press("right", "right", "down", then=30)


def _show_lesson(studio: Studio) -> None:
    studio.show_rules("six_takes", "Example")
    for _ in range(4):
        studio.press("confirm", then=200)


def _match_after(turns: int, opponents: tuple[str, ...] = _FOUR, **options: Any) -> Callable[[Studio], None]:
    """Return a function that starts a match and plays `turns` turns."""

    def start(studio: Studio) -> None:
        studio.start("six_takes", opponents, 11, **options)
        _play_turns(studio, turns, 4)

    return start


def _is_sixth_soon(event: CardsRevealed, table: Any) -> bool:
    """Return whether one of the two lowest revealed cards will be the sixth of its row."""
    rows = [tuple(row) for row in table.view.rows]
    for card, _seat in event.plays[:2]:
        row = row_for(card, rows)
        if row is None or len(rows[row]) == 5:
            return row is not None
        rows[row] = (*rows[row], card)
    return False


FILMS: Films = {
    "six-takes": FilmStrip(_match_after(2, _FOUR[:3]), CardsRevealed, 9.0, lead=1.6, fits=_is_sixth_soon),
    "reveal": FilmStrip(_match_after(3), CardsRevealed, 3.0, lead=0.75),
    "row-taken": FilmStrip(
        _match_after(3), RowTaken, 4.0, lead=1.0, fits=lambda event, _table: event.reason is Reason.SIXTH
    ),
    "round-end": FilmStrip(_match_after(8), RoundScored, 12.0, lead=0.5),
    "ceremony": FilmStrip(_match_after(8, _FOUR[:2], limit=0), MatchEnded, 15.0),
}
