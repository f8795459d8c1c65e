"""A table for a game without art: public cards with plain faces, a row of choices, and the players' names.

Everything comes from the game's rules, its narrator and its sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol, TypeVar

from pygame import FRect, Surface

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.engine.contract import CardGame, Choice, Event, SeatedView
from game.language.message import join_items, message, message_in, sentence, sentences
from game.tables.advice import Advice, advice_of
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import next_spot
from game.tables.layout import split_into_columns
from game.tables.painting.card_sprites import CardLook, draw_still
from game.tables.painting.emblem import Emblem
from game.tables.painting.hint_tags import tag_words
from game.tables.table import Table, TableServices
from game.ui.animation.timeline import Step, Tween
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.devices.presets import AT_A_TABLE
from game.ui.drawing.cards import CARD_RATIO, card_svg
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BANDS, BONE, GOLD, INK, MIST, PALE_GOLD
from game.ui.drawing.svg import render
from game.ui.drawing.text import Fonts, Typeface
from game.voice.narrator import Names, Narrator
from game.voice.sheet import Answer, Group, Sheet
from game.voice.summary import SeatScore, Summary
from game.voice.words import NO_CARDS, NO_FOCUS

_MARGIN, _GAP = 24.0, 12.0
_TOOLS = FRect(0, 0, 330.0, 28.0)
_LOOK_SECONDS = 0.4
"""How long an event is shown, in seconds."""
_TOP, _BOTTOM = BANDS["blue"]


class PlainView(SeatedView, Protocol):
    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far."""


ViewT = TypeVar("ViewT", bound=PlainView)


def paint_plain(fonts: Fonts, text: str, width_px: int) -> Surface:
    """Return a card's face with a text on it, `width_px` pixels wide."""
    card = render(card_svg(_TOP, _BOTTOM), width_px, round(width_px * CARD_RATIO))
    size = round(width_px * (0.56, 0.5, 0.36)[min(len(text), 3) - 1])
    words = fonts.render(text, Typeface.TITLE, max(size, 8), BONE, INK, max(1, width_px // 30))
    card.blit(words, words.get_rect(center=card.get_rect().center))
    return card


def plain_emblem(game: str, texts: tuple[str, ...]) -> Emblem:
    return Emblem(game, lambda fonts: tuple(partial(paint_plain, fonts, text) for text in texts))


class PlainTable(Table[ViewT]):
    """A table for a game without art, as one seat sees it; the focus is an index into the answers."""

    def __init__(
        self,
        view: ViewT,
        people: tuple[Person, ...],
        art: Art,
        services: TableServices,
        *,
        rules: CardGame[Any, Any],
        narrator: Narrator,
        sheet: Callable[[Any, Names], Sheet],
    ) -> None:
        super().__init__(people, art, services)
        self.rules, self.narrator = rules, narrator
        self._names = tuple(person.name for person in people)
        self._sheet_of = sheet
        self._advice: Advice | None = None
        self.show(view)
        self.resize(1280.0, 720.0)

    @property
    def view(self) -> ViewT:
        return self._view

    @property
    def piles(self) -> tuple[Group, ...]:
        return tuple([group for group in self.sheet.groups if group.cards or not group.stops])

    # -- the shown state -----------------------------------------------------------------------------

    def resize(self, width: float, height: float) -> None:
        inside = FRect(0, 0, width, height).inflate(-2 * _MARGIN, -2 * _MARGIN)
        players, foot = height * 0.16, height * 0.2
        self._players = FRect(inside.left, inside.top, inside.width, players)
        row = FRect(inside.left, inside.bottom - foot, inside.width - _TOOLS.width - _GAP, foot)
        self._row = row
        self._tools = FRect(row.right + _GAP, inside.bottom - _TOOLS.height, _TOOLS.width, _TOOLS.height)
        self._caption = FRect(row.left, row.top - _GAP - 46, row.width, 46)
        top = self._players.bottom + _GAP
        self._middle = FRect(inside.left, top, inside.width, self._caption.top - _GAP - top)

    def set_people(self, people: tuple[Person, ...]) -> None:
        super().set_people(people)
        self._names = tuple(person.name for person in people)
        self.show(self.view)

    def show(self, view: ViewT) -> None:
        self._view = view
        self.sheet = self._sheet_of(view, self._names)
        self._answers = self.sheet.answers
        self.focus = 0

    def perform(self, event: Event) -> list[Step]:
        self.show(self.rules.apply_event(self.view, event))
        begin = partial(self.services.sound, Sound.PLACE)
        return [Step((Tween(lambda _share: None, _LOOK_SECONDS),), begin=begin)]

    def update(self, seconds: float, pace: float = 1.0) -> None:
        pass

    def summary(self, event: Event) -> Summary | None:
        points = self.rules.points(event)
        if points is None:
            return None
        order = sorted(points, key=lambda seat: points[seat], reverse=self.rules.more_is_better)
        lines = tuple(SeatScore(seat, (), points[seat], self.view.totals[seat]) for seat in order)
        return Summary(self.view.round, lines)

    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        self._advice = None if decision is None else advice_of(decision, figures=figures, made=made)

    def point_out(self, choice: Choice) -> None:
        choices = [answer.choice for answer in self._answers]
        if choice in choices:
            self.focus = choices.index(choice)

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        for seat, area in enumerate(split_into_columns(self._players, self.view.seats, _GAP)):
            self._draw_player(pen, seat, area)
        piles = self.piles
        for pile, area in zip(piles, split_into_columns(self._middle, len(piles), _GAP), strict=True):
            self._draw_pile(pen, pile, area)
        for place, (answer, area) in enumerate(zip(self._answers, self.areas().values(), strict=True)):
            self._draw_answer(pen, answer, area, focused=place == self.focus)

    def _draw_player(self, pen: Pen, seat: int, area: FRect) -> None:
        pen.panel(area, alpha=0.6, border=GOLD if seat == self.view.seat else None)
        size = min(area.height - 16, area.width * 0.4)
        image = self.art.ducks.side_view(self.people[seat].duck, pen.screen.scale.px(size))
        pen.image(image, (area.left + 8, area.top + 8))
        left = area.left + size + 16
        room = area.right - left - 8
        name, middle = self.people[seat].name, (left, area.centery)
        pen.text(name, middle, 18, Typeface.BOLD, BONE, anchor="bottomleft", width=room)
        points = self.narrator.points(self.view.totals[seat])
        pen.text(points, middle, 15, Typeface.TEXT, PALE_GOLD, anchor="topleft", width=room)

    def _draw_pile(self, pen: Pen, pile: Group, area: FRect) -> None:
        pen.text(pile.title, area.midtop, 15, Typeface.BOLD, MIST, anchor="midtop", width=area.width)
        below = FRect(area.left, area.top + 24, area.width, area.height - 24)
        count = max(len(pile.cards), 1)
        width = min(below.height / CARD_RATIO, (below.width - _GAP * (count - 1)) / count)
        whole = centred_area(below.center, width * count + _GAP * (count - 1), width * CARD_RATIO)
        for thing, place in zip(pile.cards, split_into_columns(whole, count, _GAP), strict=False):
            self._draw_face(pen, thing.face, place)

    def _draw_answer(self, pen: Pen, answer: Answer, area: FRect, *, focused: bool) -> None:
        pen.plate(area, GOLD if focused else BONE, border=INK)
        pen.text(answer.label, area.center, 22, Typeface.TITLE, INK, anchor="center", width=area.width - 12)
        if self._advice is not None:
            at = (area.centerx, area.bottom - 8)
            expected = self._expected(self._advice, answer.choice)
            pen.text(expected, at, 15, Typeface.BOLD, INK, anchor="midbottom", width=area.width - 12)

    def _expected(self, advice: Advice, choice: Choice) -> str:
        """Return the verdict on a choice, or its expected points; empty if there's no prospect for it."""
        for prospect in advice.prospects:
            if prospect.choice == choice:
                points = self.narrator.points(prospect.points(self.rules), 1)
                return tag_words(advice, prospect, points, made=choice == advice.made)
        return ""

    def draw_card(self, pen: Pen, view: ViewT, card: int, area: FRect) -> None:
        cards = [thing for group in self._sheet_of(view, self._names).groups for thing in group.cards]
        face = next((thing.face for thing in cards if thing.card == card), str(card))
        self._draw_face(pen, face, area)

    def _draw_face(self, pen: Pen, text: str, area: FRect) -> None:
        draw_still(pen, self.art, CardLook(("plain", text), partial(paint_plain, self.art.fonts, text)), area)

    @property
    def caption_area(self) -> FRect:
        return self._caption

    @property
    def tools_area(self) -> FRect:
        return self._tools

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return (
            (Action.ANNOUNCE_ROWS, message_in("a key reads", "table")),
            (Action.ANNOUNCE_SCORES, message_in("a key reads", "scores")),
        )

    key_names: Mapping[Action, str] = {Action.ANNOUNCE_ENDS: message_in("an action", "read table")}

    def areas(self) -> dict[int, FRect]:
        count = len(self._answers)
        return dict(enumerate(split_into_columns(self._row, count, _GAP))) if count else {}

    @property
    def asking(self) -> bool:
        return bool(self._answers) and not self.services.watching

    def consumes(self, event: InputEvent) -> bool:
        return False

    def handle(self, event: InputEvent) -> Choice | None:
        match event:
            case ActionPressed(action=Action.CONFIRM) if self.asking:
                return self._choice_at(self.focus)
            case ActionPressed(action=action) if action in self.reading:
                self.services.say(self.reading[action]())
            case ActionPressed(action=action) if action is AT_A_TABLE[Action.ANNOUNCE_ENDS]:
                self.services.say(self._table_words())
            case ActionPressed(action=action):
                self._focus_on(next_spot(self.areas(), self.focus, action))
            case PointerMoved(x=x, y=y):
                self._focus_on(self._answer_at(x, y))
            case PointerPressed(x=x, y=y, button=1):
                place = self._answer_at(x, y)
                self._focus_on(place)
                if place is not None:
                    return self._choice_at(place)
        return None

    def _choice_at(self, place: int) -> Choice:
        choice: Choice = self._answers[place].choice
        return choice

    def _answer_at(self, x: float, y: float) -> int | None:
        return next((place for place, area in self.areas().items() if area.collidepoint(x, y)), None)

    def _focus_on(self, place: int | None) -> None:
        if place is not None and place != self.focus:
            self.focus = place
            self.services.tick(place, len(self.areas()))
            self.services.read(self.focus_words)

    @property
    def keys(self) -> tuple[Action, ...]:
        return tuple(self.reading)

    @property
    def reading(self) -> Mapping[Action, Callable[[], str]]:
        return {
            Action.ANNOUNCE_ROWS: self._table_words,
            Action.ANNOUNCE_ENDS: self._table_words,
            Action.ANNOUNCE_CARD: lambda: self.focus_words,
            Action.ANNOUNCE_TURN: self._turn_words,
            Action.ANNOUNCE_SCORES: self._score_words,
        }

    # -- words ---------------------------------------------------------------------------------------

    def _table_words(self) -> str:
        return sentences(*[pile.summary for pile in self.piles if pile.cards]) or NO_CARDS

    @property
    def focus_words(self) -> str:
        if not self.asking:
            return NO_FOCUS
        return self._answers[self.focus].words

    def _turn_words(self) -> str:
        return self.sheet.question or message("Nothing to do right now.")

    def _score_words(self) -> str:
        totals = [self.narrator.points(points) for points in self.view.totals]
        said = [
            message_in("a player and a total", "{name}: {total}", name=person.name, total=total)
            for person, total in zip(self.people, totals, strict=True)
        ]
        return sentence(join_items(said))
