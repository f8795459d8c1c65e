"""The words of the table of Sixty-six for the spot in focus."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.foresight import marriage_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.sheet import Zone, sheet
from game.cardgames.sixty_six.table.focus import Half
from game.cardgames.sixty_six.words.names import points, the
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.cardgames.sixty_six.words.questions import why_no_call, why_not
from game.language.message import Text, message, sentences
from game.tables.focus import Spot
from game.voice.narrator import Names


def spot_words(view: SixtySixView, spot: Spot, names: Names, half: Half | None = None) -> str:
    match spot.zone:
        case Zone.BID:
            return sentences(NARRATOR.focus_bid(view, spot.key), refusal(view, spot))
        case Zone.WAY if half is not None:
            return way_words(view, half, declared=bool(spot.key))
    return sheet(view, names).words_of(spot.zone, spot.key)


def way_words(view: SixtySixView, half: Half, *, declared: bool) -> Text:
    """To lead a card with its marriage, or in silence."""
    if declared:
        return message(
            "Lead {card} and declare the marriage: {points}.",
            card=the(half.card),
            points=points(marriage_of(view, half.card)),
        )
    return message("Lead {card} without declaring: the marriage doesn’t count.", card=the(half.card))


def refusal(view: SixtySixView, spot: Spot) -> str:
    """Return why the focused card or call cannot be chosen, while there is a choice; empty if it can."""
    why = ""
    if spot.zone is Zone.BID:
        why = why_no_call(view, spot.key)
    elif spot.zone is Zone.HAND and view.seat is not None and view.asked == view.seat:
        why = message("bid or pass first") if view.stage == "bid" else why_not(view, spot.key)
    return message("Not now: {reason}.", reason=why) if why else ""
