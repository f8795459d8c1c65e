"""The picker: a screen to choose several values of an option."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

from game.audio.sounds import Sound
from game.engine.options import Option
from game.language.message import Text, listed, message, message_in, parts, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.storage.levels.tables import Opponent
from game.ui.devices.actions import Action
from game.ui.forms.tally import Tally
from game.ui.forms.widgets import Button, Heading, Widget

Several = tuple[str, ...]


def wished(option: Option, opponents: Iterable[Opponent]) -> dict[str, str]:
    """Return the value that each opponent (by id) brings: the first of their favourites that's still free."""
    brought: dict[str, str] = {}
    for opponent in opponents:
        taken = list(brought.values())
        free = (one for one in opponent.favourites if _often(option, one) > taken.count(one))
        favourite = next(free, None)
        if favourite is not None:
            brought[opponent.id] = favourite
    return brought


def ordered(option: Option, values: Iterable[str]) -> Several:
    """Sort values into the option's own order."""
    return tuple(sorted(values, key=option.values.index))


def surprised(option: Option, chosen: Several, room: int, chance: random.Random) -> Several:
    """Fill the chosen values up to `room` at random; those that may be taken freely come last."""
    found = list(chosen)
    while len(found) < room:
        free = [one for one in map(str, option.values) if found.count(one) < _often(option, one)]
        rare = [one for one in free if _often(option, one) < option.most]
        if not free:
            break
        found.append(chance.choice(rare or free))
    return ordered(option, found)


def _often(option: Option, value: str) -> int:
    """Return how often a value may be chosen; 0 if the option doesn't have it."""
    return option.often[option.values.index(value)] if value in option.values else 0


class PickerScene(FormScene):
    """A row for each value; `done` is called with the chosen values whenever they change."""

    width = 900.0
    hints = ((Action.CANCEL, message("done")),)
    columns = 2

    def __init__(
        self,
        context: Context,
        option: Option,
        room: int,
        chosen: Several,
        brought: Mapping[str, str],
        done: Callable[[Several], None],
    ) -> None:
        """Choose up to `room` values; `brought` is the value that each opponent (by id) wishes for."""
        super().__init__(context)
        self._option, self._room, self._done = option, room, done
        self._brought = brought
        self.chosen = chosen
        self._chance = random.Random()
        self.refill()
        self.form.focus = next(place for place, row in enumerate(self.form.widgets) if isinstance(row, Tally))

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [
            Button(message("Done"), self.back, self._count, strong=True, apart=True),
            Button(message("Surprise me"), self._surprise, message("Fills the rest at random.")),
            Button(
                message("Everyone’s favourites"),
                self._favourites,
                message("Only what your opponents would bring."),
            ),
            Button(message_in("of several", "None"), self._none, message("Puts them all back.")),
            Heading(message("The full list")),
        ]
        known = zip(self._option.values, self._option.effects, self._option.often, strict=True)
        rows += [self._row(str(value), effect, often) for value, effect, often in known]
        return rows

    def refill(self) -> None:
        count = message("{n} of {most}", n=len(self.chosen), most=self._room)
        self.title = parts(" · ", (self._option.label, count))
        super().refill()

    @property
    def _count(self) -> Text:
        return message("{n} of {most} chosen.", n=len(self.chosen), most=self._room)

    def _row(self, value: str, effect: str, often: int) -> Tally:
        wishes = [one for one, brought in self._brought.items() if brought == value]
        names = [found.name for one in wishes if (found := self.context.cast.opponent(one)) is not None]
        label = self._option.label_of(value)
        count, words = self.chosen.count(value), sentences(effect, self._count)
        return Tally(label, count, often, lambda: self._press(value), words, listed(names))

    def _press(self, value: str) -> None:
        """Choose a value once more if allowed, else put all of it back."""
        count = self.chosen.count(value)
        full = len(self.chosen) >= self._room
        if full and not count:
            self.context.sound(Sound.ERROR)
            self.context.captions.answer(message("You’ve chosen all {n}. Put one back first.", n=self._room))
            return
        if full or count == _often(self._option, value):
            self._set(tuple(one for one in self.chosen if one != value))
        else:
            self._set((*self.chosen, value))

    def _surprise(self) -> None:
        self._set(surprised(self._option, self.chosen, self._room, self._chance))
        self._announce()

    def _favourites(self) -> None:
        self._set(tuple(self._brought.values())[: self._room])
        self._announce()

    def _none(self) -> None:
        self._set(())
        self._announce()

    def _set(self, chosen: Several) -> None:
        self.chosen = ordered(self._option, chosen)
        self._done(self.chosen)
        self.refill()

    def _announce(self) -> None:
        self.context.captions.answer(message("Chosen: {values}.", values=self._option.label_of(self.chosen)))
