"""The words of the table of You Must Be 18! for the focused spot and for the draft of a play."""

from __future__ import annotations

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.events import MustBe18Choice
from game.cardgames.must_be_18.rules.legality import legal_plays
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.selection import (
    BACK,
    DRAW,
    IDLE,
    LAY,
    SKIP,
    SUGGEST,
    SelectionDraft,
    check_draft,
    choice_of_draft,
    matching_plays,
    must_choose,
    pick_up,
    place_on,
    placed_numbers,
    suggestions,
)
from game.cardgames.must_be_18.words import questions
from game.cardgames.must_be_18.words.names import card_with_article, distance_words
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.cardgames.must_be_18.words.selection_check import CAN_PLAY
from game.language.message import Text, capital, message, message_in, plural, sentence, sentences
from game.tables.focus import Spot
from game.voice.narrator import Names
from game.voice.words import choice_sentence, number_word


def choice_of_spot(view: MustBe18View, draft: SelectionDraft, spot: Spot) -> MustBe18Choice | None:
    """Return the choice that confirming a spot makes; None if it makes none."""
    if spot.zone is not Zone.ACT:
        return None
    return choice_of_draft(view, draft) if spot.key == LAY else IDLE.get(spot.key)


def total_words(view: MustBe18View, draft: SelectionDraft) -> str:
    """Return the cards placed so far, and the total with them, in words."""
    if not view.columns:
        return NARRATOR.columns(view)
    return NARRATOR.selection(view, placed_numbers(view, draft), cards=True)


def card_words(view: MustBe18View, draft: SelectionDraft, card: int) -> str:
    """Return a hand card in words, and whether it fits the cards already placed."""
    words = NARRATOR.focus_card(view, card)
    if card in view.fresh:
        words = sentences(words, message("You’ve just drawn it."))
    if not must_choose(view) or not view.columns or draft.held is not None:
        return words
    count = len(matching_plays(view, pick_up(draft, card)))
    if not count:
        return sentences(words, message("It can’t make {total} now.", total=TOTAL))
    number = capital(number_word(count))
    plays = plural(
        "{n} way to make {total} with it.", "{n} ways to make {total} with it.", count, n=number, total=TOTAL
    )
    return sentences(words, plays)


def column_words(view: MustBe18View, draft: SelectionDraft, column: int) -> str:
    new = column >= len(view.columns)
    words = NARRATOR.new_column(view) if new else NARRATOR.column(view, column)
    if draft.held is not None:
        result = NARRATOR.selection(view, placed_numbers(view, place_on(draft, column)))
        # For translators: {card} is "a six", {then} the sentences on the total that it makes.
        held = message("With {card}: {then}", card=card_with_article(view.numbers[draft.held]), then=result)
        return sentences(words, held)
    card = draft.card_on(column)
    if card is None:
        return words
    return sentences(words, message("{card} goes here.", card=capital(card_with_article(view.numbers[card]))))


def action_words(view: MustBe18View, draft: SelectionDraft, button: int) -> str:
    if button == SUGGEST:
        count = len(suggestions(view, draft))
        if not count:
            return _button_words(button, NO_WAY)
        return plural(
            "Suggest: {n} way to make 18.", "Suggest: {n} ways to make 18.", count, n=number_word(count)
        )
    if button == BACK:
        return message("Undo the last card.")
    choice = choice_of_draft(view, draft) if button == LAY else IDLE[button]
    if choice is None:
        return _button_words(button, total_feedback(view, draft, None, ()))
    return choice_sentence(NARRATOR.choice(view, choice))


def _button_words(button: int, reason: str) -> Text:
    """Return the name of a button that does nothing now, and the reason."""
    return sentence(message("{title}: {meaning}", title=LABELS[button], meaning=reason))


NO_WAY, CARDS_FIRST = message("There’s no way to 18 from here."), message("Choose cards first")
LABELS = {
    # For translators: a label of a plaque, to play cards; the next ones are on others.
    LAY: message_in("plaque", "Play"),
    SUGGEST: message_in("plaque", "Suggest"),
    BACK: message_in("plaque", "Back"),
    DRAW: message_in("plaque", "Draw"),
    SKIP: message_in("plaque", "Skip"),
}
"""The labels of the buttons."""


def total_feedback(view: MustBe18View, draft: SelectionDraft, aimed_column: int | None, names: Names) -> str:
    """Return spoken feedback about a draft's total or, without one, whose turn it is or what to do next."""
    if not must_choose(view):
        return _turn_words(view, names)
    if not view.columns:
        return NARRATOR.question(view, names)
    verdict = check_draft(view, draft, aimed_column)
    if verdict.empty:
        if draft.held is not None:
            return message("Now choose its column.")
        return sentence(CARDS_FIRST) if matching_plays(view, draft) else NARRATOR.question(view, names)
    if verdict.difference:
        # For translators: {off} is "one over" or "two short".
        return message("{total}, {off}", total=verdict.total, off=distance_words(verdict.difference))
    return verdict.problems[0] if verdict.problems else message("{total}!", total=TOTAL)


def prompt_words(
    view: MustBe18View, draft: SelectionDraft, aimed_column: int | None, *, laying: bool = False
) -> str:
    """Return the prompt in the middle of the table: the next step, the play, or why it can't be laid."""
    if not must_choose(view) or not view.columns:
        return questions.question_words(view)
    verdict = check_draft(view, draft, aimed_column)
    if verdict.empty:
        if draft.held is not None:
            return message("Choose its column")
        return CARDS_FIRST if laying and matching_plays(view, draft) else questions.question_words(view)
    if verdict.difference and laying:
        return total_feedback(view, draft, aimed_column, ())
    if verdict.difference:
        return message("Make {total} again", total=TOTAL)
    if verdict.problems:
        return capital(verdict.problems[0])
    choice = choice_of_draft(view, draft)
    return message("{total}!", total=TOTAL) if choice is None else questions.play_words(view, choice)


def _turn_words(view: MustBe18View, names: Names) -> str:
    if view.turn is None or not names:
        return ""
    if view.turn == view.seat:
        return message("Your turn")
    return message("{name}’s turn", name=names[view.turn])


def no_column_reason(view: MustBe18View, draft: SelectionDraft) -> str:
    """Return in words why no column can be opened now."""
    if len(view.columns) >= view.options.columns:
        return NARRATOR.new_column(view)
    if view.options.opening == "stuck" and legal_plays(view.counts, view.tops):
        return CAN_PLAY
    return NO_WAY
