"""Choices in the middle of the table: calls as coins, and whether to declare a marriage that is led."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import marriage_points_of
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.art.card_sprites import draw_card
from game.cardgames.sixty_six.table.art.coins import FOCUSED_RIM, SILVER, draw_coin
from game.cardgames.sixty_six.table.focus import all_calls, answers
from game.cardgames.sixty_six.table.layout import WORD_SIZE, between_piles, bid_areas, marriage_choice_areas
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.words.names import bid_name, point_count_words
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.language.message import Text, capital, message
from game.tables.advice import reason_words
from game.tables.art import Art
from game.tables.focus import Spot
from game.tables.raft.drawing import draw_prompt, draw_tag
from game.tables.raft.words import draw_text_plank
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, CORAL, GOLD

_COIN = 88.0
_FAINT, _FAINT_FOCUSED = 0.4, 0.75
_PROMPT = 28.0
_PAIR = 96.0
_LEATHER = "#131C4C"


def draw_bids(pen: Pen, model: SixtySixModel) -> None:
    """Draw all calls: legal ones pulse, the others are faint, and the focused one is larger, in a ring."""
    view, layout = model.view, model.layout
    seating = layout.seating
    draw_prompt(pen, message("Your bid!"), layout.prompt, seating.letter_size(_PROMPT))
    legal, areas = answers(view, None), bid_areas(layout)
    for bid in all_calls(view):
        area = areas[bid]
        focused, is_legal = model.focused(Zone.BID, bid), Spot(Zone.BID, bid) in legal
        size = _COIN * seating.scale * (1.12 if focused else 1.0)
        at = area.centerx, area.top + 52 * seating.scale
        mark = FOCUSED_RIM if is_legal else CORAL
        faint = _FAINT_FOCUSED if focused else _FAINT
        rim, alpha = mark if focused else SILVER, 1.0 if is_legal else faint
        draw_coin(pen, at, size, words=capital(bid_name(bid)), rim=rim, alpha=alpha)
        if is_legal or focused:
            ring = centred_area(at, size * 1.04, size * 1.04)
            pen.outline(ring, mark, 1.5 + 1.5 * model.pulse, ring.width / 2)
        # The tag of a hint replaces the small words.
        if model.advice is None or not is_legal:
            below = area.centerx, area.bottom - seating.letter_size(WORD_SIZE) * 0.85
            colour, letters = mark if focused else BONE, seating.letter_size(WORD_SIZE)
            draw_tag(pen, _short_promise(bid), below, letters, width=area.width, colour=colour)
    _draw_promise(pen, model)


def _draw_promise(pen: Pen, model: SixtySixModel) -> None:
    """Draw what the focused call promises or, with a hint, the reason for its value."""
    spot, words = model.aim, model.hint_text
    if not words and spot is not None and spot.zone is Zone.BID and not model.looking_back:
        choice = model.choice_at(spot)
        if model.advice is None or choice is None:
            words = model.words()
        else:
            words = reason_words(NARRATOR, model.view, model.advice, choice)
    if words:
        draw_text_plank(pen, model.layout.seating, model.layout.preview, words)


def _short_promise(bid: int) -> Text:
    """Return a call's promise in a few words."""
    if bid == PASS:
        return message("no promise")
    return message("all {n} tricks", n=HAND_SIZE) if bid == MOON else point_count_words(TICK * bid)


def draw_marriage_choice(pen: Pen, art: Art, model: SixtySixModel) -> None:
    """Draw the choice of how to lead a card of a marriage: declared, with both cards, or alone."""
    draft, view, layout = model.focus.draft, model.view, model.layout
    if draft is None:
        return
    seating = layout.seating
    draw_prompt(pen, message("A marriage!"), layout.prompt, seating.letter_size(_PROMPT))
    mate = MATES[draft.card]
    cards_by_key = ((draft.card, mate), (draft.card,))
    labels = (
        message("declare: {points}", points=marriage_points_of(view, draft.card)),
        message("don’t declare"),
    )
    for area, key, cards, words in zip(
        marriage_choice_areas(layout), (1, 0), cards_by_key, labels, strict=True
    ):
        focused = model.focused(Zone.WAY, key)
        pen.plate(area, _LEATHER, border=GOLD if focused else BONE, radius=16)
        width = _PAIR * seating.scale
        for place, card in enumerate(card for card in cards if card is not None):
            offset = (place - (len(cards) - 1) / 2) * width * 0.9
            middle = area.centerx + offset, area.top + area.height * 0.42
            box = centred_area(middle, width, width * CARD_RATIO)
            draw_card(pen, art, model.deck, card, box, angle=4.0 - 8.0 * place)
        at = area.centerx, area.bottom - seating.letter_size(15) * 1.6
        colour = GOLD if focused else BONE
        draw_tag(pen, words, at, seating.letter_size(15), width=area.width, colour=colour)
    draw_text_plank(pen, seating, between_piles(layout), model.hint_text or model.words())
