"""The state of the hand on the cloth of Sixty-six: coins, score cards, won tricks, and the score track."""

from __future__ import annotations

import math

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.scoring import TICK, points_of_team
from game.cardgames.sixty_six.rules.view import team_of
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table.art.coins import draw_coin, draw_suit_disc
from game.cardgames.sixty_six.table.art.score_art import SCORE_RATIO, back_width, paint_score
from game.cardgames.sixty_six.table.card_places import reason_area, seat_at, side_of
from game.cardgames.sixty_six.table.layout import LEFT, RIGHT, WORD_SIZE, TableLayout
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.seats import team_colour
from game.cardgames.sixty_six.words import questions
from game.cardgames.sixty_six.words.names import SUIT_NAMES, bid_name, players_of_team, teams_in_order
from game.language.message import Text, capital, message, message_in
from game.tables.art import Art
from game.tables.raft.drawing import Point, draw_tag
from game.tables.raft.pegs import Peg, draw_pegs, rim_at
from game.ui.drawing.allowance import CARD
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Typeface

STEPS = 4
GOAL = STEPS * TICK
"""The points at which the score track is full."""
MAX_LABEL_WIDTH = 214.0
"""The greatest width of a tag below a coin or above a score."""
_MARRIAGE_SUIT, _BESIDE, _BESIDE_TRICK = 22.0, 4.0, 18.0


def draw_facts(pen: Pen, art: Art, model: SixtySixModel) -> None:
    """Draw coins, scores and won tricks, without cards that are still in the air."""
    if not model.seen.round:
        return
    _draw_trump(pen, model)
    _draw_contract(pen, model)
    for team in (0, 1):
        _draw_team_score(pen, art, model, team)
        _draw_won_tricks(pen, model, team)


def draw_score(pen: Pen, art: Art, score: int, area: FRect) -> None:
    """Draw a score as its two score cards with the number beside them, centred in an area."""
    width = min(area.width, area.height / SCORE_RATIO)
    px = max(pen.screen.scale.px(width), 16)
    back = _cached_back(pen, art, px)
    key = "score", score, art.worn.back, px
    image = pen.shapes.get(key, lambda: paint_score(pen.fonts, score, px, back).premul_alpha())
    pen.image(image, area.center, anchor="center")


def _cached_back(pen: Pen, art: Art, px: int) -> Painter | None:
    """Return a painter that returns a cached picture of the chosen card back; None without a chosen back."""
    if art.back is None:
        return None
    paint, wide = art.back, back_width(px)
    painted = pen.shapes.get(("score_back", art.worn.back, wide), lambda: paint(wide), CARD)
    return lambda _: painted


def _draw_team_score(pen: Pen, art: Art, model: SixtySixModel, team: int) -> None:
    """Draw a team's name, and its score cards."""
    view, layout = model.seen, model.layout
    side = layout.sides[side_of(view, team)]
    size = layout.seating.letter_size(WORD_SIZE)
    words = shorten_to_fit(
        pen, capital(players_of_team(view, team, model.names)), size, MAX_LABEL_WIDTH * layout.seating.scale
    )
    draw_tag(pen, words, side.name, size, width=math.inf, colour=team_colour(view, team))
    draw_score(pen, art, view.score[team], side.score)
    if model.focused(Zone.TEAM, team):
        pen.outline(side.score.inflate(4, 4), GOLD, radius=12)


def _draw_won_tricks(pen: Pen, model: SixtySixModel, team: int) -> None:
    """Draw a team's number of tricks and points below its pile, and the suits of its marriages."""
    view, layout = model.seen, model.layout
    side = layout.sides[side_of(view, team)]
    scale, size = layout.seating.scale, layout.seating.letter_size(WORD_SIZE)
    married = [marriage.suit for marriage in view.marriages if team_of(marriage.seat) == team]
    if view.tricks_won[team] or married:
        words, (x, y) = questions.tally_words(view, team), side.tally
        # A hint's reason is beside it.
        half = (pen.width(words, size, Typeface.BOLD) + size) / 2 + _BESIDE * scale
        reason = layout.reason if model.advice is None else reason_area(view, layout)
        x = min(x, reason.left - half) if x < reason.centerx else max(x, reason.right + half)
        draw_tag(pen, words, (x, y), size)
    (x, y), step = side.marriage_suits
    for number, suit in enumerate(married):
        draw_suit_disc(pen, suit, (x + number * step, y), _MARRIAGE_SUIT * scale, model.deck)


def draw_pile_frames(pen: Pen, model: SixtySixModel, last: FRect) -> None:
    """Draw a frame around the focused pile or the last trick, over their cards."""
    layout = model.layout
    for side, team in zip(layout.sides, teams_in_order(model.view), strict=True):
        if model.focused(Zone.SIDE, team):
            pen.outline(side.pile.inflate(6, 6), GOLD, radius=10)
    if model.focused(Zone.LAST):
        pen.outline(last.inflate(4, 4), GOLD)


# -- coins ---------------------------------------------------------------------------------------------


def _draw_trump(pen: Pen, model: SixtySixModel) -> None:
    view, layout = model.seen, model.layout
    if view.trump is not None:
        draw_coin(pen, layout.trump.center, layout.trump.width, suit=view.trump, deck=model.deck)
        _draw_label(pen, layout, layout.trump, message("trump: {suit}", suit=SUIT_NAMES[view.trump]))
    elif view.bidder is not None:
        # The card that makes trump may already be on the table.
        waits = makes_trump(replace(view, trick=()))
        words = message("no trumps yet") if waits else message("no trumps")
        draw_coin(pen, layout.trump.center, layout.trump.width, words="?" if waits else "–")
        _draw_label(pen, layout, layout.trump, words)


def _draw_contract(pen: Pen, model: SixtySixModel) -> None:
    """Draw the contract: bid, bidder and progress; during an auction, the highest bid so far."""
    view, layout = model.seen, model.layout
    area = layout.contract
    if view.high_bid is not None:
        seat, bid = view.high_bid
        colour = team_colour(view, team_of(seat))
        draw_coin(pen, area.center, area.width, words=capital(bid_name(bid)), rim=colour)
        name, progress = model.people[seat].name, questions.progress_words(view, seat, bid)
        words = progress_label(
            pen, name, progress, layout.seating.letter_size(WORD_SIZE), MAX_LABEL_WIDTH * layout.seating.scale
        )
        _draw_label(pen, layout, area, words, colour)
        _draw_outcome(pen, model, area)
    if model.focused(Zone.CONTRACT):
        pen.outline(area.inflate(8, 8), GOLD, radius=area.width / 2)


def _draw_outcome(pen: Pen, model: SixtySixModel, area: FRect) -> None:
    """Draw a mark on the contract's coin if the bid is made or set."""
    good = questions.bid_outcome(model.seen)
    if good is None:
        return
    size = max(27.0 * model.layout.seating.scale, 21.0)
    disc = pen.disc((area.right - size * 0.2, area.top + size * 0.2), size, MINT if good else CORAL)
    x, y, reach = *disc.center, size * 0.2
    strokes = ((-1, 0, -0.2, 0.9), (-0.2, 0.9, 1.1, -0.9)) if good else ((-1, -1, 1, 1), (-1, 1, 1, -1))
    for left, top, right, bottom in strokes:
        pen.line((x + left * reach, y + top * reach), (x + right * reach, y + bottom * reach), INK, 3)


def _draw_label(pen: Pen, layout: TableLayout, coin: FRect, words: str, colour: str = BONE) -> None:
    at, size = label_place(pen, layout, coin, words), layout.seating.letter_size(WORD_SIZE)
    draw_tag(pen, words, at, size, width=math.inf, colour=colour)


def label_place(pen: Pen, layout: TableLayout, coin: FRect, words: str) -> Point:
    """Return the middle of a coin's tag: below the coin, but clear of the trick, its star and the rims."""
    seating = layout.seating
    size, raft = seating.letter_size(WORD_SIZE), seating.raft
    y, half = coin.bottom + size * 1.05, (pen.width(words, size, Typeface.BOLD) + size) / 2
    aside = half + _BESIDE_TRICK * seating.scale
    if coin.left > layout.middle.centerx:
        least, most = layout.slots[RIGHT].right + aside, raft.project(raft.cloth.right, y)[0] - half
        return min(max(coin.centerx, least), max(coin.centerx, most)), y
    least, most = raft.project(raft.cloth.left, y)[0] + half, layout.slots[LEFT].left - aside
    return max(min(coin.centerx, most), min(coin.centerx, least)), y


def shorten_to_fit(pen: Pen, words: str, size: float, width: float) -> str:
    """Return words, shortened to fit on a tag of this width at this font size."""
    scale = pen.screen.scale
    return pen.fonts.fit(words, Typeface.BOLD, scale.px(size), (width - size) * scale.ppu)


def progress_label(pen: Pen, name: str, progress: str, size: float, width: float) -> Text:
    """Return a bidder's name and progress in words; the name is shortened to fit on a tag of this width."""
    words, shortened = _progress_words(name, progress), name
    while len(shortened) > 1 and pen.width(words, size, Typeface.BOLD) > width - size:
        shortened = shortened[:-1]
        words = _progress_words(f"{shortened.rstrip()}…", progress)
    return words


def _progress_words(name: str, progress: str) -> Text:
    # For translators: {kept} is how far the bid of the player is kept, such as "16 of 33".
    return message_in("a bidder", "{name}: {kept}", name=name, kept=progress)


# -- the score on the rims -----------------------------------------------------------------------------


def draw_points(pen: Pen, art: Art, model: SixtySixModel) -> None:
    """Draw both teams' points on the score track, and a mark at the points that the bid needs."""
    if not (model.seen.round and model.seen.options.show_points):
        return
    view, seating = model.seen, model.layout.seating
    own, other = teams_in_order(view)
    first = seat_at(model.view, 0)
    pegs = [
        Peg(model.people[first].duck, points_of_team(view, own), 0, view.seat is not None),
        Peg(model.people[seat_at(model.view, LEFT)].duck, points_of_team(view, other), 1),
    ]
    draw_pegs(pen, art, seating, pegs, GOAL, STEPS)
    if view.bidder is not None and view.bid != MOON:
        rim = side_of(view, team_of(view.bidder))
        at = rim_at(seating, rim, TICK * view.bid / GOAL, straight=not pen.theme.scenery)
        size = seating.letter_size(15)
        if pegs[rim].total < TICK * view.bid - 6:
            draw_tag(pen, str(TICK * view.bid), at, size, colour=team_colour(view, team_of(view.bidder)))
