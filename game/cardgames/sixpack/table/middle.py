"""The middle of the table of Sixpack: the piles, the arrow of play, and the landings of the focused card."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixpack.rules.events import Landing
from game.cardgames.sixpack.table.art.card_sprites import draw_card
from game.cardgames.sixpack.table.art.signs import badge, big_arrow, hand_sign, number_disc
from game.cardgames.sixpack.table.card_places import pile_poses
from game.cardgames.sixpack.table.focus import Zone
from game.cardgames.sixpack.table.forecast import Forecast, extremes, forecast, pile_numbers, printed, spoils
from game.cardgames.sixpack.table.layout import PileLayout
from game.cardgames.sixpack.table.picture import Picture
from game.cardgames.sixpack.words.names import laws_of
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.voice.words import sentence


def draw_middle(pen: Pen, picture: Picture) -> None:
    """Draw the things below the cards: piles and the line."""
    if not picture.view.piles:
        return
    for pile, place in enumerate(picture.layout.piles):
        _pile(pen, picture, pile, place)
    _line(pen, picture)


def draw_over_middle(pen: Pen, art: Art, picture: Picture) -> None:
    """Draw over the cards: the piles' numbers, and the focused card at its landings."""
    for pile in range(len(picture.view.piles)):
        _pile_badges(pen, picture, pile)
    _forecast(pen, art, picture)


def _pile(pen: Pen, picture: Picture, pile: int, place: PileLayout) -> None:
    """A pile's glass, its number, the count of its cards and the gain of claiming it."""
    view = picture.view
    focused, offered = picture.focused(Zone.PILE, pile), picture.offered(Zone.PILE, pile)
    marked = picture.window is not None and _window_pile(picture) == pile
    border = GOLD if focused or marked else MINT if offered else None
    pen.panel(place.whole, alpha=0.42 if border else 0.26, border=border, radius=16)
    colour = PALE_GOLD if focused else MIST
    y = place.above.centery
    pen.text(f"Pile {pile + 1}", (place.above.left + 4, y), 15, Face.BOLD, colour, anchor="midleft")
    cards = view.piles[pile]
    if not cards:
        return
    y = place.below.centery
    size = min(14.0, place.below.width * 0.09)
    count = f"{len(cards)} card{'s' if len(cards) > 1 else ''}"
    pen.text(count, (place.below.left + 4, y), size, Face.BOLD, MIST, anchor="midleft")
    gain = str(len(spoils(view, pile)))
    pen.text(gain, (place.below.right - 4, y), size * 1.3, Face.TITLE, GOLD, anchor="midright")
    x = place.below.right - 10 - pen.width(gain, size * 1.3, Face.TITLE)
    hand_sign(pen, (x - 9, y), 20, crossed=view.reversed)
    pen.text("claim", (x - 23, y), size * 0.92, Face.TEXT, MIST, anchor="midright")


def _window_pile(picture: Picture) -> int:
    """The pile that the picked entry is about."""
    spot, window = picture.focus.spot, picture.window
    if window is None or spot is None or spot.zone is not Zone.ENTRY or spot.key >= len(window.entries):
        return -1
    return window.entries[spot.key].pile


def _line(pen: Pen, picture: Picture) -> None:
    """The arrow of play with the numbers on it: those of piles on discs, those that claim on bursts."""
    view, area = picture.view, picture.layout.line
    words_height = 18.0
    arrow = FRect(area.left, area.top, area.width, area.height - words_height)
    big_arrow(pen, arrow, picture.turned)
    claiming, lying = extremes(view), {one for pile in range(3) for one in pile_numbers(view, pile)}
    wanted = _focused_numbers(picture)
    inset = arrow.height * 0.95
    step = (arrow.width - 2 * inset) / 5
    size = arrow.height * 0.46
    for number in range(1, 7):
        at = (arrow.left + inset + (number - 1) * step, arrow.centery)
        fill = BONE if number in lying else None
        number_disc(pen, number, at, size, fill=fill, extreme=number in claiming)
        if number in wanted:
            reach = size * 1.9
            pen.outline(FRect(at[0] - reach / 2, at[1] - reach / 2, reach, reach), BONE, 3.0, reach / 2)
    at = (area.centerx, area.bottom - words_height / 2 + 1)
    question = _question(picture)
    if question:
        plate = FRect(area.left, area.bottom - words_height - 3, area.width, words_height + 6)
        pen.panel(plate, alpha=0.9, border=GOLD, radius=9, colour=INK)
        pen.text(question, at, 14.5, Face.BOLD, PALE_GOLD, anchor="center", width=area.width - 16)
        return
    words = sentence(laws_of(view)).replace(", ", " · ")
    if view.disabled:
        words += " · no effects"
    colour = CORAL if view.reversed else MINT
    pen.text(words, at, 13.5, Face.BOLD, colour, anchor="center", width=area.width - 8)


def _question(picture: Picture) -> str:
    """The question to answer on the table itself; choosing a card for the turn needs no words."""
    question = picture.view.question
    if question is None or question.kind == "lay" or picture.window is not None:
        return ""
    return NARRATOR.ask(picture.view, picture.names)


def _focused_numbers(picture: Picture) -> tuple[int, ...]:
    """The numbers that the focused hand card would count as."""
    return tuple(dict.fromkeys(found.number for found in _forecasts(picture)))


def _pile_badges(pen: Pen, picture: Picture, pile: int) -> None:
    """A pile's numbers, if they are not those printed on its top card."""
    view = picture.view
    numbers = pile_numbers(view, pile)
    if not numbers or numbers == printed(view, view.piles[pile][-1]):
        return
    pose = list(pile_poses(view, picture.layout, pile).values())[-1]
    size = min(pose.width * 0.46, 52.0)
    for place, number in enumerate(dict.fromkeys(numbers)):
        at = (pose.x + pose.width * 0.42 - place * size * 0.8, pose.y - pose.width * 0.66)
        badge(pen, number, at, size)


def _forecasts(picture: Picture) -> tuple[Forecast, ...]:
    """The forecasts of the focused hand card, if they are to be shown."""
    view, spot = picture.view, picture.focus.spot
    question = view.question
    laying = question is not None and question.kind in ("lay", "join")
    if not (picture.preview and picture.asking and laying) or spot is None:
        return ()
    draft = picture.focus.draft
    if draft.card:
        return forecast(view, draft.card, draft.calculators)
    return forecast(view, spot.key) if spot.zone is Zone.HAND else ()


def _forecast(pen: Pen, art: Art, picture: Picture) -> None:
    """The focused card, faintly, at its landings; claims with their gains."""
    found = _forecasts(picture)
    if not found:
        return
    view, layout, spot = picture.view, picture.layout, picture.focus.spot
    card = picture.focus.draft.card or (spot.key if spot is not None else 0)
    several = len({one.number for one in found}) > 1
    for one in found:
        if one.pile < 0:
            continue
        place = layout.piles[one.pile]
        pen.outline(place.whole.inflate(-4, -4), GOLD if one.landing is Landing.CLAIM else BONE, radius=14)
        poses = list(pile_poses(view, layout, one.pile).values())
        under = one.landing is Landing.UNDER
        pose = poses[0] if under else poses[-1]
        width = pose.width * 0.5
        x = pose.x + pose.width * (-0.42 if under else 0.42)
        x = min(max(x, place.whole.left + width / 2 + 3), place.whole.right - width / 2 - 3)
        ghost = FRect(0, 0, width, width * CARD_RATIO)
        ghost.center = (x, pose.y + pose.width * CARD_RATIO / 2 - ghost.height * 0.42)
        draw_card(pen, art, view.cards[card], ghost)
        pen.outline(ghost.inflate(5, 5), GOLD, 2.5)
        if several:
            badge(pen, one.number, (ghost.left + 2, ghost.top + 2), min(pose.width * 0.36, 38.0))
        if one.landing is Landing.CLAIM:
            gain = len(spoils(view, one.pile))
            at = (place.cards.centerx, place.cards.top + place.cards.height * 0.3)
            words = f"claim +{gain}"
            half = pen.width(words, 25, Face.TITLE) / 2 + 10
            pen.panel(FRect(at[0] - half, at[1] - 17, half * 2, 34), alpha=0.86, radius=12, colour=INK)
            pen.text(
                words, at, 25, Face.TITLE, GOLD, outline=INK, anchor="center", width=place.whole.width - 8
            )
