"""The set-up: the players of a match, and its options. It remembers the last choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import FRect

from game.ai.levels import LEVELS, level_of
from game.cardgames.registry import rules_of
from game.engine.contract import BadSetup, Setup
from game.engine.options import BadOption, Option, declared, resolve
from game.scenes.context import Context, duck_of
from game.scenes.frame import FormScene
from game.scenes.menus.picker import PickerScene, ordered, wished
from game.storage.levels import Opponent
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.ui.forms.widgets import Amount, Button, Heading, Opener, Paragraph, Pick, Widget, switch
from game.voice.words import sentence


class SetupScene(FormScene):
    """The form for the players and options of the next match, with the table's company shown beside it.

    Attributes:
        options: the values of all options, by name.
        opponents: those that are chosen, in the order of their seats.
        rated: whether the match is to count.
    """

    width = 640.0
    hints = (
        (Action.CONFIRM, "choose"),
        (Action.RIGHT, "change"),
        (Action.CANCEL, "back"),
    )

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._game = game
        self._rules = rules_of(game)
        self.title = self._rules.title
        self._declared = declared(self._rules.options)
        self.options: dict[str, Any] = {option.name: option.default for option in self._declared}
        self._picked: set[str] = set()
        self.rated = True
        self._cast = [one.id for one in context.opponents]
        self.opponents = self._cast[: self._rules.usual_seats - 1]
        self._remember()

    def _remember(self) -> None:
        """Take over the last set-up as far as it still makes sense."""
        last = self.context.settings.setups.get(self._game, {})
        known = [one for one in last.get("opponents", ()) if one in self._cast]
        if known and len(known) + 1 in self._rules.seat_counts:
            self.opponents = known
        kept = last.get("options", {})
        for option in self._declared:
            try:
                value = option.check(kept[option.name])
            except (KeyError, BadOption):
                continue
            self.options[option.name] = value
            if option.is_several:
                self._picked.add(option.name)
        self.rated = bool(last.get("rated", True))

    # -- rows ----------------------------------------------------------------------------------------

    def widgets(self) -> Sequence[Widget]:
        """Start first, then company, then options."""
        if not self._cast:
            return [Paragraph("There is nobody to play against: levels/opponents.toml could not be read.")]
        seats = [count for count in self._rules.seat_counts if count - 1 <= len(self._cast)]
        rows: list[Widget] = [
            Button("Start", self._start, "Deal the cards.", strong=True),
            Heading("Company"),
        ]
        if len(seats) > 1:
            rows.append(
                Pick(
                    "Players",
                    [str(count) for count in seats],
                    seats.index(len(self.opponents) + 1),
                    lambda place: self._seat(seats[place]),
                    "How many sit at the table, you included.",
                )
            )
        rows += [self._chair(place) for place in range(len(self.opponents))]
        rows.append(self._everybody())
        rows.append(Heading("Options"))
        rows += [self._option(option) for option in self._declared if self._matters(option)]
        rows.append(
            switch(
                "Practice",
                not self.rated,
                self._practice,
                "Practice can be undone, and does not count in your records.",
            )
        )
        rows.append(Button("Back", self.back, "To the title."))
        return rows

    def _matters(self, option: Option) -> bool:
        """Whether an option has an effect beside the others, and in a match that counts or does not."""
        return option.matters(self.options) and not (option.practice and self.rated)

    def _chair(self, place: int) -> Pick:
        free = [one for one in self._cast if one not in self.opponents or one == self.opponents[place]]
        names = []
        for one in free:
            found = self.context.opponent(one)
            names.append(f"{found.name} · {_strength(found)}" if found else one)
        chosen = self.context.opponent(self.opponents[place])
        words = f"{chosen.about} {level_of(chosen.level).help}" if chosen else ""

        def sit(index: int) -> None:
            self.opponents[place] = free[index]
            self.refill()

        seats = len(self.opponents) + 1
        ours = next(team for team in self._rules.teams(seats) if 0 in team)
        title = "Partner" if place + 1 in ours else f"Opponent {place + 1}"
        return Pick(title, names, free.index(self.opponents[place]), sit, words)

    def _everybody(self) -> Pick:
        """All opponents of one level at once."""
        names = ["as chosen", *(level.name for level in LEVELS)]

        def pick(index: int) -> None:
            if index == 0:
                return
            level = LEVELS[index - 1].id
            same = [one.id for one in self.context.opponents if one.level == level]
            rest = [one for one in self._cast if one not in same]
            self.opponents = (same + rest)[: len(self.opponents)]
            self.refill()

        return Pick(
            "Fill with level", names, 0, pick, "Seat opponents of one level, as far as there are any."
        )

    def _option(self, option: Option) -> Widget:
        if option.is_several:
            return self._several(option)
        value = self.options[option.name]
        if option.is_switch:
            return switch(option.label, bool(value), self._setter(option.name, (False, True)), option.help)
        if option.values:
            names = [option.label_of(one) for one in option.values]
            place = option.values.index(value)
            words = option.effects[place] or option.help
            return Pick(option.label, names, place, self._setter(option.name, option.values), words)

        def set_number(number: float) -> None:
            self.options[option.name] = round(number)

        return Amount(option.label, value, option.least, option.most, 1, set_number, option.help)

    def _setter(self, name: str, values: Sequence[Any]) -> Callable[[Any], None]:
        def set_value(place: Any) -> None:
            self.options[name] = values[int(place)]
            # Other options may matter now, or no longer.
            self.refill()

        return set_value

    # -- options of several values ---------------------------------------------------------------------

    def _several(self, option: Option) -> Opener:
        chosen = self._chosen(option)
        count = f"{len(chosen)} of {self._room(option)} chosen"

        def done(values: tuple[str, ...]) -> None:
            self.options[option.name] = values
            self._picked.add(option.name)

        def pick() -> None:
            room, brought = self._room(option), self._brought(option)
            self.stack.push(PickerScene(self.context, option, room, chosen, brought, done))

        return Opener(option.label, count, pick, f"{option.label_of(chosen)}. {option.help}")

    def _room(self, option: Option) -> int:
        return option.room(len(self.opponents) + 1)

    def _brought(self, option: Option) -> dict[str, str]:
        """The opponents' wishes, by the opponent's id."""
        company = [self.context.opponent(one) for one in self.opponents]
        return wished(option, filter(None, company))

    def _chosen(self, option: Option) -> tuple[str, ...]:
        """The player's picks, as far as there is room; before the first pick, the opponents' wishes."""
        if option.name not in self._picked:
            return ordered(option, self._brought(option).values())
        chosen: tuple[str, ...] = self.options[option.name]
        return chosen[: self._room(option)]

    def _labels_brought(self) -> dict[str, str]:
        """The labels of the opponents' wishes that are chosen for this match, by the opponent's id."""
        found: dict[str, str] = {}
        for option in self._declared:
            if option.is_several and self._matters(option):
                chosen = self._chosen(option)
                brought = self._brought(option).items()
                found |= {one: option.label_of((value,)) for one, value in brought if value in chosen}
        return found

    def _settled(self) -> dict[str, Any]:
        """The options that matter, with all that was chosen for the player."""
        return {
            option.name: self._chosen(option) if option.is_several else self.options[option.name]
            for option in self._declared
            if self._matters(option)
        }

    def _practice(self, on: bool) -> None:
        self.rated = not on
        # Some options are for practice only.
        self.refill()

    def _seat(self, count: int) -> None:
        others = [one for one in self._cast if one not in self.opponents]
        self.opponents = (self.opponents + others)[: count - 1]
        self.refill()

    def _start(self) -> None:
        options = self._settled()
        try:
            resolved = resolve(self._rules.options, options)
            self._rules.check(Setup(len(self.opponents) + 1, 0, resolved))
        except (BadOption, BadSetup) as error:
            self.context.sound("error")
            self.context.captions.say(sentence(f"{error}."))
            return
        kept = {
            option.name: self.options[option.name]
            for option in self._declared
            if not option.is_several or option.name in self._picked
        }
        setups = dict(self.context.settings.setups)
        setups[self._game] = {"opponents": list(self.opponents), "options": kept, "rated": self.rated}
        self.context.change(setups=setups, game=self._game)
        self.stack.pop()
        self.context.screens.start(self._game, tuple(self.opponents), options, rated=self.rated)

    # -- drawing -------------------------------------------------------------------------------------

    def form_area(self, pen: Pen, top: float) -> FRect:
        """On the left, with the company on the right where there is room."""
        area = super().form_area(pen, top)
        if pen.area.width >= 1000:
            area.left = 46
        return area

    def draw(self, pen: Pen) -> None:
        """Draw the form, and the faces of all players."""
        super().draw(pen)
        left = self.form.area.right + 46
        if pen.area.width - left < 250 or not self.opponents:
            return
        area = FRect(left, self.form.area.top - 8, pen.area.width - left - 26, self.form.area.height + 16)
        pen.panel(area, alpha=0.5)
        columns = 1 if len(self.opponents) <= 4 else 2
        down = -(-len(self.opponents) // columns)
        width, height = (area.width - 24) / columns, min((area.height - 20) / down, 136.0)
        brought = self._labels_brought()
        for place, one in enumerate(self.opponents):
            found = self.context.opponent(one)
            if found is None:
                continue
            x = area.left + 12 + (place // down) * width
            y = area.top + 10 + (place % down) * height
            face = min(height - 12, width * 0.36, 100.0)
            image = self.context.art.ducks.surface(duck_of(found), pen.screen.scale.px(face))
            pen.image(image, (x, y + (height - face) / 2))
            text = FRect(x + face + 10, y + 8, width - face - 18, height - 12)
            pen.text(found.name, text.topleft, 17, Face.TITLE, BONE, width=text.width)
            at = (text.left, text.top + 22)
            level = " · ".join(filter(None, (_strength(found), brought.get(one))))
            pen.text(level, at, 13, Face.BOLD, PALE_GOLD, width=text.width)
            if columns == 1 and height >= 84:
                words = FRect(text.left, text.top + 42, text.width, text.height - 42)
                pen.paragraph(found.about, words, 13, Face.TEXT, MIST)


def _strength(opponent: Opponent) -> str:
    """An opponent's level, and the style if there is one."""
    return ", ".join(filter(None, (level_of(opponent.level).name, opponent.style)))
