"""The picker: a screen for choosing several values of an option."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from pygame import FRect

from game.audio.sounds import Sound
from game.cardgames.kit import Kit
from game.engine.options import Option, Value
from game.language.message import Text, join_items, message, message_in, parts, sentences
from game.scenes.board_scene import BoardScene
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.menus.value_card import SHAPE, Picture, ValueCard, least_width, miniature_pen
from game.scenes.pieces.boathouse import Area, draw_note
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, UnpointedButton, draw_board
from game.storage.levels.tables import BadLevel, Opponent
from game.tables.art import Art
from game.tables.book.rulebook import Drawing
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import paint_emblem_raft
from game.ui.devices.actions import Action
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, GOLD
from game.ui.drawing.scenery.pond import draw_pond

_NOTE: Area = (816.0, 512.0, 444.0, 104.0)
_DONE: Area = (816.0, 632.0, 444.0, 74.0)
_BUTTONS: tuple[Area, ...] = (
    (20.0, 652.0, 240.0, 54.0),
    (272.0, 652.0, 350.0, 54.0),
    (634.0, 652.0, 166.0, 54.0),
)
"""The areas of the picker's buttons."""
_CARDS: Area = (20.0, 84.0, 780.0, 552.0)
_RAFT: Area = (806.0, 14.0, 464.0, 364.0)
_RIM = 0.06
_SLOTS: Area = (816.0, 366.0, 444.0, 132.0)
"""The row of slots, in front of the raft."""
_SLOT = 92.0
_BEYOND = 6.0
"""How far a plank reaches beyond the cards on it."""


def card_places(count: int, least: float = 1.0) -> list[Area]:
    """Return the areas of `count` cards in rows, as large as possible and at least `least` units wide."""
    left, top, wide, high = _CARDS

    def width(columns: int) -> float:
        rows = -(-count // columns)
        return min(wide / columns, high / rows / SHAPE)

    most = max(1, min(count, int(wide / least)))
    columns = max(range(1, most + 1), key=width)
    rows = -(-count // columns)
    across, down = wide / columns, min(high / rows, wide / columns * SHAPE)
    return [
        (left + across * (place % columns), top + down * (place // columns), across, down)
        for place in range(count)
    ]


def draw_planks(pen: Pen, cards: Sequence[FRect], high: float) -> None:
    """Draw a floating plank, `high` units high, below each row of cards."""
    whole = cards[0].unionall(list(cards))
    for foot in sorted({card.bottom for card in cards}):
        draw_board(pen, FRect(whole.left - _BEYOND, foot - high, whole.width + 2 * _BEYOND, high))


def draw_raft(
    pen: Pen, fit: Fit, art: Art, emblem: Emblem, focused: Picture | None, taken: Sequence[Picture | None]
) -> None:
    """Draw the raft with the focused card (if None, the game's emblem) and a slot for each card to choose.

    `taken` holds a picture for each slot, or None for an empty one.
    """
    raft, row = fit.area(*_RAFT), fit.area(*_SLOTS)
    rim = raft.height * _RIM
    pen.image(paint_emblem_raft(pen, emblem, raft, rim, lit=False), raft.topleft)
    large = raft.inflate(-5.2 * rim, -4.6 * rim).move(0, -0.6 * rim)
    large.height = row.top - 8 * fit.scale - large.top
    if focused is None:
        draw_emblem(pen, art, emblem, large)
    else:
        wide = min(large.width, large.height / CARD_RATIO)
        card = centred_area(large.center, wide, wide * CARD_RATIO)
        focused(pen, card)
    wide = min(_SLOT * fit.scale, row.width / max(len(taken), 1) - 8 * fit.scale)
    for number, picture in enumerate(taken):
        slot = FRect(0, 0, wide, wide * CARD_RATIO)
        x = row.centerx + (number - (len(taken) - 1) / 2) * (wide + 8 * fit.scale)
        slot.center = x, row.centery
        if picture is None:
            pen.panel(slot, alpha=0.6, radius=8 * fit.scale)
            pen.outline(slot, BONE, 2.0, radius=8 * fit.scale)
        else:
            picture(miniature_pen(pen), slot)


Values = tuple[str, ...]


def wishes(option: Option, opponents: Iterable[Opponent]) -> dict[str, str]:
    """Return each opponent's wish by id: the first favourite value that earlier wishes haven't used up."""
    brought: dict[str, str] = {}
    for opponent in opponents:
        taken = list(brought.values())
        free = (value for value in opponent.favourites if _max_count(option, value) > taken.count(value))
        favourite = next(free, None)
        if favourite is not None:
            brought[opponent.id] = favourite
    return brought


def in_option_order(option: Option, values: Iterable[str]) -> Values:
    """Sort values into the order in which the option lists them."""
    return tuple(sorted(values, key=option.values.index))


def fill_at_random(option: Option, chosen: Values, room: int, chance: random.Random) -> Values:
    """Fill up to `room` with random values, rarer ones first; return all in the option's order."""
    filled = list(chosen)
    while len(filled) < room:
        free = [value for value in map(str, option.values) if filled.count(value) < _max_count(option, value)]
        rare = [value for value in free if _max_count(option, value) < option.most]
        if not free:
            break
        filled.append(chance.choice(rare or free))
    return in_option_order(option, filled)


def _max_count(option: Option, value: str) -> int:
    """Return how many times a value may be chosen, or 0 if the option doesn't have it."""
    return option.often[option.values.index(value)] if value in option.values else 0


class PickerScene(BoardScene):
    """A screen with a card for each value; `done` is called with the chosen values whenever they change."""

    def __init__(
        self,
        context: Context,
        kit: Kit,
        option: Option,
        room: int,
        chosen: Values,
        brought: Mapping[str, str],
        done: Callable[[Values], None],
    ) -> None:
        """`room` is the maximum number of values; `brought` is each opponent's wish, by id."""
        super().__init__(context)
        self._option, self._room, self._done = option, room, done
        self._brought, self._emblem = brought, kit.emblem()
        self.chosen = chosen
        self._chance = random.Random()
        self._drawn: Mapping[Value, Drawing] = {}
        try:
            self._drawn = kit.option_pictures().get(option.name, {})
        except BadLevel as error:
            context.notify_of_problems(error.args)
        self.refill()

    def refill(self) -> None:
        """Update the title, the cards and the buttons to show the values chosen now."""
        count = message("{n} of {most}", n=len(self.chosen), most=self._room)
        self.title = parts(" · ", (self._option.label, count))
        known = zip(self._option.values, self._option.effects, self._option.often, strict=True)
        cards = [self._value_card(str(value), effect, often) for value, effect, often in known]
        buttons = [
            self._button(message("Surprise me"), self._fill_rest, message("Fills the rest at random.")),
            self._button(
                message("Everyone’s favourites"),
                lambda: tuple(self._brought.values())[: self._room],
                message("Only what your opponents would bring."),
            ),
            self._button(message_in("of several", "None"), tuple, message("Puts them all back.")),
        ]
        self.set_widgets(
            [
                *zip(cards, card_places(len(cards)), strict=True),
                *zip(buttons, _BUTTONS, strict=True),
                (self._done_button(), _DONE),
            ]
        )

    def _button(self, text: Text, choose: Callable[[], Values], help: Text) -> BoardButton:
        """Return a button that replaces the chosen values with those that `choose` returns."""

        def apply() -> None:
            self._apply(choose())
            label = self._option.label_of(self.chosen)
            self.context.captions.answer(message("Chosen: {values}.", values=label))

        return UnpointedButton(text, "", apply, help)

    def _fill_rest(self) -> Values:
        return fill_at_random(self._option, self.chosen, self._room, self._chance)

    def _done_button(self) -> BoardButton:
        key = partial(self.keycap, Action.CANCEL)
        return UnpointedButton(message("Done"), "", self.back, self._count_words, key=key, strong=True)

    @property
    def _count_words(self) -> Text:
        return message("{n} of {most} chosen.", n=len(self.chosen), most=self._room)

    def _value_card(self, value: str, effect: str, often: int) -> ValueCard:
        wishes = [opponent for opponent, brought in self._brought.items() if brought == value]
        found = [opponent for opponent in map(self.context.cast.opponent, wishes) if opponent is not None]
        label = self._option.label_of(value)
        count, words = self.chosen.count(value), sentences(effect, self._count_words)
        names = join_items([opponent.name for opponent in found])
        made = ValueCard(label, count, often, partial(self._press, value), words, names)
        made.effect, made.picture = effect, self._picture(value)
        made.art, made.wished_by = self.context.art, [duck_of(opponent) for opponent in found]
        return made

    def _picture(self, value: str) -> Picture | None:
        """Return a function that draws a value's card, or None if the game has no picture of it."""
        drawing = self._drawn.get((value,))
        if drawing is None:
            return None
        art, services = self.context.art, self.context.table_services()

        def draw(pen: Pen, area: FRect) -> None:
            drawing(pen, art, services, area)

        return draw

    # -- selection -------------------------------------------------------------------------------------

    def _press(self, value: str) -> None:
        """Choose a value once more; if that isn't allowed, deselect it, or say that no slot is left."""
        count = self.chosen.count(value)
        full = len(self.chosen) >= self._room
        if full and not count:
            self.context.play_sound(Sound.ERROR)
            self.context.captions.answer(message("You’ve chosen all {n}. Put one back first.", n=self._room))
            return
        if full or count == _max_count(self._option, value):
            self._apply(tuple(chosen_value for chosen_value in self.chosen if chosen_value != value))
        else:
            self._apply((*self.chosen, value))

    def _apply(self, chosen: Values) -> None:
        self.chosen = in_option_order(self._option, chosen)
        self._done(self.chosen)
        self.refill()

    # -- the picture -----------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit, focused = Fit.of(pen.area), self.form.focused
        draw_pond(pen)
        size, room = fit.letter_size(42), 700 * fit.scale
        at = fit.at(36, 34)
        pen.outlined(self.title, at, size, colour=GOLD, anchor="midleft", width=room)
        shown = focused if isinstance(focused, ValueCard) else None
        taken = [self._picture(value) for value in self.chosen]
        free = [None] * (self._room - len(taken))
        picture = None if shown is None else shown.picture
        draw_raft(pen, fit, self.context.art, self._emblem, picture, [*taken, *free])
        self.draw_form(pen, fit)
        if focused is not None and not self.context.answers.answer_for(self):
            words = focused.help
            if isinstance(focused, ValueCard):
                words = sentences(focused.effect, focused.wish)
            draw_note(pen, fit, fit.area(*_NOTE), words)

    def draw_form(self, pen: Pen, fit: Fit) -> None:
        cards = [card for card in self.form.widgets if isinstance(card, ValueCard)]
        least = least_width(pen, cards) / fit.scale
        self._places[: len(cards)] = card_places(len(cards), least)
        areas = [fit.area(*place) for place in self._places[: len(cards)]]
        plank = max(card.needed_height(pen, areas[0].width) for card in cards)
        for card in cards:
            card.plank = plank
        draw_planks(pen, areas, plank)
        super().draw_form(pen, fit)
