"""The base class of a run's screens; the rack of charms opens from all of them."""

from __future__ import annotations

from game.language.message import Text, message_in
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.menus.plaques import Badge
from game.scenes.run.run_session import RunSession
from game.ui.devices.actions import Action, ActionPressed


class RunScene(BoardScene):
    """A screen of a run, from which the rack opens."""

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self.play = play

    @property
    def words(self) -> Text:
        """The state of the run, to be read aloud."""
        return self.play.words

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.HINT, Action.ANNOUNCE_SCORES)

    def charms_badge(self) -> Badge:
        return Badge(message_in("a button", "Charms"), "signs/pouch", self.open_rack, self.play.rack_words)

    def open_rack(self) -> None:
        self.play.screens.rack()

    def handle_unused(self, event: ActionPressed) -> None:
        match event.action:
            case Action.HINT:
                self.open_rack()
            case Action.ANNOUNCE_SCORES:
                self.context.captions.answer(self.words)
            case _:
                super().handle_unused(event)
