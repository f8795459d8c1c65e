"""The middle of the table of Sixty-six: the trick and its question, calls, and how to lead a marriage."""

from __future__ import annotations

import math
from collections.abc import Container

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import marriage_points_of
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.rules.view import team_of
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.art.cards import draw_card
from game.cardgames.sixty_six.table.art.coins import FOCUSED_RIM, SILVER, draw_coin, draw_suit_sign
from game.cardgames.sixty_six.table.card_places import reason_area, seat_at, slot_pose
from game.cardgames.sixty_six.table.focus import all_calls, answers
from game.cardgames.sixty_six.table.layout import (
    BOTTOM,
    TOP,
    WORD_SIZE,
    between_piles,
    bid_areas,
    marriage_choice_areas,
)
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.seats import team_colour
from game.cardgames.sixty_six.words import questions
from game.cardgames.sixty_six.words.names import bid_name, point_count_words
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.language.message import Text, capital, message, message_in
from game.tables.advice import reason_words
from game.tables.animation.motion import Pose
from game.tables.art import Art
from game.tables.focus import Spot, card_area
from game.tables.raft.drawing import draw_prompt, draw_tag
from game.tables.raft.words import draw_text_plank, plank_area
from game.ui.drawing.artwork import draw_star
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, CORAL, GOLD, MIST, PALE_GOLD
from game.ui.drawing.text import Typeface

_STAR, _LEADING, _LIT = 30.0, 1.18, 0.5
_EDGE, _GAP, _OVER_TITLE = 8.0, 3.0, 0.05
"""The margins beside and above words in a slot, and above their title as a share of the slot's height."""
_WIDER, _HIGHER = 14.0, 20.0
"""How much a frame without a title is wider and higher than the slot."""
_YOURS, _REFUSED = message_in("it is your turn", "Go!"), message("Not now")


def draw_slots(pen: Pen, model: SixtySixModel) -> None:
    """Draw the slots of the trick, under its cards; the next player's slot is brighter."""
    seen, layout = model.seen, model.layout
    if model.focused(Zone.MIDDLE):
        pen.outline(layout.middle, GOLD, radius=16)
    if seen.bidder is None:
        return
    asked = _is_asking_for_card(model)
    for place, slot in enumerate(layout.slots):
        seat = seat_at(seen, place)
        if seat != seen.aside and not (asked and place == BOTTOM):
            pen.slot(slot, BONE, _LIT if seen.asked == seat else 0.2)
    if asked:
        _draw_task(pen, model)


def _is_asking_for_card(model: SixtySixModel) -> bool:
    """Return whether the player must play a card, no card is moving, and the last trick isn't shown."""
    view, focus = model.view, model.focus
    playing = model.prompting and view.stage == "play" and model.seen.asked == view.seat
    return playing and not (model.looking_back or focus.browsing) and focus.draft is None


def _draw_task(pen: Pen, model: SixtySixModel) -> None:
    """Draw the question in the viewer's slot, or why the focused card may not be played.

    The words are above the reason for a hint; if there isn't room for both, their frame is wider and has no
    title.
    """
    seating, view, spot = model.layout.seating, model.view, model.aim
    large, size, least = seating.letter_size(25), seating.letter_size(16), seating.letter_size(13)
    title, words, colour = _YOURS, questions.task_words(view), GOLD
    if model.refused and spot is not None:
        title, words, colour = _REFUSED, questions.forbidden_card_reason(view, spot.key), CORAL
        large = seating.letter_size(21)
    frame = FRect(model.layout.slots[BOTTOM])
    foot = min([frame.bottom, *(plank.top - _GAP for plank in _reason_planks(pen, model))])
    over = frame.height * _OVER_TITLE
    lines = pen.lines(words, least, Typeface.BOLD, frame.width - 2 * _EDGE)
    titled = over + large * 1.4 + len(lines) * least * _LEADING <= foot - frame.top - _GAP
    if not titled:
        frame = frame.inflate(2 * _WIDER * seating.scale, 2 * _HIGHER * seating.scale)
    frame.height = foot - frame.top
    pen.slot(frame, BONE, _LIT)
    pen.outline(frame, colour, 3.0 + 2.0 * model.pulse)
    inside = frame.inflate(-2 * _EDGE, -2 * _GAP)
    if titled:
        at = frame.centerx, frame.top + over
        pen.outlined(title, at, large, colour=colour, anchor="midtop", width=frame.width)
        inside.update(inside.left, at[1] + large * 1.4, inside.width, foot - _GAP - at[1] - large * 1.4)
    took = pen.paragraph(
        words, inside, size, Typeface.BOLD, BONE, align="center", leading=_LEADING, least=least / size
    )
    room = inside.height - took
    if view.trick and room > 30 * seating.scale:
        mark = min(room * 0.7, 34 * seating.scale)
        at = frame.centerx, inside.bottom - room / 2
        draw_suit_sign(pen, SUIT_OF[view.trick[0][1]], at, mark, model.deck)


def draw_effect(pen: Pen, model: SixtySixModel) -> None:
    """Draw the effect of the focused card between trick and hand, or a hint's reason on a text panel."""
    view, layout, spot = model.view, model.layout, model.aim
    if not _is_asking_for_card(model):
        return
    planks = _reason_planks(pen, model)
    for plank in planks:
        draw_text_plank(pen, layout.seating, plank, _reason_words(model))
    if planks or spot is None or spot.zone != Zone.HAND:
        return
    choice = answers(view, None).get(spot)
    if choice is not None and model.preview and not model.refused:
        words, line = questions.effect_words(view, spot.key), layout.line
        draw_tag(pen, words, line.center, layout.seating.letter_size(WORD_SIZE), width=math.inf)


def _reason_planks(pen: Pen, model: SixtySixModel) -> tuple[FRect, ...]:
    """Return the areas of text panels: one if there is a reason for a hint, otherwise none."""
    view, layout, spot = model.view, model.layout, model.aim
    explained = model.advice is not None and spot is not None and answers(view, None).get(spot)
    if not (model.hint_text or explained):
        return ()
    return (plank_area(pen, layout.seating, reason_area(view, layout), _reason_words(model)),)


def _reason_words(model: SixtySixModel) -> str:
    """Return the hint's text or, without one, the reason for the value of the focused card; empty if none."""
    view, advice, spot = model.view, model.advice, model.aim
    if model.hint_text:
        return model.hint_text
    if advice is None or spot is None:
        return ""
    prospects = [item for item in advice.prospects if getattr(item.choice, "card", None) == spot.key]
    best = max(prospects, key=lambda prospect: prospect.value, default=None)
    return "" if best is None else reason_words(NARRATOR, view, advice, best.choice)


def draw_trick_marks(pen: Pen, model: SixtySixModel, flying: Container[int] = ()) -> None:
    """Draw a star on the winning card, in its team's colour, and a frame around the focused card."""
    view, seen = model.view, model.seen
    best = winning_play(seen.trick, seen.trump) if seen.trick else None
    for place, play in enumerate(view.trick):
        box = card_area(slot_pose(view, model.layout, play, place))
        if model.focused(Zone.TRICK, place):
            pen.outline(box.inflate(6, 6), GOLD)
        if play == best and play[1] not in flying:
            size = _STAR * model.layout.seating.scale
            draw_star(pen, (box.right - 5, box.top + 5), size, team_colour(view, team_of(play[0])))


_LEATHER = "#131C4C"
_LAST_STAR = 28.0
_WINDOW_SCALE = 0.96
"""The scale of the cards in the window of the last trick, which hides the table's cards."""
_OVER_TALLY = 6.0
"""The space between the window and the words below the won tricks, in units."""
HOVERABLE = (Zone.SEAT, Zone.CONTRACT, Zone.SIDE, Zone.TEAM, Zone.LAST)
"""The zones whose spots show details while the pointer is on them."""


def draw_hovered(pen: Pen, art: Art, model: SixtySixModel) -> None:
    spot = model.hovered
    if spot is None or model.focus.browsing:
        return
    if spot.zone is Zone.LAST and model.seen.tricks:
        draw_last_trick(pen, art, model)
        return
    words = model.sheet(model.seen, model.names).words_of(spot.zone, spot.key)
    view, layout = model.seen, model.layout
    draw_text_plank(
        pen, layout.seating, plank_area(pen, layout.seating, reason_area(view, layout), words), words
    )


def draw_last_trick(pen: Pen, art: Art, model: SixtySixModel) -> None:
    """Draw the last trick as it was played, in a window over the middle of the table."""
    view, layout = model.seen, model.layout
    seating, scale = layout.seating, layout.seating.scale
    trick = view.tricks[-1]
    area = layout.middle.inflate(4 * scale, 0)
    area.height -= _OVER_TALLY * scale
    pen.plate(area, _LEATHER, radius=18, border=BONE)
    for place, play in enumerate(trick.plays):
        pose = _window_pose(layout.middle, area, slot_pose(view, layout, play, place))
        box = card_area(pose)
        draw_card(pen, art, model.deck, play[1], box, angle=pose.angle)
        if play[0] == trick.winner:
            colour = team_colour(view, team_of(play[0]))
            draw_star(pen, (box.right - 4, box.top + 4), _LAST_STAR * scale, colour)
        _draw_player_tag(pen, model, pose, play[0])
    size = seating.letter_size(15)
    # There is little room beside the card, and names are shorter than "your partner".
    winner = model.people[trick.winner].name
    lines = (
        (message("Trick {n}", n=len(view.tricks)), PALE_GOLD, Typeface.TITLE),
        (winner, BONE, Typeface.BOLD),
        (point_count_words(trick.points), MIST, Typeface.BOLD),
    )
    left = area.left + 12 * scale
    room = layout.slots[TOP].centerx - layout.card * _WINDOW_SCALE / 2 - left - 6
    for number, (words, colour, face) in enumerate(lines):
        at = (left, area.top + 10 * scale + number * size * 1.3)
        pen.text(words, at, size, face, colour, width=room)


def _window_pose(middle: FRect, area: FRect, pose: Pose) -> Pose:
    """Return a card's pose in the window, which shows the table on a smaller scale."""
    return replace(
        pose,
        x=area.centerx + (pose.x - middle.centerx) * _WINDOW_SCALE,
        y=area.centery + (pose.y - middle.centery) * _WINDOW_SCALE,
        width=pose.width * _WINDOW_SCALE,
    )


def _draw_player_tag(pen: Pen, model: SixtySixModel, pose: Pose, seat: int) -> None:
    box = card_area(pose)
    size = model.layout.seating.letter_size(WORD_SIZE)
    colour = team_colour(model.view, team_of(seat))
    words = model.people[seat].name
    draw_tag(pen, words, (pose.x, box.bottom - size * 0.9), size, width=box.width, colour=colour)


_COIN = 88.0
_FAINT, _FAINT_FOCUSED = 0.4, 0.75
_PROMPT = 28.0
_PAIR = 96.0


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
