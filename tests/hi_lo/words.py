"""The texts of Hi-lo."""

from __future__ import annotations

from game.ai.agent import Decision
from game.engine.contract import Event
from game.language.message import Text, capital, message, percent
from game.voice.narrator import Choices, Names, PointNarrator, Verbosity
from tests.hi_lo.rules import CardTurned, Guess, HiLoView, MatchEnded, RoundScored, RoundStarted


def guess_word(higher: bool) -> Text:
    """Return a guess as one word."""
    return message("higher") if higher else message("lower")


def guess_phrase(higher: bool) -> Text:
    """Return a guess as words that follow "to"."""
    return message("say higher") if higher else message("say lower")


def describe_guess(seat: int, card: int, names: Names, *, higher: bool, right: bool) -> Text:
    """Describe a guess, the turned card, and whether the guess was right."""
    name, guess = names[seat], guess_word(higher)
    if right:
        return message("{name} said {guess}: {card}, right.", name=name, guess=guess, card=card)
    return message("{name} said {guess}: {card}, wrong.", name=name, guess=guess, card=card)


class HiLoNarrator(PointNarrator):
    """Events and questions, the same for everybody, because nothing is hidden."""

    results = RoundScored, MatchEnded

    def narrate(
        self, event: Event, before: HiLoView, after: HiLoView, names: Names, verbosity: Verbosity
    ) -> str | None:
        match event:
            case RoundStarted(round=number, card=card):
                return message("Round {round}. The first card is {card}.", round=number, card=card)
            case CardTurned(seat=seat, higher=higher, card=card, right=right):
                return describe_guess(seat, card, names, higher=higher, right=right)
            case RoundScored():
                return message("Round {round} is over.", round=after.round)
            case MatchEnded(ranking=ranking):
                return message("The match is over. First: {name}.", name=names[ranking.index(1)])
        return None

    def question(self, view: HiLoView, names: Names) -> str:
        own = view.seat is not None and view.asked == view.seat
        if not own:
            return ""
        return message("Is the next card higher or lower than {card}?", card=view.cards[-1])

    def reason(self, view: HiLoView, decision: Decision, choice: Guess, *, figures: bool = False) -> str:
        del figures
        right = next(one.value for one in decision.prospects if one.choice == choice)
        guess = capital(self.choice(view, choice))
        return message("{choice} is right with a chance of {chance}.", choice=guess, chance=percent(right))

    def choice(self, view: HiLoView, choice: Guess) -> str:
        return guess_phrase(choice.higher)


class HiLoChoices(Choices):
    """The names of guesses."""

    def moment(self, view: HiLoView) -> str:
        return message("Card {n}", n=len(view.cards))

    def words(self, view: HiLoView, choice: Guess) -> str:
        return guess_phrase(choice.higher)

    def label(self, view: HiLoView, choice: Guess) -> str:
        return guess_word(choice.higher)

    def cards(self, view: HiLoView, choice: Guess) -> tuple[int, ...]:
        return ()


NARRATOR, CHOICES = HiLoNarrator(), HiLoChoices()
