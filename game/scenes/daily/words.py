"""Texts about daily deals."""

from __future__ import annotations

from datetime import date

from game.arcade.daily.diary import Diary, DiaryEntry
from game.arcade.par import Par
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.language.message import Text, message, plural, sentence, sentences
from game.scenes.match_mode.par_words import MEDALS, Terms


def state_of_today(found: Diary, today: date) -> Text:
    """Return a short text about the state of today's deal."""
    if found.can_start(today):
        return message("today’s deal is ready")
    if found.unfinished_entry(today):
        return message("today’s deal isn’t over")
    return message("today’s deal is done")


def outcome_of(entry: DiaryEntry | None, shown_game: str = "") -> Text:
    """Return a text about the outcome of a day's deal, which has no entry until it's started.

    The text names the game unless it's `shown_game`, which is named beside the text.
    """
    if entry is None:
        return message("Not played.")
    result = entry.result
    if result is None:
        return message("Started, not finished.")
    rank, players = result.ranking[result.own_seat], len(result.players)
    game = GAMES[result.game].title if result.game in GAMES else result.game
    if result.game == shown_game:
        place = sentence(message("Place {rank} of {count}", rank=rank, count=players))
    else:
        place = message("{game} · place {rank} of {players}.", game=game, rank=rank, players=players)
    if result.forfeited:
        return sentences(place, message("You left before the end."))
    if entry.score is None or result.game not in GAMES:
        return place
    words = Terms(rules_of(result.game), kit_of(result.game).narrator())
    par = words.comparison(Par(entry.score.ghosts), entry.score.result)
    medal = "" if entry.medal is None else sentence(MEDALS[entry.medal])
    return sentences(place, par, medal)


def streak_words(days: int) -> Text:
    if days == 0:
        return message("No streak yet.")
    return plural("A {n}-day streak.", "A {n}-day streak.", days)
