"""The words of the table of You Must Be 18! for the spot in focus, and for the draft of a play."""

from __future__ import annotations

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.events import MustBe18Choice
from game.cardgames.must_be_18.rules.legality import plays
from game.cardgames.must_be_18.rules.selection_check import CanPlay, NothingSelected, TooLittle, TooMuch
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.focus import BACK, DRAW, IDLE, LAY, SKIP, SUGGEST, Zone
from game.cardgames.must_be_18.table.selection import (
    Draft,
    answer,
    is_asked,
    lifted,
    put,
    selection,
    suggestions,
    verdict,
    ways,
)
from game.cardgames.must_be_18.words import signs
from game.cardgames.must_be_18.words.names import a, astray
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.tables.advice import Advice
from game.tables.focus import Focus, Spot
from game.voice.narrator import Names, Verbosity
from game.voice.words import counted, sentence


def words_of(view: MustBe18View, draft: Draft, focus: Focus, names: Names, advice: Advice | None) -> str:
    """The focused spot; with a hint, also the prospect of the choice that the spot makes."""
    spot = focus.spot
    if spot is None:
        return ""
    words = spot_words(view, draft, spot, names)
    choice = chosen_by(view, draft, spot)
    if advice is not None and choice is not None and not focus.browsing:
        expected = NARRATOR.expected(view, advice, choice, figures=advice.figures)
        return f"{words} {expected}".strip()
    return words


def chosen_by(view: MustBe18View, draft: Draft, spot: Spot) -> MustBe18Choice | None:
    """The choice that confirming a spot makes, None if it makes none."""
    if spot.zone is not Zone.ACT:
        return None
    return answer(view, draft) if spot.key == LAY else IDLE.get(spot.key)


def spot_words(view: MustBe18View, draft: Draft, spot: Spot, names: Names) -> str:
    """The words of any spot on the table."""
    match spot.zone:
        case Zone.HAND:
            return _card_words(view, draft, spot.key)
        case Zone.COLUMN:
            return _column_words(view, draft, spot.key)
        case Zone.ACT:
            return _act_words(view, draft, spot.key)
        case Zone.COUNTER:
            return total_words(view, draft)
        case Zone.STOCK:
            return NARRATOR.stock(view)
        case Zone.SEAT:
            return NARRATOR.seat(view, spot.key, names)
        case Zone.TOTALS:
            return NARRATOR.scores(view, names)
    return ""


def total_words(view: MustBe18View, draft: Draft) -> str:
    """The cards put, and the total of the tops with them."""
    if not view.columns:
        return NARRATOR.columns(view)
    return NARRATOR.selection(view, selection(view, draft), Verbosity.FULL)


def _card_words(view: MustBe18View, draft: Draft, card: int) -> str:
    """A hand card, and whether it goes with the cards put already."""
    words = NARRATOR.focus_card(view, card)
    if card in view.fresh:
        words += " It has just been drawn."
    if not is_asked(view) or not view.columns or draft.held is not None:
        return words
    found = len(ways(view, lifted(draft, card)))
    if not found:
        return f"{words} It makes no {TOTAL} now."
    return f"{words} {sentence(counted(found, 'way'))} to {TOTAL} with it."


def _column_words(view: MustBe18View, draft: Draft, column: int) -> str:
    new = column >= len(view.columns)
    words = NARRATOR.new_column(view) if new else NARRATOR.column(view, column)
    if draft.held is not None:
        then = NARRATOR.selection(view, selection(view, put(draft, column)))
        return f"{words} With {a(view.numbers[draft.held])}: {then}"
    card = draft.on(column)
    return words if card is None else f"{words} {sentence(a(view.numbers[card]))} is put here."


def _act_words(view: MustBe18View, draft: Draft, act: int) -> str:
    if act == SUGGEST:
        found = len(suggestions(view, draft))
        return f"Suggest: {counted(found, 'way')} to go on." if found else NO_WAY
    if act == BACK:
        return "Take back the last card."
    choice = answer(view, draft) if act == LAY else IDLE[act]
    if choice is None:
        return message(view, draft, None, ())
    return f"{sentence(NARRATOR.choice(view, choice))}."


NO_WAY = "Nothing goes on from here."
LABELS = {LAY: "Lay", SUGGEST: "Suggest", BACK: "Back", DRAW: "Draw", SKIP: "Skip"}
"""The labels of the plaques."""


def message(view: MustBe18View, draft: Draft, aimed: int | None, names: Names) -> str:
    """The words on the total, as they are said."""
    if not is_asked(view):
        return _meanwhile(view, names)
    if not view.columns:
        return NARRATOR.ask(view, names)
    found = verdict(view, draft, aimed)
    nothing = any(isinstance(problem, NothingSelected) for problem in found.problems)
    if nothing:
        return "Now choose its column." if draft.held is not None else NARRATOR.ask(view, names)
    if found.off:
        return f"{found.total}: {astray(found.off)}"
    wrong = [problem for problem in found.problems if not isinstance(problem, TooMuch | TooLittle)]
    return NARRATOR.problem(wrong[0]) if wrong else f"{TOTAL}!"


def prompt(view: MustBe18View, draft: Draft, aimed: int | None) -> str:
    """The words in the middle of the table: the next thing to do, or what would be laid."""
    if not is_asked(view) or not view.columns:
        return signs.question(view)
    found = verdict(view, draft, aimed)
    if any(isinstance(problem, NothingSelected) for problem in found.problems):
        return "Choose its column" if draft.held is not None else signs.question(view)
    if found.off:
        return f"Make {TOTAL} again"
    if found.problems:
        return sentence(NARRATOR.problem(found.problems[0])).rstrip(".")
    choice = answer(view, draft)
    return f"{TOTAL}!" if choice is None else signs.laying(view, choice)


def _meanwhile(view: MustBe18View, names: Names) -> str:
    if view.turn is None or not names:
        return ""
    return "Your turn" if view.turn == view.seat else f"{names[view.turn]}'s turn"


def no_column(view: MustBe18View, draft: Draft) -> str:
    """The reason why no column can be opened now."""
    if len(view.columns) >= view.options.columns:
        return NARRATOR.new_column(view)
    if view.options.opening == "stuck" and plays(view.counts, view.tops):
        return NARRATOR.problem(CanPlay(len(plays(view.counts, view.tops))))
    return NO_WAY
