"""6 takes!: its table from the first card to the ceremony, its rules, records and replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.cardgames.six_takes.rules.events import RowTaken
from game.cardgames.six_takes.rules.game import row_for
from game.cardgames.six_takes.table.focus import Focus
from game.commands.shots.studio import STEP, Studio
from game.scenes.autoplay import Autoplay
from game.scenes.records import RecordsScene
from game.scenes.scoring import ScoringScene
from game.ui.actions import Action, ActionPressed


def pictures(studio: Studio) -> dict[str, Callable[[], None]]:
    """What leads to each picture, in their order: many go on from the one before."""
    return {
        "table": partial(_table, studio),
        "table-preview-sixth": partial(_sixth, studio),
        "table-hint": studio.hint,
        "table-revealed": partial(_revealed, studio),
        "table-placing": partial(studio.frames, 55),
        "table-row-menu": partial(_row_menu, studio),
        "table-too-low": partial(_too_low, studio),
        "table-hint-row": studio.hint,
        "table-sweep": partial(_sweep, studio),
        "scoring": partial(_scoring, studio),
        "coach": partial(_coach, studio),
        "ceremony": partial(_ceremony, studio),
        "table-ten": partial(_ten, studio),
        "table-ten-revealed": partial(_revealed, studio),
        "table-two": partial(_two, studio),
        "draft": partial(_draft, studio),
        "draft-hint": studio.hint,
        "pause": partial(_pause, studio),
        "log": partial(_log, studio),
        "rules-idea": partial(studio.rules, 0),
        "rules-ducks": partial(studio.rules, 1),
        "rules-lesson": partial(_lesson, studio),
        "rules-keys": partial(studio.rules, 6),
        "records": partial(_records, studio),
        "records-accuracy": partial(studio.press, "up", "right", "down"),
        "replay": partial(_replay, studio),
    }


def _table(studio: Studio) -> None:
    studio.start(("bob", "celia", "david", "mabel"), 11)
    _play_turns(studio, 3, 4)
    studio.frames(60)
    studio.press("right", "right")
    studio.frames(40)


def _sixth(studio: Studio) -> None:
    table: Any = studio.scene().table
    for _ in range(12):
        view = table.view
        card = view.hand[table.focus.place]
        row = row_for(card, view.rows)
        if row is not None and len(view.rows[row]) == 5:
            break
        studio.press("right")
    studio.frames(40)


def _play_turns(studio: Studio, turns: int, place: int = 0) -> None:
    """Play some turns quickly, always the hand card at a place."""
    scene = studio.scene()
    table: Any = scene.table
    scene.show.speed = "instant"
    done = 0
    while done < turns:
        studio.until_asked()
        if studio.app.stack.top is not scene:
            break
        table.focus = Focus(min(place, max(len(table.view.hand) - 1, 0)))
        done += table.view.stage == "choose"
        studio.app.handle(ActionPressed(Action.CONFIRM))
    scene.show.speed = "normal"
    studio.until_asked()


def _revealed(studio: Studio) -> None:
    scene = studio.scene()
    studio.press("confirm")
    for _ in range(1200):
        studio.app.frame(STEP)
        if scene.table.view.waiting:
            break
    studio.frames(62)


def _row_menu(studio: Studio) -> None:
    studio.until_asked()
    studio.press("announce_rows", "down", "right", "right")
    studio.frames(20)


def _too_low(studio: Studio) -> None:
    """A match in which the player is asked for a row: the lowest card is played again and again."""
    for seed in range(1, 60):
        studio.start(("rusty", "celia", "odette"), seed)
        scene = studio.scene()
        studio.until_asked()
        if scene.table.view.hand[0] < min(row[-1] for row in scene.table.view.rows):
            _play_turns(studio, 1, 0)
            if scene.table.view.stage == "place":
                break
    studio.frames(30)


def _sweep(studio: Studio) -> None:
    scene = studio.scene()
    seen: list[object] = []
    scene.show.shown = seen.append
    for _ in range(4000):
        studio.app.frame(STEP)
        if any(isinstance(event, RowTaken) for event in seen):
            break
        if not scene.show.busy and scene.session.my_turn:
            studio.press("confirm")
    studio.frames(56)


def _scoring(studio: Studio) -> None:
    studio.start(("bob", "celia", "david", "mabel"), 5)
    _play_turns(studio, 10, 3)
    for _ in range(600):
        studio.app.frame(STEP)
        if isinstance(studio.app.stack.top, ScoringScene):
            break
    studio.frames(140)


def _coach(studio: Studio) -> None:
    """The coach's look at the round that was just scored, at one of its turning points."""
    studio.press("right", "confirm")
    scene: Any = studio.app.stack.top
    studio.let_think()
    while scene.analysis.turning and scene.form.focused.moment.step not in scene.analysis.turning:
        studio.press("down")
    studio.frames(2)


def _ceremony(studio: Studio) -> None:
    studio.start(("rusty", "flora", "nemo"), 4, limit=0)
    _play_turns(studio, 10, 2)
    for _ in range(600):
        studio.app.frame(STEP)
        if isinstance(studio.app.stack.top, ScoringScene):
            break
    studio.frames(180)


def _ten(studio: Studio) -> None:
    everybody = tuple(one.id for one in studio.app.context.opponents if one.level != "swan")
    studio.start((*everybody, "odette")[:9], 21)
    _play_turns(studio, 4, 5)
    studio.frames(40)


def _two(studio: Studio) -> None:
    studio.start(("david",), 8, professional=True, ending="classic")
    _play_turns(studio, 5, 2)
    studio.frames(40)


def _draft(studio: Studio) -> None:
    studio.start(("celia", "sir", "bob"), 9, draft=True)
    studio.until_asked()
    studio.press("confirm")
    studio.until_asked()
    studio.press("right", "right", "down")
    studio.frames(30)


def _pause(studio: Studio) -> None:
    studio.press("menu")
    studio.frames(4)


def _log(studio: Studio) -> None:
    studio.press("cancel", "log")
    studio.frames(4)


def _lesson(studio: Studio) -> None:
    studio.rules(4)
    for _ in range(4):
        studio.press("confirm")
        studio.frames(200)


def _records(studio: Studio) -> None:
    """Matches that the program played by itself, quickly."""
    context = studio.app.context
    for seed in range(4):
        studio.home()
        context.seed = seed
        player = Autoplay(context, studio.app.stack, "six_takes")
        while not player.step():
            studio.app.frame(STEP)
        studio.let_think()
    studio.home()
    studio.app.stack.push(RecordsScene(context, "six_takes"))
    studio.frames(2)


def _replay(studio: Studio) -> None:
    studio.press("confirm")
    studio.frames(420)
