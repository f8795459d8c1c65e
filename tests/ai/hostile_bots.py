"""Hostile bots: the code of each, and the message when one of our levels plays on for it."""

from typing import NamedTuple

from game.ai.bots.program import LONGEST_LINE

ASKED = "ready(); sys.stdin.readline(); "
SLEEPS = "; time.sleep(99)"
LATE = r"no answer within 0\.3 s"


class Hostile(NamedTuple):
    """A hostile bot.

    Attributes:
        body: its program; `ready` and `tell` are defined, and it records its own processes.
        message: a pattern for its message; empty if it does nothing wrong.
        hangs: whether it's dropped only when its time is over, which must then be short.
    """

    body: str
    message: str
    hangs: bool = False


def says(answer: str) -> Hostile:
    """Return a bot that answers with a Python expression, encoded as JSON."""
    return Hostile(f"{ASKED}tell({answer}){SLEEPS}", "")


def writes(line: str, message: str) -> Hostile:
    """Return a bot that answers with these bytes, a Python expression, and a newline."""
    return Hostile(f"{ASKED}os.write(1, {line} + b'\\n'){SLEEPS}", message)


def named(name: str, message: str) -> Hostile:
    """Return a bot that gives a Python expression as its name, and crashes when asked."""
    body = f"sys.stdin.readline(); tell({{'type': 'ready', 'name': {name}}}); sys.stdin.readline(); 1 / 0"
    return Hostile(body, message)


def card(value: str, message: str) -> Hostile:
    """Return a bot that plays this JSON as its card."""
    answer = f'{{"choice": {{"type": "PlayCard", "card": {value}}}}}'
    return writes(repr(answer.encode()), message)


def hangs(body: str) -> Hostile:
    """Return a bot that is ready, and then runs code that never ends."""
    return Hostile(f"ready()\n{body}", LATE, hangs=True)


def obeys(before: str = "", answer: str = "tell({'choice': told['choices'][0]})", ready: str = "") -> Hostile:
    """Return a bot that plays correctly, in a strange way."""
    greeting = ready or "tell({'type': 'ready', 'name': 'Quack'})"
    body = f"""{before}
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        {greeting}
    elif told["type"] == "choose":
        {answer}
"""
    return Hostile(body, "")


CHILD = """
def brood(count, words):
    for _ in range(count):
        child = subprocess.Popen([sys.executable, "-ISc", words], start_new_session=True)
        print(child.pid, file=open(os.path.join(os.path.dirname(__file__), f"{child.pid}.pid"), "w"))
"""
DRIPS = """
sys.stdin.readline()
for byte in b'{"choice": ' + b' ' * 10_000:
    os.write(1, bytes([byte])); time.sleep(0.01)
"""
STUBBORN = """import signal as s
for one in (s.SIGTERM, s.SIGINT, s.SIGHUP, s.SIGPIPE): s.signal(one, s.SIG_IGN)"""

QUICK: dict[str, Hostile] = {
    # how it ends
    "it ends at once": Hostile("sys.exit(3)", r"it ended \(exit code 3\);"),
    "it crashes at once": Hostile("1 / 0", r"it ended \(exit code 1\): ZeroDivisionError: division by zero;"),
    "it crashes when asked": Hostile(ASKED + "1 / 0", "'Quack' of .*ZeroDivisionError"),
    "it kills itself": Hostile(f"{ASKED}os.kill(os.getpid(), 9)", r"it ended \(exit code 137\)"),
    # how it greets
    "it greets nobody": Hostile(f"print('Hi!', flush=True){SLEEPS}", "'Hi!'"),
    "it is not ready": Hostile("sys.stdin.readline(); tell({'type': 'go'})" + SLEEPS, "Invalid value 'go'"),
    "it has no name": Hostile(
        "sys.stdin.readline(); tell({'type': 'ready'})" + SLEEPS, "missing required field `name`"
    ),
    "its name is empty": named("''", "Expected `str` of length >= 1"),
    "its name rings and clears the screen": named("'\\x1b[2J\\x07Quack'", r"'\\x1b\[2J\\x07Quack' of "),
    "its name turns the writing round": named("'\\u202eQuack'", r"'\\u202eQuack' of "),
    # how it answers
    "it says no JSON": Hostile(f"{ASKED}print('quack!', flush=True){SLEEPS}", "'quack!' isn't JSON"),
    "it says nothing": Hostile(f"{ASKED}print(flush=True){SLEEPS}", "'' isn't"),
    "it says no text": writes("b'\\xff\\xfe'", "isn't JSON"),
    "it digs deep": writes("b'{\"choice\":' + b'[' * 60000", r"\[\[.* isn't"),
    "it says a list": says("[1]")._replace(message="Expected `object`, got `array`"),
    "it says a number": says("{'choice': 1}")._replace(message="Expected `object`, got `int`"),
    "it says another word": says("{'card': 1}")._replace(message="missing required field `choice`"),
    "it makes up a kind": says("{'choice': {'type': 'Quack'}}")._replace(message="Invalid value 'Quack'"),
    "its card is no number": card('"low"', "got `str`"),
    "it has no such card": card("999", "isn't one of its choices"),
    "its card is not a number": card("NaN", "isn't JSON"),
    "its card has five thousand digits": card("9" * 5000, "isn't"),
    "it chooses out of turn": says("{'choice': {'type': 'TakeRow', 'row': 0}}")._replace(
        message="isn't one of its choices"
    ),
    "its answer clears the screen": writes("b'\\x1b[2J\\x07'", "isn't JSON"),
    "it answers before it is asked": Hostile(
        f"ready(); tell({{'choice': {{'type': 'PlayCard', 'card': 1}}}}){SLEEPS}",
        "without being asked|isn't one of",
    ),
    "it answers three times": obeys(
        answer="for _ in range(3): tell({'choice': told['choices'][0]})"
    )._replace(message="without being asked"),
    "it complains as much as it likes": obeys("print('quack ' * 100_000, file=sys.stderr)"),
    "it hangs": hangs("time.sleep(99)")._replace(message="'Quack' of .*" + LATE),
    "it stops": hangs("import signal; os.kill(os.getpid(), signal.SIGSTOP)"),
    "it floods in lines": Hostile(
        "ready()\nwhile True: print('quack')", "'quack' (without being asked|isn't JSON)"
    ),
    "it floods in one line": Hostile(
        f"{ASKED}\nwhile True: sys.stdout.write('quack' * 1000)",
        f"its answer is longer than {LONGEST_LINE} bytes",
    ),
    "it leaves a child that holds its pipes": Hostile(
        f"{CHILD}\nready(); brood(1, 'import time; time.sleep(99)')", r"it ended \(exit code 0\)"
    ),
}
"""The bots of every run."""

MORE: dict[str, Hostile] = {
    "it hangs up": Hostile(f"os.close(1){SLEEPS}", "it closed its output"),
    "it kills its guard": Hostile(f"ready(); os.kill(os.getppid(), 9){SLEEPS}", r"it ended \(exit code -9\)"),
    "it aborts": Hostile(f"{ASKED}os.abort()", r"it ended \(exit code 134\)"),
    "it closes all there is": Hostile(f"ready(); os.closerange(0, 99){SLEEPS}", "it closed its output"),
    "its name is too long": named("'x' * 41", "Expected `str` of length <= 40"),
    "its name is a number": named("6", "Expected `str`, got `int`"),
    "its name is half a letter": Hostile(
        'sys.stdin.readline(); print(\'{"type":"ready","name":"\\\\ud800"}\', flush=True)' + SLEEPS,
        "isn't JSON",
    ),
    "it stays in words": Hostile(
        f"sys.stdin.readline(); tell({{'type': 'ready', 'name': 'Quack', 'stays': 'yes'}}){SLEEPS}",
        "Expected `bool`, got `str`",
    ),
    "it says that it stays, and goes": Hostile(
        "sys.stdin.readline(); tell({'type': 'ready', 'name': 'Quack', 'stays': True})",
        r"it ended \(exit code 0\)",
    ),
    "it is ready twice": Hostile(f"ready(); tell({{'type': 'ready', 'name': 'Quack'}}){SLEEPS}", "ready"),
    "it greets with an answer": Hostile(
        f"sys.stdin.readline(); tell({{'choice': {{'type': 'PlayCard', 'card': 1}}}}){SLEEPS}",
        "missing required field `name`",
    ),
    "it digs deep before it is ready": Hostile(
        f"sys.stdin.readline(); print('[' * 60000, flush=True){SLEEPS}", r"\[\[.* isn't"
    ),
    "it digs deep in objects": writes("b'{\"choice\":' * 5000", "isn't"),
    "its card is negative": card("-1", "isn't one of its choices"),
    "its card is a fraction": card("1.5", "Expected `int`, got `float`"),
    "its card is endless": card("1e999", "isn't"),
    "its card is true": card("true", "Expected `int`, got `bool`"),
    "its card is null": card("null", "Expected `int`, got `null`"),
    "its card is a list": card("[1]", "Expected `int`, got `array`"),
    "it says two cards": card('1, "card": 999', "isn't one of its choices"),
    "it says two things in a line": writes("b'{} {}'", "isn't"),
    "it says zeros": writes("bytes(100)", "isn't JSON"),
    "it says all bytes there are": writes("bytes(set(range(256)) - {10})", "isn't JSON"),
    "it says it in UTF-16": writes("'{\"choice\": 1}'.encode('utf-16')", "isn't JSON"),
    "it says it in Python": writes("b\"{'choice': 1}\"", "isn't JSON"),
    "it breaks off": Hostile(f"{ASKED}os.write(1, b'{{\"cho')", "isn't JSON"),
    "it floods with nothing": Hostile(
        "ready()\nwhile True: print()", "without being asked|isn't JSON|it ended"
    ),
    "it floods before it is ready": Hostile(
        "while True: print('quack')", "'quack' (without being asked|isn't JSON)"
    ),
    "it says no line": hangs(f"{ASKED[9:]}os.write(1, b'{{\"choice\"'){SLEEPS}"),
    "it drips": hangs(DRIPS),
    "it answers too late": hangs("sys.stdin.readline(); time.sleep(2); tell({'choice': 1}); time.sleep(99)"),
    "it does not listen": hangs(f"os.close(0){SLEEPS}"),
    "it spins": hangs("while True: pass"),
    "it will not be ended": hangs(f"{STUBBORN}\nwhile True: time.sleep(1)"),
    "it becomes another program": hangs("os.execvp('sleep', ['sleep', '99'])"),
    "it complains for ever": hangs("while True: print('quack' * 99, file=sys.stderr)"),
    "it has thirty children": hangs(f"{CHILD}\nbrood(30, 'import time; time.sleep(99)'){SLEEPS}"),
    "it has children that flood": hangs(
        f"{CHILD}\nbrood(2, 'import os\\nwhile True: os.write(2, b\"quack\")'){SLEEPS}"
    ),
    # nothing is wrong with these
    "it deletes itself": obeys("os.remove(__file__)"),
    "it ends its lines as on Windows": obeys(
        answer="print(json.dumps({'choice': told['choices'][0]}), end='\\r\\n', flush=True)"
    ),
    "it says more than it was asked": obeys(
        answer="tell({'choice': told['choices'][0], 'why': '\\x1b[2J' * 999, 'deep': [[[[]]]]})"
    ),
    "it will not end at the end": obeys(STUBBORN + "\nimport atexit; atexit.register(time.sleep, 99)"),
}
"""The bots of campaigns."""

HOSTILE = {**QUICK, **MORE}
