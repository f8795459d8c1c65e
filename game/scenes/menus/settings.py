"""Settings: sound, motion, words, window, and the actions of keys and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.cardgames.registry import GAMES
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.tables.show import SPEEDS
from game.tables.table import Switch
from game.ui.devices.actions import Action, Captured, Device, InputEvent
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.drawing.palette import BONE
from game.ui.forms.form import Form
from game.ui.forms.prompts import label
from game.ui.forms.widgets import Amount, Button, Heading, Paragraph, Pick, TextField, Widget, switch

_VERBOSITY = ("Short", "Normal", "Full")


class SettingsScene(FormScene):
    """The form of all settings; each change takes effect and is saved at once."""

    title = "Settings"
    width = 680.0
    hints = (
        (Action.LEFT, "less"),
        (Action.RIGHT, "more"),
        (Action.CANCEL, "back"),
    )

    def __init__(self, context: Context, *, see_through: bool = False) -> None:
        super().__init__(context)
        self.see_through = see_through

    def widgets(self) -> Sequence[Widget]:
        """The rows."""
        now = self.context.settings
        change = self.context.change
        speeds = tuple(SPEEDS)
        return [
            Heading("Sound"),
            self._volume("Master volume", "master", "Everything together."),
            self._volume("Effects", "effects", "Cards and menus."),
            self._volume("Music", "music", "The tune behind it all."),
            switch("Mute", now.muted, lambda on: change(muted=on), "Silence everything at once."),
            Heading("Play"),
            TextField(
                "Your name",
                now.name,
                12,
                lambda name: change(name=name),
                self.context.input.text_mode,
                "What the table calls you from the next match on.",
            ),
            Pick(
                "Speed",
                [speed.title() for speed in speeds],
                speeds.index(now.speed),
                lambda place: change(speed=speeds[place]),
                "How fast cards move. Instant shows results at once.",
            ),
            switch(
                "Preview",
                now.preview,
                lambda on: change(preview=on),
                "Show where the focused card would go and what it could cost.",
            ),
            switch(
                "Figures in hints",
                now.figures,
                lambda on: change(figures=on),
                "A hint shows figures at once. Otherwise words, and figures if you ask again.",
            ),
            switch(
                "Reduced motion",
                now.reduced_motion,
                lambda on: change(reduced_motion=on),
                "Cards fade instead of flying; no shaking, no particles.",
            ),
            *self._switches(),
            Heading("Words"),
            switch("Captions", now.captions, lambda on: change(captions=on), "Show what happens in words."),
            Pick(
                "Wordiness",
                _VERBOSITY,
                now.verbosity,
                lambda place: change(verbosity=place),
                "How much is told.",
            ),
            Heading("Window"),
            Amount(
                "Size of everything",
                now.ui_scale,
                0.8,
                1.5,
                0.05,
                lambda value: change(ui_scale=round(value, 2)),
                "Makes text and cards larger or smaller.",
                lambda value: f"{value:.0%}",
            ),
            switch("Fullscreen", now.fullscreen, lambda on: change(fullscreen=on), "Use the whole screen."),
            Heading("Controls"),
            switch("Rumble", now.rumble, lambda on: change(rumble=on), "Gamepads shake when you take a row."),
            Button("Keys and buttons", self._controls, "Choose which key does what."),
            Button("Back", self.back, "To where you came from."),
        ]

    def _switches(self) -> Iterator[Widget]:
        """The games' own switches; a switch that several games have comes once."""
        now = self.context.settings
        for own in dict.fromkeys(own for kit in GAMES.values() for own in kit.switches()):
            yield switch(own.title, own.name in now.switched_on, self._turner(own), own.help)

    def _turner(self, own: Switch) -> Callable[[bool], None]:
        def turn(on: bool) -> None:
            self.context.change(switches=self.context.settings.switches | {own.name: on})

        return turn

    def _volume(self, words: str, name: str, help: str) -> Amount:
        value = getattr(self.context.settings, name)
        return Amount(words, value, 0.0, 1.0, 0.05, self._setter(name), help, lambda loud: f"{loud:.0%}")

    def _setter(self, name: str) -> Callable[[float], None]:
        return lambda value: self.context.change(**{name: round(value, 2)})

    def _controls(self) -> None:
        self.stack.push(ControlsScene(self.context, see_through=self.see_through))


class ControlsScene(FormScene):
    """Keys and pad buttons by action; a row is pressed, then the new key."""

    title = "Keys and buttons"
    width = 760.0
    hints = ((Action.CONFIRM, "change"), (Action.CANCEL, "back"))

    def __init__(self, context: Context, *, see_through: bool = False) -> None:
        super().__init__(context)
        self.see_through = see_through
        self.form = Form([], context.feedback, columns=2)
        self._waiting: Action | None = None
        self._note = "Choose an action, then press the new key or button for it."

    def widgets(self) -> Sequence[Widget]:
        """One row for each action."""
        rows: list[Widget] = [Paragraph(self._note, BONE)]
        rows += [Button(self._words(action), self._asker(action)) for action in Action]
        rows += [
            Button("Defaults for everything", self._reset),
            Button("Back", self.back),
        ]
        return rows

    def _words(self, action: Action) -> str:
        bindings = self.context.input.bindings
        key = (bindings.key_for(action) or "none").title()
        button = label(bindings, action, Device.GAMEPAD) or "none"
        return f"{action.value.replace('_', ' ')}: {key} / {button}"

    def _asker(self, action: Action) -> Callable[[], None]:
        def ask() -> None:
            self._waiting = action
            self._note = f"Press the new key or button for: {action.value.replace('_', ' ')}"
            self.context.captions.read(self._note)
            self.context.input.capture_next()
            self.refill()

        return ask

    def _reset(self) -> None:
        self.context.rebind(Bindings())
        self._note = "All keys and buttons are as they came."
        self.refill()

    def handle(self, event: InputEvent) -> bool:
        """A captured key becomes the waiting action's; the key's old action is said."""
        if isinstance(event, Captured) and self._waiting is not None:
            action, self._waiting = self._waiting, None
            self._note = self._bind(action, event)
            self.context.captions.read(self._note)
            self.refill()
            return True
        return super().handle(event)

    def _bind(self, action: Action, event: Captured) -> str:
        """Bind a captured key or button to an action; returns the words for the player."""
        if event.device is Device.MOUSE:
            return "Nothing was changed: only keys and gamepad buttons can be chosen."
        bindings = self.context.input.bindings
        keyboard = event.device is Device.KEYBOARD
        before = (bindings.keys if keyboard else bindings.buttons).get(event.name)
        change = bindings.with_key if keyboard else bindings.with_button
        try:
            self.context.rebind(change(action, event.name))
        except BadBinding as error:
            return f"Nothing was changed: {error}."
        taken = f" It was for: {before.replace('_', ' ')}." if before and before is not action else ""
        return f"{event.name} is now for: {action.value.replace('_', ' ')}.{taken}"
