"""Settings: sound, motion, words, window, and the actions of keys and buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.cardgames.registry import GAMES
from game.language.message import capital, message, message_in, percent, said, sentences
from game.language.names import NAMES
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.storage.settings import shown_name
from game.tables.show import SPEED_NAMES, SPEEDS
from game.tables.table import Switch
from game.ui.devices.actions import Action, Captured, Device, InputEvent
from game.ui.devices.bindings import BadBinding, Bindings
from game.ui.drawing.palette import BONE
from game.ui.forms.action_names import ACTION_NAMES
from game.ui.forms.form import Form
from game.ui.forms.prompts import key_name, label
from game.ui.forms.widgets import Amount, Button, Heading, Paragraph, Pick, TextField, Widget, switch

_VERBOSITY = (message("Short"), message("Normal"), message("Full"))


class SettingsScene(FormScene):
    """The form of all settings; each change takes effect and is saved at once."""

    title = message("Settings")
    width = 680.0
    hints = (
        (Action.LEFT, message("less")),
        (Action.RIGHT, message("more")),
        (Action.CANCEL, message("back")),
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
            Heading(message("Sound")),
            self._volume(message("Master volume"), "master", message("Everything together.")),
            self._volume(message("Effects"), "effects", message("Cards and menus.")),
            self._volume(message("Music"), "music", message("The tune behind it all.")),
            switch(
                message("Mute"),
                now.muted,
                lambda on: change(muted=on),
                message("Silence everything at once."),
            ),
            Heading(message("Play")),
            TextField(
                message("Your name"),
                said(shown_name(now.name), self.context.language),
                12,
                lambda name: change(name=name),
                self.context.input.text_mode,
                message("What the table calls you from the next match on."),
            ),
            Pick(
                message("Speed"),
                [capital(SPEED_NAMES[speed]) for speed in speeds],
                speeds.index(now.speed),
                lambda place: change(speed=speeds[place]),
                message("How fast cards move. Instant shows results at once."),
            ),
            switch(
                message("Preview"),
                now.preview,
                lambda on: change(preview=on),
                message("Show where the focused card would go and what it could cost."),
            ),
            switch(
                message("Figures in hints"),
                now.figures,
                lambda on: change(figures=on),
                message("A hint shows figures at once. Otherwise words, and figures if you ask again."),
            ),
            switch(
                message("Reduced motion"),
                now.reduced_motion,
                lambda on: change(reduced_motion=on),
                message("Cards fade instead of flying; no shaking, no particles."),
            ),
            *self._switches(),
            Heading(message("Words")),
            self._language(),
            switch(
                message("Captions"),
                now.captions,
                lambda on: change(captions=on),
                message("Show what happens in words."),
            ),
            Pick(
                message("Wordiness"),
                _VERBOSITY,
                now.verbosity,
                lambda place: change(verbosity=place),
                message("How much is told."),
            ),
            *self._speech(),
            Heading(message("Window")),
            Amount(
                message("Size of everything"),
                now.ui_scale,
                0.8,
                1.5,
                0.05,
                lambda value: change(ui_scale=round(value, 2)),
                message("Makes text and cards larger or smaller."),
                percent,
            ),
            switch(
                message("Fullscreen"),
                now.fullscreen,
                lambda on: change(fullscreen=on),
                message("Use the whole screen."),
            ),
            Heading(message("Controls")),
            switch(
                message("Rumble"),
                now.rumble,
                lambda on: change(rumble=on),
                message("Gamepads shake when you take a row."),
            ),
            Button(message("Keys and buttons"), self._controls, message("Choose which key does what.")),
            Button(message("Back"), self.back, message("To where you came from.")),
        ]

    def _language(self) -> Pick:
        """The languages, each by its own name, so that everybody finds theirs."""
        codes = tuple(NAMES)
        return Pick(
            message("Language"),
            tuple(NAMES.values()),
            codes.index(code) if (code := self.context.language.code) in codes else 0,
            lambda place: self.context.change(language=codes[place]),
            message("The language of all words, read and heard."),
        )

    def _speech(self) -> Iterator[Widget]:
        """The rows about reading aloud; voices can be chosen while there are some."""
        now = self.context.settings
        yield Heading(message("Reading aloud"))
        yield switch(
            message("Speech"),
            bool(now.speech),
            self._turn_speech,
            message("Everything is read aloud, by your screen reader or a voice of the system."),
        )
        yield self._volume(
            message("Pace of the voice"), "speech_rate", message("A screen reader keeps its own.")
        )
        yield self._volume(
            message("Loudness of the voice"), "speech_volume", message("A screen reader keeps its own.")
        )
        voices = ["", *(one.name for one in (self.context.aloud.speakers if self.context.aloud else ()))]
        chosen = voices.index(now.voice) if now.voice in voices else 0
        yield Pick(
            message("Voice"),
            [message("The first that fits"), *voices[1:]],
            chosen,
            lambda place: self.context.change(voice=voices[place]),
            message("The voice that reads, among those of the system that speak the language."),
        )

    def _turn_speech(self, on: bool) -> None:
        if self.context.aloud is not None:
            self.context.aloud.toggle()
        else:
            self.context.change(speech=on)

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
        return Amount(words, value, 0.0, 1.0, 0.05, self._setter(name), help, percent)

    def _setter(self, name: str) -> Callable[[float], None]:
        return lambda value: self.context.change(**{name: round(value, 2)})

    def _controls(self) -> None:
        self.stack.push(ControlsScene(self.context, see_through=self.see_through))


class ControlsScene(FormScene):
    """Keys and pad buttons by action; a row is pressed, then the new key."""

    title = message("Keys and buttons")
    width = 760.0
    hints = ((Action.CONFIRM, message("change")), (Action.CANCEL, message("back")))

    def __init__(self, context: Context, *, see_through: bool = False) -> None:
        super().__init__(context)
        self.see_through = see_through
        self.form = Form([], context.feedback, columns=2)
        self._waiting: Action | None = None
        self._note: str = message("Choose an action, then press the new key or button for it.")

    def widgets(self) -> Sequence[Widget]:
        """One row for each action."""
        rows: list[Widget] = [Paragraph(self._note, BONE)]
        rows += [Button(self._words(action), self._asker(action)) for action in Action]
        rows += [
            Button(message("Defaults for everything"), self._reset),
            Button(message("Back"), self.back),
        ]
        return rows

    def _words(self, action: Action) -> str:
        bindings = self.context.input.bindings
        none = message_in("key or button", "none")
        return message(
            "{action}: {key} / {button}",
            action=ACTION_NAMES[action],
            key=key_name(bindings, action) or none,
            button=label(bindings, action, Device.GAMEPAD) or none,
        )

    def _asker(self, action: Action) -> Callable[[], None]:
        def ask() -> None:
            self._waiting = action
            self._note = message("Press the new key or button for: {action}", action=ACTION_NAMES[action])
            self.context.captions.read(self._note)
            self.context.input.capture_next()
            self.refill()

        return ask

    def _reset(self) -> None:
        self.context.rebind(Bindings())
        self._note = message("All keys and buttons are as they came.")
        self.context.captions.read(self._note)
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
            return message("Nothing was changed: only keys and gamepad buttons can be chosen.")
        bindings = self.context.input.bindings
        keyboard = event.device is Device.KEYBOARD
        before = (bindings.keys if keyboard else bindings.buttons).get(event.name)
        change = bindings.with_key if keyboard else bindings.with_button
        try:
            self.context.rebind(change(action, event.name))
        except BadBinding as error:
            left = "" if error.without is None else ACTION_NAMES[error.without]
            if keyboard:
                return message("Nothing was changed: no key would be left for {action}.", action=left)
            return message("Nothing was changed: no button would be left for {action}.", action=left)
        bound = message("{key} is now for: {action}.", key=event.name, action=ACTION_NAMES[action])
        if before is None or before is action:
            return bound
        return sentences(bound, message("It was for: {action}.", action=ACTION_NAMES[before]))
