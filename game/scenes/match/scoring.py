"""The scoring screen: each round's points counted up, the totals as bars, and the winner's ceremony."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect

from game.audio.cues import Tier
from game.audio.sounds import Music, Sound
from game.scenes.context import Context
from game.scenes.frame import draw_title
from game.scenes.screens import MatchControls
from game.scenes.stack import Scene
from game.ui.animation.particles import Kind
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.ducks import Mood
from game.ui.drawing.palette import ALARM, BONE, CORAL, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.ui.forms.prompts import draw_prompts
from game.voice.summary import Line, Summary
from game.voice.words import listed, written

_COUNT_SECONDS = 1.6
_HIGH, _NOTED = 84.0, 156.0
"""The greatest height of a line, in units, without notes and with them."""
_NARROW, _WIDE = 48.0, 68.0
"""The greatest width of its cards, in units, without notes and with them."""
_TELLING = 0.42
_TICK = 0.09
_CONFETTI = ("#FFD76A", "#FF9AA8", "#7FF0C0", "#8FD3FF", "#C9A6FF")


class ScoringScene(Scene):
    """The result of a round; after the last round, with the winners.

    Attributes:
        over: whether the match is, too.
        choices: what may be done now, in words, and what does it; `areas` is where they are, in units.
    """

    see_through = True

    def __init__(self, context: Context, match: MatchControls, summary: Summary, *, over: bool) -> None:
        self.context = context
        self._match = match
        self._session = match.session
        self._table = match.show.table
        self.summary = summary
        self._game = match.session.game
        self.over = over
        self._age = 0.0
        self._next_tick = 0.0
        self._done = False
        self._told = False
        on = (("Again", self._again), ("Leave", self._leave)) if over else (("Go on", self._go_on),)
        self.choices = on if match.coaching is None else (*on, ("Coach", self._coach))
        self._focus = 0
        self.areas: list[FRect] = []

    # -- time ----------------------------------------------------------------------------------------

    @property
    def counting(self) -> bool:
        """Whether the points are still being counted up."""
        return not self._done

    def resume(self) -> None:
        """The round is over; the last one more so. That is told once."""
        if self._told:
            return
        self._told = True
        self.context.audio.play(Sound.ROUND_END)
        if self._match.show.speed == "instant":
            self._finish()

    def update(self, seconds: float) -> None:
        """Count up, tick by tick."""
        self.context.captions.update(seconds)
        self.context.particles.update(seconds)
        self._age += seconds
        if self._done:
            if self.over and self._i_won() and not self.context.settings.reduced_motion and self._age < 6:
                self.context.particles.rain(Kind.CONFETTI, 1600, 2, _CONFETTI)
            return
        if self._age >= self._next_tick:
            self._next_tick = self._age + _TICK
            pitch = int(self._share() * 11)
            self.context.audio.play(Sound.COUNT, volume=0.6, pitch=pitch)
        if self._age >= _COUNT_SECONDS:
            self._finish()

    def _share(self) -> float:
        return 1.0 if self._done else min(1.0, self._age / _COUNT_SECONDS)

    def _finish(self) -> None:
        self._done = True
        self._age = 0.0
        if not self.over:
            return
        won = self._i_won()
        self.context.audio.play(Sound.WIN if won else Sound.LOSE, tier=Tier.MOMENT)
        self.context.audio.music(Music.VICTORY if won else Music.CALM)

    def _winners(self) -> list[int]:
        ranking = self._session.match.ranking or ()
        return [seat for seat, rank in enumerate(ranking) if rank == 1]

    def _i_won(self) -> bool:
        return self._session.own_seat in self._winners()

    def shutdown(self) -> None:
        """No confetti elsewhere."""
        self.context.particles.clear()

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        """Title, a line for each seat, and the buttons."""
        pen.dim(0.86)
        top = draw_title(pen, self._title())
        if self.over and self._done:
            top = self._ceremony(pen, top)
        bottom = pen.area.height - 108
        width = min(pen.area.width - 40, 1080.0)
        frame = FRect(pen.area.centerx - width / 2, top, width, bottom - top)
        lines, verdict = self.summary.lines, self.summary.verdict
        start = frame.top + (34 if verdict else 8)
        most = _NOTED if any(line.notes for line in lines) else _HIGH
        each = min((frame.bottom - 8 - start) / len(lines), most)
        if most == _NOTED:
            frame.height = start + each * len(lines) + 8 - frame.top
        pen.panel(frame, alpha=0.6)
        if verdict:
            at = (frame.centerx, frame.top + 20)
            pen.text(verdict, at, 17, Face.BOLD, PALE_GOLD, anchor="center", width=frame.width - 30)
        for place, line in enumerate(lines):
            area = FRect(frame.left + 14, start + place * each, frame.width - 28, each - 5)
            self._line(pen, line, area)
        self._buttons(pen)
        self.context.particles.draw(pen.screen)

    def _title(self) -> str:
        if not (self.over and self._done):
            summary = self.summary
            name = self._game.round_name.capitalize()
            return f"{name} {summary.round}" + (f" of {summary.rounds}" if summary.rounds > 1 else "")
        names = [self._table.people[seat].name for seat in self._winners()]
        if self._i_won() and len(names) == 1:
            return "You win!"
        if len(names) == 1:
            return f"{names[0]} wins!"
        together = any(sorted(line.seats) == self._winners() for line in self.summary.lines)
        return listed(names) + (" win!" if together else " share the win!")

    def _ceremony(self, pen: Pen, top: float) -> float:
        """The winners' ducks with their remarks; returns the lower edge, in units."""
        size = min(110.0, pen.area.height * 0.15)
        winners = self._winners()
        bob = abs((self._age * 2) % 2 - 1) * 8 if not self.context.settings.reduced_motion else 0.0
        x = pen.area.centerx - size * len(winners) / 2
        for seat in winners:
            person = self._table.people[seat]
            duck = replace(person.duck, mood=Mood.GLEE)
            image = self.context.art.ducks.surface(duck, pen.screen.scale.px(size))
            pen.image(image, (x, top + bob))
            x += size
        says = self._table.people[winners[0]].says.get("wins", ())
        if says:
            words = "“" + says[self.summary.round % len(says)] + "”"
            room = pen.area.width - x - 30
            pen.text(words, (x + 12, top + size / 2), 17, Face.BOLD, PALE_GOLD, anchor="midleft", width=room)
        return top + size + 18

    def _line(self, pen: Pen, line: Line, area: FRect) -> None:
        """Draw a player's line: the cards that count, points counted up, the total as a bar and a number."""
        table, share = self._table, self._share()
        gain = self._game.more_is_better
        praise = self._praise(line)
        left = self._who(pen, line, area, praise) + 8
        cards = FRect(left, area.top + 2, area.left + 76 + area.width * 0.52 - left, area.height - 4)
        if line.notes:
            foot = FRect(cards.left, cards.bottom - 20, cards.width, 20)
            pen.text(line.notes, foot.midleft, 14, Face.BOLD, MIST, anchor="midleft", width=foot.width)
            cards.height -= 22
        # The share of a card under another card that must be seen to recognise it.
        shown = cards.width / (1 + _TELLING * max(len(line.cards) - 1, 0))
        self._cards(pen, line, cards, share, max(min(shown, _WIDE), _NARROW) if line.notes else _NARROW)
        points = round(line.points * share)
        right = cards.right + 12
        loss = points < 0 if gain else True
        counted, at = written(f"{points:+d}"), (right + 44, area.centery)
        pen.text(counted, at, 26, Face.TITLE, CORAL if loss else MINT, outline=INK, anchor="midright")
        before = line.total - line.points
        total = before + points
        room = min(area.height * 1.06, 170.0) if line.notes else 96.0
        bar = FRect(right + 60, area.centery - 7, area.right - right - 60 - room, 14)
        most = max(self.summary.limit, *(one.total for one in self.summary.lines), 1)
        pen.bar(bar, total / most, MINT if gain else ALARM)
        if min(before, total) > 0:
            kept = FRect(bar.left, bar.top, bar.width * min(before, total) / most, bar.height)
            pen.bar(kept, 1.0, table.people[line.seat].duck.body)
        if self.summary.limit and self.summary.limit < most:
            x = bar.left + bar.width * self.summary.limit / most
            pen.line((x, bar.top - 6), (x, bar.bottom + 6), BONE, 2)
        if line.notes and table.draw_total(pen, total, FRect(bar.right + 8, area.top, room - 8, area.height)):
            return
        pen.text(
            str(total), (area.right - 50, area.centery), 24, Face.TITLE, GOLD, outline=INK, anchor="midright"
        )
        if line.out and self._done:
            pen.text("OUT", (area.right - 4, area.centery), 16, Face.TITLE, ALARM, anchor="midright")
        elif praise:
            pen.text(praise, (area.right - 2, area.centery), 13, Face.BOLD, MIST, anchor="midright")

    def _who(self, pen: Pen, line: Line, area: FRect, praise: str) -> float:
        """The faces and names of those whose line it is; returns where they end."""
        art, table = self.context.art, self._table
        face = min(area.height, 60.0)
        left, width = area.left + 68, area.width * 0.10
        for place, seat in enumerate(line.seats):
            person = table.people[seat]
            mood = Mood.SAD if line.out else Mood.GLEE if praise else person.duck.mood
            size = face if not line.partners else min(face, area.height / 2)
            y = area.centery - size / 2 + (place - len(line.partners) / 2) * size
            image = art.ducks.surface(replace(person.duck, mood=mood), pen.screen.scale.px(size))
            pen.image(image, (area.left, y))
            own = seat == self._session.own_seat
            at = (left, area.centery if not line.partners else y + size / 2)
            colour = PALE_GOLD if own else BONE
            pen.text(person.name, at, 18, Face.BOLD, colour, anchor="midleft", width=width)
        return left + width

    def _praise(self, line: Line) -> str:
        """A word for a round without points where they are bad, or with the most where they are good."""
        if not self._game.more_is_better:
            return "" if line.points else "clean!"
        most = max(one.points for one in self.summary.lines)
        return "best!" if 0 < line.points == most else ""

    def _cards(self, pen: Pen, line: Line, area: FRect, share: float, widest: float) -> None:
        """The cards that count for the seat, overlapping as far as they must, one after the other."""
        shown = line.cards[: round(len(line.cards) * share)]
        if not line.cards:
            pen.text("no cards", (area.left, area.centery), 14, Face.TEXT, DIM, anchor="midleft")
            return
        width = min(area.height / 1.46, widest)
        step = min(width + 3, (area.width - width) / max(len(line.cards) - 1, 1))
        for place, card in enumerate(shown):
            x = area.left + place * step
            box = FRect(x, area.centery - width * 0.73, width, width * 1.46)
            self._table.draw_card(pen, self._table.view, card, box)

    def _buttons(self, pen: Pen) -> None:
        y = pen.area.height - 96
        width, gap = 200.0, 16.0
        x = pen.area.centerx - (width * len(self.choices) + gap * (len(self.choices) - 1)) / 2
        self.areas = []
        for place, (words, _press) in enumerate(self.choices):
            area = FRect(x + place * (width + gap), y, width, 44)
            self.areas.append(area)
            focused = place == self._focus
            pen.plate(area, GOLD if focused else "#C98A2A", border=BONE if focused else INK)
            pen.text(words, area.center, 20, Face.TITLE, INK, anchor="center")
        hints = ((Action.CONFIRM, "go on"), (Action.MENU, "menu"))
        draw_prompts(pen, self.context.input.bindings, self.context.device, hints, (20, pen.area.height - 38))

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """The first press finishes the counting, the next one goes on."""
        match event:
            case ActionPressed(action=Action.CONFIRM, repeat=False):
                self._confirm(self._focus)
            case ActionPressed(action=Action.LEFT | Action.PREVIOUS):
                self._look((self._focus - 1) % len(self.choices))
            case ActionPressed(action=Action.RIGHT | Action.NEXT):
                self._look((self._focus + 1) % len(self.choices))
            case ActionPressed(action=Action.ANNOUNCE_SCORES):
                self.context.captions.review(0)
            case ActionPressed(action=Action.CANCEL | Action.MENU):
                self._pause()
            case PointerMoved(x=x, y=y):
                self._point(x, y)
            case PointerPressed(x=x, y=y, button=1):
                found = [place for place, area in enumerate(self.areas) if area.collidepoint(x, y)]
                if found or not self._done:
                    self._confirm(found[0] if found else self._focus)
        return True

    def _look(self, place: int) -> None:
        if place != self._focus:
            self._focus = place
            self.context.sound("menu_move")
            self.context.captions.read(self.choices[place][0])

    def _point(self, x: float, y: float) -> None:
        """The button under the pointer has the focus."""
        for place, area in enumerate(self.areas):
            if area.collidepoint(x, y):
                self._look(place)

    def _confirm(self, place: int) -> None:
        if not self._done:
            self._finish()
            return
        self.context.sound("menu_confirm")
        self.choices[place][1]()

    def _pause(self) -> None:
        if self.over:
            self._leave()
            return
        self.stack.pop()
        self.context.screens.pause(self._match)

    def _go_on(self) -> None:
        self.stack.pop()
        self._session.deal()

    def _coach(self) -> None:
        if self._match.coaching is not None:
            self.context.screens.coach(self._match.coaching, self.summary.round)

    def _again(self) -> None:
        self._leave()
        self.context.screens.restart(self._session.header)

    def _leave(self) -> None:
        stack = self.stack
        stack.pop()
        stack.pop()
