"""The middle of the table of Sixpack: piles, claim tags, the arrow board, and landing previews."""

from __future__ import annotations

from collections.abc import Container
from itertools import groupby

from pygame import FRect

from game.cardgames.sixpack.rules.choices import Landing, Play
from game.cardgames.sixpack.rules.deck import NUMBERS
from game.cardgames.sixpack.rules.foresight import LandingForecast, landing_forecasts
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.art.cards import draw_card
from game.cardgames.sixpack.table.art.signs import draw_badge, draw_board, draw_hand_sign, draw_number_disc
from game.cardgames.sixpack.table.card_places import pile_area
from game.cardgames.sixpack.table.layout import STRIPS, TableLayout, letter_growth
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.painting.seats import bubble_of
from game.cardgames.sixpack.words import destinations, questions
from game.cardgames.sixpack.words.names import tableau_without_empty_piles
from game.language.message import message, message_in
from game.tables.art import Art
from game.tables.focus import Spot
from game.tables.painting.player import draw_face
from game.tables.raft.drawing import draw_label
from game.tables.raft.words import draw_question_text, draw_text_plank, plank_area, whole_sentences
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK
from game.ui.drawing.text import Typeface

_MIDDLE, _STEP, _CLOSER = 640.0, 76.0, 1.4
"""The x of the arrow board's middle, and the step between numbers, on a canvas of 1280 × 720.

The step is shorter by `_CLOSER` per unit of `letter_growth`, to leave room for the words.
"""
_ENDS, _WORD = (376.0, 900.0), 84.0
"""The x of the words at the board's ends, and their room between the stars and the board's tip."""
_WIDER = 1.2
"""How much wider the words' room gets, outwards, per unit of `letter_growth`."""
_WORDS = message_in("end of the way of play", "first"), message_in("end of the way of play", "claims")
"""The words at the board's ends, from left to right in normal order."""
_GHOST, _NARROW_GHOST, _OFF = 80.0, 51.0, 6.0
"""The width of a ghost (a landing's preview), its width if two share a gap, and its distance from a pile."""
_GHOST_SIDE = (1, 1, -1)
"""The side of each pile on which its ghost is drawn (1 right, -1 left), always between two piles."""
_WAITS = 20.0
_FOCUS = 3.5
"""The width of the frame around the focused pile or card."""


# -- the order of play ---------------------------------------------------------------------------------


def number_point(model: SixpackModel, number: int) -> tuple[float, float]:
    """Return the middle of a number on the arrow board."""
    seating, board = model.layout.seating, model.layout.board
    step = _STEP - _CLOSER * letter_growth(seating)
    x = _MIDDLE + (number - (1 + len(NUMBERS)) / 2) * step
    return seating.at(x, 0)[0], board.centery - 2 * seating.scale


def is_turning(model: SixpackModel) -> bool:
    """Return whether the arrow board is turning, and so drawn above the cards."""
    return model.turned not in (0.0, 1.0)


def draw_order_board(pen: Pen, art: Art, model: SixpackModel) -> None:
    """Draw the arrow board: piles' numbers on bone, claiming ones on stars, and waiting players' faces."""
    seen, layout = model.seen, model.layout
    if not seen.piles:
        return
    seating = layout.seating
    draw_board(pen, layout.board, model.turned)
    if model.focused(Zone.ORDER):
        pen.outline(layout.board.inflate(8, 8), GOLD, 3.5, 16)
    if not is_turning(model):
        size = seating.letter_size(15)
        ends = _WORDS[::-1] if model.turned else _WORDS
        wider = _WIDER * letter_growth(seating)
        for x, words, out in zip(_ENDS, ends, (-1, 1), strict=True):
            mirrored = 1280 - _ENDS[0] - _ENDS[1] if model.turned else 0.0
            at = (seating.at(x + mirrored, 0)[0] + out * wider / 2, number_point(model, 1)[1])
            smallest = pen.width(words, min(size, pen.tight_size), Typeface.TITLE) + 1
            room = max(_WORD * seating.scale + wider, smallest)
            pen.outlined(words, at, size, width=room, tight=True)
    lying = {
        number for pile, cards in enumerate(seen.piles) if cards for number in seen.tableau.numbers(pile)
    }
    claiming = tableau_without_empty_piles(seen).extremes() if any(seen.piles) else ()
    wanted = {forecast.number for forecast in _shown_forecasts(model)}
    size = 37 * seating.scale
    for number in range(1, 7):
        at = number_point(model, number)
        draw_number_disc(pen, number, at, size, lying=number in lying, extreme=number in claiming)
        if number in wanted:
            reach = size * 1.36
            pen.outline(FRect(at[0] - reach / 2, at[1] - reach / 2, reach, reach), BONE, 3.0, reach / 2)
    _draw_waiting(pen, art, model)


def _draw_waiting(pen: Pen, art: Art, model: SixpackModel) -> None:
    """Draw the faces of the players whose cards are waiting, at their numbers."""
    view, scale = model.view, model.layout.seating.scale
    open_numbers = {question.card for question in view.questions if question.kind == "number"}
    waiting = [play for play in view.order if play.card not in open_numbers and is_face_up(model, play)]
    size = 26 * scale
    for number, plays in groupby(waiting, key=view.number_of):
        for place, play in enumerate(plays):
            x, y = number_point(model, number)
            # The space to the right of the last number is for words.
            side = 1 if (place % 2 == 0) == (number < len(NUMBERS)) else -1
            at = (x + side * _WAITS * scale, y + (14 - 10 * (place // 2)) * scale)
            draw_face(pen, art, model, play.seat, at, size)


def is_face_up(model: SixpackModel, play: Play) -> bool:
    """Return whether a revealed card has been turned face up on the screen."""
    pose = model.pose_of(play.card)
    return pose is not None and pose.face >= 0.5


# -- the piles -----------------------------------------------------------------------------------------


def draw_pile_glows(pen: Pen, model: SixpackModel) -> None:
    """Draw a glow under the piles that may be chosen."""
    offers = model.offers
    for pile in range(len(model.seen.piles)):
        focused = model.focused(Zone.PILE, pile) or _window_pile(model) == pile
        if focused or Spot(Zone.PILE, pile) in offers:
            area = pile_area(model.seen, model.layout, pile)
            pen.panel(area.inflate(30, 26), alpha=0.3 + 0.2 * model.pulse, colour=GOLD, radius=18)


def draw_above_cards(pen: Pen, art: Art, model: SixpackModel) -> None:
    """Draw everything above the cards: frames, numbers, claim tags, ghosts, and the board while it turns."""
    _draw_pile_frames(pen, model)
    _draw_plays(pen, model)
    _draw_ghosts(pen, art, model)
    for pile, cards in enumerate(model.seen.piles):
        if cards:
            _draw_claim(pen, model, pile)
    if is_turning(model):
        draw_order_board(pen, art, model)


def _draw_pile_frames(pen: Pen, model: SixpackModel) -> None:
    """Draw the frames of piles that may be chosen, and the numbers that piles count as.

    Frames are golden; the focused one has a pale edge.
    """
    seen, offers = model.seen, model.offers
    for pile in range(len(seen.piles)):
        area = pile_area(seen, model.layout, pile).inflate(10, 10)
        focused = model.focused(Zone.PILE, pile) or _window_pile(model) == pile
        if focused:
            pen.outline(area, GOLD, 4.5, 18)
            pen.outline(area.inflate(2 * _FOCUS, 2 * _FOCUS), BONE, _FOCUS, 18 + _FOCUS)
        elif Spot(Zone.PILE, pile) in offers:
            pen.outline(area, GOLD, 2.5 + model.pulse, 18)
        if seen.piles[pile]:
            _draw_badges(pen, model, pile)


def _draw_claim(pen: Pen, model: SixpackModel, pile: int) -> None:
    """Draw the claim tag at a pile's near end, and the number of cards too deep to be seen."""
    seen, layout = model.seen, model.layout
    size = layout.seating.letter_size(16)
    at = layout.piles[pile].claim
    count = len(seen.tableau.kept_cards(pile))
    # For translators: a crossed-out hand follows; cards without a handprint count now.
    words = message("{n} without", n=count) if seen.reversed else str(count)
    icon, wide = size * 1.35, pen.width(words, size, Typeface.TITLE)
    area = centred_area(at, icon + wide + size * 1.3, size * 1.6)
    pen.plate(area, BONE, radius=size * 0.5, border=INK)
    if seen.reversed:
        sign, left = area.right - size * 0.45 - icon / 2, area.left + size * 0.5
        pen.text(words, (left, area.centery), size, Typeface.TITLE, INK, anchor="midleft")
    else:
        sign, right = area.left + size * 0.45 + icon / 2, area.right - size * 0.5
        pen.text(words, (right, area.centery), size, Typeface.TITLE, INK, anchor="midright")
    draw_hand_sign(pen, (sign, area.centery), icon, crossed=seen.reversed)
    hidden = len(seen.piles[pile]) - 1 - STRIPS
    if hidden > 0:
        # On the furthest strip, between its card's icon and handprint.
        top, small = layout.piles[pile].top, layout.seating.letter_size(13)
        at = top.left + top.width * 0.69, top.top - layout.strip * (STRIPS - 0.5)
        disc = centred_area(at, small * 1.7, layout.strip)
        pen.plate(disc, BONE, radius=layout.strip / 2, border=INK)
        pen.text(f"+{hidden}", disc.center, small, Typeface.BOLD, INK, anchor="center")


def _draw_badges(pen: Pen, model: SixpackModel, pile: int) -> None:
    """Draw a pile's numbers, if they differ from those printed on its top card."""
    seen = model.seen
    numbers = seen.tableau.numbers(pile)
    if numbers == seen.cards[seen.piles[pile][-1]].numbers:
        return
    top = model.layout.piles[pile].top
    size = top.width * 0.4
    for place, number in enumerate(dict.fromkeys(numbers)):
        draw_badge(pen, number, (top.right - size * 0.3 - place * size * 0.85, top.top + size * 0.36), size)


def _draw_plays(pen: Pen, model: SixpackModel) -> None:
    """Draw the frames of revealed cards that may be chosen, and the numbers that they count as."""
    view, offers = model.view, model.offers
    for play in view.waiting:
        pose = model.pose_of(play.card)
        if pose is None or pose.face < 0.5:
            continue
        area = centred_area((pose.x, pose.y), pose.width + 6, pose.width * CARD_RATIO + 6)
        if model.focused(Zone.TURN, play.card):
            pen.outline(area, GOLD, 4.5)
            pen.outline(area.inflate(2 * _FOCUS, 2 * _FOCUS), BONE, _FOCUS)
        elif Spot(Zone.TURN, play.card) in offers:
            pen.outline(area, GOLD, 2.0 + model.pulse)
        number = view.number_of(play)
        asked = any(item.kind == "number" and item.card == play.card for item in view.questions)
        if (number,) != view.cards[play.card].numbers and not asked:
            draw_badge(
                pen, number, (area.right - pose.width * 0.1, area.top + pose.width * 0.14), pose.width * 0.5
            )


def _window_pile(model: SixpackModel) -> int:
    spot, window = model.aim, model.window
    if window is None or spot is None or spot.zone is not Zone.ENTRY or spot.key >= len(window.entries):
        return -1
    return window.entries[spot.key].pile


# -- the focused card ----------------------------------------------------------------------------------


def _shown_forecasts(model: SixpackModel) -> tuple[LandingForecast, ...]:
    """Return the possible landings of the focused hand card, if previews are shown."""
    view, spot = model.view, model.aim
    laying = view.question_kind in ("lay", "join")
    if not (model.preview and model.prompting and laying) or spot is None:
        return ()
    draft = model.focus.draft
    if draft.card:
        return landing_forecasts(view, draft.card, draft.calculators)
    return landing_forecasts(view, spot.key) if spot.zone is Zone.HAND else ()


def _draw_ghosts(pen: Pen, art: Art, model: SixpackModel) -> None:
    """Draw the focused card beside the piles where it could land."""
    forecasts = _shown_forecasts(model)
    view, spot = model.view, model.aim
    card = model.focus.draft.card or (spot.key if spot is not None else 0)
    several = len({forecast.number for forecast in forecasts}) > 1
    for forecast in forecasts:
        if forecast.pile < 0:
            continue
        claims = forecast.landing is Landing.CLAIM
        ghost = ghost_area(model.layout, forecast.pile, {other.pile for other in forecasts})
        area = pile_area(view, model.layout, forecast.pile).inflate(10, 10)
        pen.outline(area, GOLD if claims else BONE, 3.5, 18)
        draw_card(pen, art, view.cards[card], ghost)
        pen.outline(ghost.inflate(6, 6), GOLD, 3.5)
        if several:
            draw_badge(pen, forecast.number, (ghost.left + 4, ghost.top + 4), ghost.width * 0.5)


def ghost_area(layout: TableLayout, pile: int, piles: Container[int]) -> FRect:
    """Return the area of a ghost beside its pile, clear of cards; `piles` are all piles with a ghost."""
    top, scale = layout.piles[pile].top, layout.seating.scale
    side, shared = _GHOST_SIDE[pile], 1 in piles and 2 in piles
    width = (_NARROW_GHOST if shared and pile in (1, 2) else _GHOST) * scale
    ghost = FRect(0, 0, width, width * CARD_RATIO)
    ghost.midbottom = top.centerx + side * (top.width / 2 + _OFF * scale + width / 2), top.bottom - 2
    return ghost


def plank_of(pen: Pen, model: SixpackModel) -> FRect | None:
    """Return the area of the text panel for the focus's words or a hint's reason; None if it has no words."""
    hinted = (
        model.prompting and model.view.seat is not None and model.window is None and not model.looking_back
    )
    if not model.focus.browsing and not (hinted and (model.advice is not None or model.hint_text)):
        return None
    layout = model.layout
    return plank_area(pen, layout.seating, layout.preview, plank_words(pen, model))


def plank_words(pen: Pen, model: SixpackModel) -> str:
    """Return a hint's reason or the focus's description, cut to whole sentences that don't hide the board."""
    layout = model.layout
    room = layout.preview.bottom - layout.board.centery
    return whole_sentences(pen, layout.seating, layout.preview, model.hint_text or model.words(), room)


def draw_question(pen: Pen, model: SixpackModel) -> None:
    """Draw the question and the focused card's destination, or a hint's reason."""
    view, layout = model.view, model.layout
    plank, seating = plank_of(pen, model), layout.seating
    if plank is not None:
        draw_text_plank(pen, seating, plank, plank_words(pen, model))
        return
    if not model.prompting or view.seat is None or model.window is not None or model.looking_back:
        return
    area = layout.prompt
    laying = view.question_kind in ("lay", "join")
    if not laying:
        area = area.move(0, 16 * seating.scale)
    draw_question_text(
        pen, seating, area, questions.question_words(view, model.names), seating.letter_size(26)
    )
    spot = model.aim
    if not (model.preview and laying) or spot is None or spot.zone is not Zone.HAND:
        return
    words = destinations.destination_words(view, spot.key)
    if not words:
        return
    size = seating.letter_size(16)
    colour = CORAL if destinations.is_costly(view, spot.key) else GOLD
    at, bubble = model.point_above_focus(size * 0.85), bubble_of(pen, model, None)
    # The viewer's duck speaks on the left.
    beside = bubble is not None and bubble.area.top < at[1] + size
    left = bubble.area.right if bubble is not None and beside else layout.bubble.left
    draw_label(pen, words, at, size, colour, left=left)
