"""The arena on a cluster of two worker processes, one of which is killed midway."""

import json
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.commands import line
from game.lab.arena import cluster
from game.lab.arena.tournament import TournamentDeal, TournamentPlan

pytest.importorskip("distributed", reason="needs pip install distributed")

WORDS = ("arena", "must_be_18", "--option", "rounds=1", "--seats", "swan@20,drake", "--matches", "400")


@pytest.mark.campaign
def test_killed_worker_does_not_change_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    whole, mended = tmp_path / "whole", tmp_path / "mended"
    assert line.run([*WORDS, "--json", str(whole)]) == 0
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as local:
        victim = local.workers[0].pid
        killed_at: list[int] = []
        original = cluster.cluster_deals

        def deals(
            client: Any, plan: TournamentPlan, wanted: Iterator[int]
        ) -> Generator[TournamentDeal, None, None]:
            for count, deal in enumerate(original(client, plan, wanted)):
                if count == 50:
                    os.kill(victim, signal.SIGKILL)
                    killed_at.append(count)
                yield deal

        monkeypatch.setattr(cluster, "cluster_deals", deals)
        assert line.run([*WORDS, "--json", str(mended), "--dask", local.scheduler_address]) == 0
        assert killed_at == [50]
    reports = [json.loads(path.read_bytes()) for path in (whole, mended)]
    for report in reports:
        del report["times"]
    assert json.dumps(reports[0]) == json.dumps(reports[1])
