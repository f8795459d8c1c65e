"""A real voice: words go through speech-dispatcher and espeak-ng into a file, which then contains speech."""

import array
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

NEEDED = ("speech-dispatcher", "espeak-ng", "pulseaudio", "parec", "pactl")
PATIENCE = 600.0
"""Seconds to wait for servers and a voice before the test fails."""
RECORDING = ("parec", "-d", "tofile.monitor", "--format=s16le", "--rate=44100", "--channels=1")
STEP = 2 * 4410
"""The number of bytes in a tenth of a second of such a recording."""
LOUD = 500
"""The minimum mean sample (of 32,767) in a tenth of a second of speech."""

SPEAKING = """
import sys
from game.voice.speech import Speech, VoiceSettings
from game.voice.system_voice import SystemVoice
from game.voice.speech_queue import Urgency

speech = Speech(SystemVoice, VoiceSettings(language="de"))
speech.say(int(sys.argv[1]) * "Bob nimmt die dritte Reihe und bekommt sieben Enten. ", Urgency.TOLD)
sys.stdin.read()
assert speech.problem is None, speech.problem
speech.close()
speech.thread.join()
"""

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.skipif(
        not all(map(shutil.which, NEEDED)), reason=f"one of {', '.join(NEEDED)} is not installed"
    ),
]


def until(there: Callable[[], bool], missing: str) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, missing
        time.sleep(0.2)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[dict[str, str]]:
    """Yield an environment with its own sound server, whose only output is `tofile`."""
    # Socket paths must be short.
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
        asking = ["pactl", "info"]
        until(
            lambda: not subprocess.run(asking, env=found, capture_output=True).returncode, "no sound server"
        )
        yield found
    finally:
        for pid in (run / "speech-dispatcher" / "pid").glob("*"):
            os.kill(int(pid.read_text()), 15)
        server.terminate()
        server.wait()
        shutil.rmtree(run, ignore_errors=True)


def loudness(file: Path) -> list[int]:
    """Return the mean sample of each whole tenth of a second of a recording."""
    content = file.read_bytes()
    samples = array.array("h", content[: len(content) // STEP * STEP])
    step = STEP // samples.itemsize
    return [sum(map(abs, samples[at : at + step])) // step for at in range(0, len(samples), step)]


@pytest.mark.parametrize("times", [1, 40])
def test_speech_is_audible_until_it_ends_or_is_closed(
    times: int, world: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "heard.raw"
    recorder = subprocess.Popen([*RECORDING, str(file)], env=world)
    try:
        until(lambda: file.exists() and file.stat().st_size > 10 * STEP, "no recording")
        assert max(loudness(file)) == 0, "silence at first"
        command = [sys.executable, "-c", SPEAKING, str(times)]
        with subprocess.Popen(command, env=world, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as speaking:
            # A sentence of about three seconds has sounds, pauses and an end.
            until(lambda: sum(one > LOUD for one in loudness(file)) > 15, "no speech")
            if times == 1:
                until(lambda: max(loudness(file)[-10:]) == 0, "no end")
            _out, problem = speaking.communicate()
            assert speaking.returncode == 0, problem.decode()
        until(lambda: max(loudness(file)[-10:]) == 0, "no end")
        assert sum(one > LOUD for one in loudness(file)) < 600, "closing must end two minutes of speech"
    finally:
        recorder.terminate()
        recorder.wait()
