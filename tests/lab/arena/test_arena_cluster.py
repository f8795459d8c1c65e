"""The arena on a Dask cluster within this process: its results, and its messages when something is wrong."""

import json
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.files.streams import CommandError
from game.lab.arena import cluster
from tests.support.arena import arena, report_without_times

pytest.importorskip("distributed", reason="needs pip install distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, silence_logs=50
    ) as local:
        yield local.scheduler_address


def test_cluster_gives_the_same_results_and_can_resume(tmp_path: Path, address: str) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert arena(here) == 0
    assert arena(there, matches=4) == 0
    assert arena(there, "--dask", address, "--resume") == 0
    assert json.dumps(report_without_times(there)) == json.dumps(report_without_times(here))


def test_late_worker_with_another_version_is_refused(address: str) -> None:
    with cluster.connect(address) as client:
        task = client.submit(cluster.play_task, "0.0.0+00000000", None, 0, 0)
        with pytest.raises(cluster.OtherProgram, match=r"it has Sixes .*, expected 0\.0\.0\+0{8}"):
            task.result()


def test_workers_are_asked_for_their_version() -> None:
    class Client:
        found: object = "0.0.1+12345678"

        def wait_for_workers(self, count: int, timeout: float) -> None:
            pass

        def run(self, *_: object, **__: object) -> dict[str, object]:
            return {"tcp://a:1": cluster.fingerprint(), "tcp://b:2": self.found}

    client = Client()
    with pytest.raises(CommandError, match=r"worker tcp://b:2: it has Sixes 0.0.1\+12345678, expected 0"):
        cluster.check_workers(client, "tcp://s:1")
    client.found = ModuleNotFoundError("No module named 'game'")
    with pytest.raises(CommandError, match="worker tcp://b:2: it can't use Sixes"):
        cluster.check_workers(client, "tcp://s:1")
    client.found = cluster.fingerprint()
    cluster.check_workers(client, "tcp://s:1")


def test_cluster_without_workers_is_reported() -> None:
    class Client:
        def wait_for_workers(self, count: int, timeout: float) -> None:
            raise TimeoutError

    with pytest.raises(CommandError, match="no worker came within 10 seconds"):
        cluster.check_workers(Client(), "tcp://s:1")


@pytest.mark.parametrize("wrong", ["nowhere", "foo://bar:1", "tcp://127.0.0.1:x"])
def test_bad_address_is_reported(wrong: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    threads = threading.enumerate()
    assert arena(tmp_path / "file", "--dask", wrong) == 1
    assert not set(threading.enumerate()) - set(threads), "a client was left half open"
    words = capsys.readouterr().err
    assert f"{wrong}: expected the scheduler of a Dask cluster" in words
    assert words.count("\n") == 1


def test_unresponsive_scheduler_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "_ANSWER_SECONDS", 0.1)
    assert arena(tmp_path / "file", "--dask", "tcp://127.0.0.1:9") == 1
    assert "127.0.0.1:9: expected the scheduler" in capsys.readouterr().err


def test_another_kind_of_server_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _address = server.accept()
            with line:
                line.sendall(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")

        web_server = threading.Thread(target=answer)
        web_server.start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        assert arena(tmp_path / "file", "--dask", address) == 1
        web_server.join()
    words = capsys.readouterr().err
    assert f"{address}: expected the scheduler of a Dask cluster" in words
    assert "(something else answers there)" in words
    assert words.count("\n") == 1


def test_missing_dask_is_reported_with_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert arena(tmp_path / "file", "--dask", "tcp://127.0.0.1:9") == 1
    words = capsys.readouterr().err
    assert "python -m pip install distributed" in words
    assert words.count("\n") == 1


def test_match_that_fails_on_a_worker_is_reported(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a card too many")

    monkeypatch.setattr(cluster, "play_match", fail)
    assert arena(tmp_path / "file", "--dask", address) == 1
    assert "a match failed on a worker: RuntimeError: a card too many" in capsys.readouterr().err
