"""Texts about rounds, for games that call them rounds or hands."""

from __future__ import annotations

from collections.abc import Mapping

from game.language.message import Text, capital, message, plural
from game.voice.words import number_word


class Rounds:
    look = message("look at the round")
    another = message("Pick a round.")
    undecided = message("You had nothing to decide in this round.")

    def title(self, number: int) -> Text:
        return message("Round {number}", number=number)

    def title_of(self, number: int, rounds: int) -> Text:
        return message("Round {number} of {rounds}", number=number, rounds=rounds)

    def in_sentence(self, number: int) -> Text:
        """Return a round's name in lower case, for use within a sentence, such as "round 3"."""
        return message("round {number}", number=number)

    def standings(self, number: int, standing: str) -> Text:
        return message("Standings after round {number}: {standing}.", number=number, standing=standing)

    def rounds_left(self, rounds: int) -> Text:
        """Return a sentence that says how many rounds are left to play."""
        return plural("{n} round to go.", "{n} rounds to go.", rounds, n=capital(number_word(rounds)))

    def score_words(self, names: str, points: str, total: str) -> Text:
        """Return a sentence with a team's points in a round and its total."""
        return message(
            "{names}: {points} this round, {total} in all.", names=names, points=points, total=total
        )

    def went_out_words(self, number: int) -> Text:
        """Return words that say in which round a player went out of the match."""
        return message("out in round {number}", number=number)

    def lasted_words(self, rounds: int) -> Text:
        """Return words for a player who never went out of the match, with its number of rounds."""
        return plural("lasted {n} round", "lasted all {n} rounds", rounds)

    def new_record(self, points: str, before: str) -> Text:
        return message("best round: {points}, previously {before}", points=points, before=before)

    def decision_heading(self, number: int, moment: str, choice: str) -> Text:
        # For translators: {moment} is such as "Turn 3", {choice} such as "play 23".
        return message(
            "{moment}, round {number}: just before you chose to {choice}.",
            moment=moment,
            number=number,
            choice=choice,
        )


class HandRounds(Rounds):
    look = message("look at the hand")
    another = message("Pick a hand.")
    undecided = message("You had nothing to decide in this hand.")

    def title(self, number: int) -> Text:
        return message("Hand {number}", number=number)

    def title_of(self, number: int, rounds: int) -> Text:
        return message("Hand {number} of {rounds}", number=number, rounds=rounds)

    def in_sentence(self, number: int) -> Text:
        return message("hand {number}", number=number)

    def standings(self, number: int, standing: str) -> Text:
        return message("Standings after hand {number}: {standing}.", number=number, standing=standing)

    def rounds_left(self, rounds: int) -> Text:
        return plural("{n} hand to go.", "{n} hands to go.", rounds, n=capital(number_word(rounds)))

    def score_words(self, names: str, points: str, total: str) -> Text:
        return message(
            "{names}: {points} this hand, {total} in all.", names=names, points=points, total=total
        )

    def went_out_words(self, number: int) -> Text:
        return message("out in hand {number}", number=number)

    def lasted_words(self, rounds: int) -> Text:
        return plural("lasted {n} hand", "lasted all {n} hands", rounds)

    def new_record(self, points: str, before: str) -> Text:
        return message("best hand: {points}, previously {before}", points=points, before=before)

    def decision_heading(self, number: int, moment: str, choice: str) -> Text:
        # For translators: {moment} is such as "Trick 3", {choice} such as "play the ace of hearts".
        return message(
            "{moment}, hand {number}: just before you chose to {choice}.",
            moment=moment,
            number=number,
            choice=choice,
        )


_ROUNDS: Mapping[str, Rounds] = {"round": Rounds(), "hand": HandRounds()}


def rounds_named(name: str) -> Rounds:
    """Return the texts for a game that calls a round by this name; an unknown name counts as "round"."""
    return _ROUNDS.get(name, _ROUNDS["round"])
