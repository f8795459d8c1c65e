"""Reasons for an agent's choices in You Must Be 18! in words, from the agent's own view."""

from __future__ import annotations

from game.ai.agent import Decision, Prospect
from game.cardgames.must_be_18.rules.events import DrawCard, LaySixes, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay, laid_numbers, outcome_key
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import cards_left_words, number_list, point_count_words
from game.cardgames.must_be_18.words.selection_check import check_selection
from game.engine.contract import Choice
from game.language.message import Text, figure, message, message_in, plural, sentence, sentences
from game.voice.verdict import comparison_words, displayed_difference, prospect_of
from game.voice.words import number_word

_BEST, _NEXT_BEST = message_in("a choice", "the best"), message_in("a choice", "the next best")


def prospect_words(prospect: Prospect) -> Text:
    return message("{points} points expected.", points=figure(prospect.points(MUST_BE_18), 1))


def reason(view: MustBe18View, decision: Decision, choice: Choice, *, figures: bool = False) -> Text:
    """Explain a choice: its effect now, and how it compares with the next best (in points if `figures`)."""
    return sentences(effect_words(view, choice), _comparison(view, decision, choice, figures=figures))


def effect_words(view: MustBe18View, choice: Choice, *, tops: bool = True) -> Text:
    """Explain a choice's effect now and, with `tops`, the tops that it leaves."""
    match choice:
        case PlayCards() | OpenColumn():
            return _lay_effect(view, choice, tops=tops)
        case LaySixes():
            return message("If you have three sixes, you must begin.")
        case DrawCard():
            return message("One more card, and maybe a better play.")
        case Skip():
            return message("It keeps every card.")
    raise TypeError(f"no choice of You Must Be 18!: {choice}")


def _lay_effect(view: MustBe18View, lay: Lay, *, tops: bool) -> Text:
    """Return in words which cards leave the hand and, with `tops`, the resulting tops."""
    numbers, left = lay.numbers, len(view.hand) - len(lay.numbers)
    if not left:
        return message("It empties the hand and ends the round.")
    # For translators: "it" is a choice; {points} is "9 points", {left} "two cards left".
    laid = plural(
        "It gets rid of {n} card, {points}; {left}",
        "It gets rid of {n} cards, {points}; {left}",
        len(numbers),
        n=number_word(len(numbers)),
        points=point_count_words(sum(numbers)),
        left=cards_left_words(left),
    )
    if not tops:
        return sentence(laid)
    after = check_selection(view, laid_numbers(len(view.columns), lay)).tops
    return message("{effect}; it leaves {tops} on top.", effect=laid, tops=number_list(after))


def _comparison(view: MustBe18View, decision: Decision, choice: Choice, *, figures: bool) -> str:
    """Return in words how a choice compares with the best choice that has a different outcome."""
    own = prospect_of(decision, choice)
    same = outcome_key(view.tops, choice)
    others = [other for other in decision.prospects if outcome_key(view.tops, other.choice) != same]
    if own is None or not others:
        return ""
    best = max(others, key=lambda prospect: (prospect.choice == decision.choice, prospect.value))
    more = displayed_difference(own, best)
    if not more:
        return message("Another choice is just as good.")
    if not figures:
        return comparison_words(more, _NEXT_BEST if more > 0 else _BEST)
    if more > 0:
        return message("{points} points better than the next best.", points=figure(more, 1))
    return message("{points} points worse than the best.", points=figure(-more, 1))
