"""A real voice: words go through speech-dispatcher and espeak-ng into a file, which holds speech."""

from __future__ import annotations

import array
import os
import shutil
import subprocess
import sys
import time
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest

NEEDED = ("speech-dispatcher", "espeak-ng", "pulseaudio", "parec", "pactl")
PATIENCE = 120.0
"""Seconds until servers and a voice that do not come are given up."""
LOUD = 500
"""The least mean of the samples, of 32,767 at most, in a tenth of a second of speech."""

SPEAKING = """
import time
from game.voice.speech import Manner, Speech
from game.voice.system_voice import SystemVoice
from game.voice.telling import Urgency

speech = Speech(SystemVoice, Manner(language="de"))
speech.say("Bob nimmt die dritte Reihe und bekommt sieben Enten.", Urgency.TOLD)
time.sleep(8)
assert speech.problem is None, speech.problem
speech.close()
"""

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.skipif(
        not all(map(shutil.which, NEEDED)), reason=f"one of {', '.join(NEEDED)} is not installed"
    ),
]


@pytest.fixture
def world(tmp_path: Path) -> Iterator[dict[str, str]]:
    """An environment with a sound server of its own, whose only speaker is `tofile`."""
    # The paths of sockets may not be long.
    run = Path(f"/tmp/sixes-{os.getpid()}")
    (run / "pulse").mkdir(mode=0o700, parents=True)
    run.chmod(0o700)
    found = {**os.environ, "XDG_RUNTIME_DIR": str(run), "HOME": str(tmp_path)}
    found.pop("PULSE_SERVER", None)
    socket = run / "pulse" / "native"
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
    modules = ("module-null-sink sink_name=tofile", f"module-native-protocol-unix socket={socket}")
    server = subprocess.Popen(
        [*command, *(word for module in modules for word in ("-L", module))],
        env=found,
        stderr=subprocess.DEVNULL,
    )
    try:
        end = time.monotonic() + PATIENCE
        while subprocess.run(["pactl", "info"], env=found, capture_output=True).returncode:
            assert time.monotonic() < end, "no sound server"
            time.sleep(0.2)
        yield found
    finally:
        for pid in (run / "speech-dispatcher" / "pid").glob("*"):
            os.kill(int(pid.read_text()), 15)
        server.terminate()
        server.wait()
        shutil.rmtree(run, ignore_errors=True)


def loudness(file: Path) -> list[int]:
    """The mean of the samples in each tenth of a second."""
    with wave.open(str(file)) as sound:
        assert sound.getsampwidth() == 2
        samples = array.array("h", sound.readframes(sound.getnframes()))
        step = sound.getframerate() * sound.getnchannels() // 10
    return [sum(map(abs, samples[at : at + step])) // step for at in range(0, len(samples), step)]


def test_words_are_heard(world: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "heard.wav"
    recorder = subprocess.Popen(["parec", "-d", "tofile.monitor", "--file-format=wav", str(file)], env=world)
    try:
        command = [sys.executable, "-c", SPEAKING]
        done = subprocess.run(command, env=world, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
    finally:
        recorder.terminate()
        recorder.wait()
    found = loudness(file)
    assert found[0] == 0, "silence at first"
    # A sentence of some three seconds has sounds and pauses, and then an end.
    assert sum(one > LOUD for one in found) > 15
    assert max(found[-5:]) == 0
