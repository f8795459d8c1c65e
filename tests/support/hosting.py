"""Hosted tables with guests played by tests, without browsers or sockets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.cardgames.registry import rules_of
from game.engine.journal import Header, Journal, Player
from game.language.message import Language
from game.network import hosting
from game.network.hall import Hall
from game.network.messages import VERSION, AnyRequest, Choose, Deal, Join, Reconnect
from game.network.table import Host, HostedTable, TablePlan
from game.session.session import Session
from game.storage.places import ASSETS
from tests.support.short_matches import SHORT

CODE = "RAFTED"
DUCKS = tuple([Player(f"Duck {letter}", "duckling", "bob") for letter in "ABCDEFGHIJKLMNOP"])
LANGUAGES: Mapping[str, Language] = hosting.load_languages(ASSETS, print)


def plan(game: str, seats: int | None = None, **options: Any) -> TablePlan:
    """Return a plan for a table of a game; its matches are short unless the options say otherwise."""
    chairs = seats or rules_of(game).usual_seats
    return TablePlan(game, options or dict(SHORT[game]), chairs, "duckling", DUCKS)


class HostForTests:
    """What tables need from the program: a folder for journals, or none, and a record of everything
    reported.
    """

    def __init__(self, saves: Path | None = None, seed: int = 6) -> None:
        self.saves, self.seed = saves, seed
        self.kept: list[Session] = []
        self.notices: list[str] = []
        self.host = Host(self._header, self._journal, lambda: None, self.kept.append, self.notices.append)

    def _header(self, plan: TablePlan, players: tuple[Player, ...]) -> Header:
        self.seed += 1
        return Header(
            version="test",
            game=plan.game,
            seed=self.seed,
            options=plan.options,
            players=players,
            rated=False,
            started="2026-11-28T06:06:06",
        )

    def _journal(self, header: Header) -> Journal | None:
        if self.saves is None:
            return None
        return Journal.create(self.saves / f"{self.seed}-{header.game}.sixes", header)


class Page:
    def __init__(self, pages: Pages, number: int) -> None:
        self._pages, self.number = pages, number
        self.heard: list[dict[str, Any]] = []
        self.parted = False

    def send(self, request: AnyRequest, address: str = "10.0.0.1") -> None:
        self._pages.hall.receive(self.number, address, request, self._pages.now)
        self._pages.update()

    def last(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.heard) if one["type"] == kind)

    @property
    def kinds(self) -> list[str]:
        return [one["type"] for one in self.heard]

    @property
    def table(self) -> dict[str, Any]:
        return self.last("table")

    @property
    def token(self) -> str:
        return next(one["token"] for one in reversed(self.heard) if one.get("token"))

    @property
    def asked(self) -> bool:
        return bool(self.heard) and self.heard[-1]["type"] == "table" and "question" in self.heard[-1]

    def answer(self, place: int) -> None:
        self.send(Choose(self.table["number"], place))

    def end(self) -> None:
        self._pages.hall.disconnect(self.number)
        self._pages.open.pop(self.number, None)
        self._pages.update()


class Pages:
    def __init__(self, *tables: HostedTable) -> None:
        self.hall = Hall(tables, LANGUAGES)
        self.open: dict[int, Page] = {}
        self.now = 0.0
        self._next = 0

    def update(self, seconds: float = 0.0) -> None:
        self.now += seconds
        for one in self.hall.update(seconds):
            page = self.open.get(one.connection)
            if page is not None:
                page.heard.append(msgspec.json.decode(one.data))
                page.parted = page.parted or one.last

    def page(self) -> Page:
        self._next += 1
        page = self.open[self._next] = Page(self, self._next)
        return page

    def join(self, name: str, language: str = "en", *, code: str = CODE, watch: bool = False) -> Page:
        page = self.page()
        page.send(Join(VERSION, code, name, "rose", language, watch))
        return page

    def back(self, token: str) -> Page:
        page = self.page()
        page.send(Reconnect(VERSION, token))
        return page

    def play(
        self, chance: random.Random, until: Callable[[], bool], *, most: int = 6_000, deal: bool = True
    ) -> None:
        """Let all guests answer at random, and agree to further rounds, until `until` is true."""
        for _step in range(most):
            self.update(0.5)
            for page in list(self.open.values()):
                if until():
                    return
                if page.asked:
                    # Random high bids never win a match.
                    answers = page.table["answers"]
                    page.answer(chance.randrange(len(answers) if answers[-1].get("cards") else 1))
                elif deal and page.kinds[-1:] == ["table"] and page.table.get("seat") is not None:
                    result = page.table.get("result")
                    if result and not result["over"] and not result["ready"]:
                        page.send(Deal())
        raise AssertionError("`until` never became true")


def host_table(
    game: str, *guests: str, saves: Path | None = None, seats: int | None = None, **options: Any
) -> tuple[Pages, HostedTable, list[Page], HostForTests]:
    host = HostForTests(saves)
    table = HostedTable(CODE, plan(game, seats, **options), host.host)
    pages = Pages(table)
    return pages, table, [pages.join(name) for name in guests], host
