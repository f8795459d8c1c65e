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


def bot_answering(answer: str) -> Hostile:
    """Return a bot that answers with a Python expression, encoded as JSON."""
    return Hostile(f"{ASKED}tell({answer}){SLEEPS}", "")


def bot_writing(line: str, message: str) -> Hostile:
    """Return a bot that answers with these bytes, a Python expression, and a newline."""
    return Hostile(f"{ASKED}os.write(1, {line} + b'\\n'){SLEEPS}", message)


def bot_named(name: str, message: str) -> Hostile:
    """Return a bot that gives a Python expression as its name, and crashes when asked."""
    body = f"sys.stdin.readline(); tell({{'type': 'ready', 'name': {name}}}); sys.stdin.readline(); 1 / 0"
    return Hostile(body, message)


def bot_playing(value: str, message: str) -> Hostile:
    """Return a bot that plays this JSON as its card."""
    answer = f'{{"choice": {{"type": "PlayCard", "card": {value}}}}}'
    return bot_writing(repr(answer.encode()), message)


def bot_hanging_in(body: str) -> Hostile:
    """Return a bot that is ready, and then runs code that never ends."""
    return Hostile(f"ready()\n{body}", LATE, hangs=True)


def obedient_bot(
    before: str = "", answer: str = "tell({'choice': told['choices'][0]})", ready: str = ""
) -> Hostile:
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
    "exits immediately": Hostile("sys.exit(3)", r"it ended \(exit code 3\);"),
    "crashes immediately": Hostile(
        "1 / 0", r"it ended \(exit code 1\): ZeroDivisionError: division by zero;"
    ),
    "crashes at the first question": Hostile(ASKED + "1 / 0", "'Quack' of .*ZeroDivisionError"),
    "kills itself": Hostile(f"{ASKED}os.kill(os.getpid(), 9)", r"it ended \(exit code 137\)"),
    # how it greets
    "greets in plain text": Hostile(f"print('Hi!', flush=True){SLEEPS}", "'Hi!'"),
    "sends go instead of ready": Hostile(
        "sys.stdin.readline(); tell({'type': 'go'})" + SLEEPS, "Invalid value 'go'"
    ),
    "gives no name": Hostile(
        "sys.stdin.readline(); tell({'type': 'ready'})" + SLEEPS, "missing required field `name`"
    ),
    "empty name": bot_named("''", "Expected `str` of length >= 1"),
    "control characters in its name": bot_named("'\\x1b[2J\\x07Quack'", r"'\\x1b\[2J\\x07Quack' of "),
    "right-to-left override in its name": bot_named("'\\u202eQuack'", r"'\\u202eQuack' of "),
    # how it answers
    "answers in plain text": Hostile(f"{ASKED}print('quack!', flush=True){SLEEPS}", "'quack!' isn't JSON"),
    "answers with an empty line": Hostile(f"{ASKED}print(flush=True){SLEEPS}", "'' isn't"),
    "answers in invalid UTF-8": bot_writing("b'\\xff\\xfe'", "isn't JSON"),
    "answers with deeply nested lists": bot_writing("b'{\"choice\":' + b'[' * 60000", r"\[\[.* isn't"),
    "answers with a list": bot_answering("[1]")._replace(message="Expected `object`, got `array`"),
    "answers with a number as its choice": bot_answering("{'choice': 1}")._replace(
        message="Expected `object`, got `int`"
    ),
    "answers without a choice": bot_answering("{'card': 1}")._replace(
        message="missing required field `choice`"
    ),
    "unknown type of choice": bot_answering("{'choice': {'type': 'Quack'}}")._replace(
        message="Invalid value 'Quack'"
    ),
    "card is a text": bot_playing('"low"', "got `str`"),
    "card outside the deck": bot_playing("999", "isn't one of its choices"),
    "card is NaN": bot_playing("NaN", "isn't JSON"),
    "card has 5,000 digits": bot_playing("9" * 5000, "isn't"),
    "chooses a row when asked for a card": bot_answering(
        "{'choice': {'type': 'TakeRow', 'row': 0}}"
    )._replace(message="isn't one of its choices"),
    "control characters as an answer": bot_writing("b'\\x1b[2J\\x07'", "isn't JSON"),
    "answers before the first question": Hostile(
        f"ready(); tell({{'choice': {{'type': 'PlayCard', 'card': 1}}}}){SLEEPS}",
        "without being asked|isn't one of",
    ),
    "answers three times": obedient_bot(
        answer="for _ in range(3): tell({'choice': told['choices'][0]})"
    )._replace(message="without being asked"),
    "writes 600 kB to stderr": obedient_bot("print('quack ' * 100_000, file=sys.stderr)"),
    "hangs": bot_hanging_in("time.sleep(99)")._replace(message="'Quack' of .*" + LATE),
    "stops itself with SIGSTOP": bot_hanging_in("import signal; os.kill(os.getpid(), signal.SIGSTOP)"),
    "endless lines": Hostile(
        "ready()\nwhile True: print('quack')", "'quack' (without being asked|isn't JSON)"
    ),
    "endless line": Hostile(
        f"{ASKED}\nwhile True: sys.stdout.write('quack' * 1000)",
        f"its answer is longer than {LONGEST_LINE} bytes",
    ),
    "exits while its child holds the pipes": Hostile(
        f"{CHILD}\nready(); brood(1, 'import time; time.sleep(99)')", r"it ended \(exit code 0\)"
    ),
}
"""The bots of every run."""

MORE: dict[str, Hostile] = {
    "closes its output": Hostile(f"os.close(1){SLEEPS}", "it closed its output"),
    "kills its guard": Hostile(f"ready(); os.kill(os.getppid(), 9){SLEEPS}", r"it ended \(exit code -9\)"),
    "aborts": Hostile(f"{ASKED}os.abort()", r"it ended \(exit code 134\)"),
    "closes all its files": Hostile(f"ready(); os.closerange(0, 99){SLEEPS}", "it closed its output"),
    "name is too long": bot_named("'x' * 41", "Expected `str` of length <= 40"),
    "name is a number": bot_named("6", "Expected `str`, got `int`"),
    "lone surrogate as its name": Hostile(
        'sys.stdin.readline(); print(\'{"type":"ready","name":"\\\\ud800"}\', flush=True)' + SLEEPS,
        "isn't JSON",
    ),
    "stays is a text": Hostile(
        f"sys.stdin.readline(); tell({{'type': 'ready', 'name': 'Quack', 'stays': 'yes'}}){SLEEPS}",
        "Expected `bool`, got `str`",
    ),
    "exits although it stays": Hostile(
        "sys.stdin.readline(); tell({'type': 'ready', 'name': 'Quack', 'stays': True})",
        r"it ended \(exit code 0\)",
    ),
    "ready twice": Hostile(f"ready(); tell({{'type': 'ready', 'name': 'Quack'}}){SLEEPS}", "ready"),
    "answer instead of ready": Hostile(
        f"sys.stdin.readline(); tell({{'choice': {{'type': 'PlayCard', 'card': 1}}}}){SLEEPS}",
        "missing required field `name`",
    ),
    "deeply nested lists instead of ready": Hostile(
        f"sys.stdin.readline(); print('[' * 60000, flush=True){SLEEPS}", r"\[\[.* isn't"
    ),
    "answers with deeply nested objects": bot_writing("b'{\"choice\":' * 5000", "isn't"),
    "card is negative": bot_playing("-1", "isn't one of its choices"),
    "card is a fraction": bot_playing("1.5", "Expected `int`, got `float`"),
    "card is out of range": bot_playing("1e999", "isn't"),
    "card is true": bot_playing("true", "Expected `int`, got `bool`"),
    "card is null": bot_playing("null", "Expected `int`, got `null`"),
    "card is a list": bot_playing("[1]", "Expected `int`, got `array`"),
    "card given twice": bot_playing('1, "card": 999', "isn't one of its choices"),
    "two objects in a line": bot_writing("b'{} {}'", "isn't"),
    "answers with zero bytes": bot_writing("bytes(100)", "isn't JSON"),
    "answers with all byte values": bot_writing("bytes(set(range(256)) - {10})", "isn't JSON"),
    "answers in UTF-16": bot_writing("'{\"choice\": 1}'.encode('utf-16')", "isn't JSON"),
    "answers with a Python literal": bot_writing("b\"{'choice': 1}\"", "isn't JSON"),
    "answers with half a line": Hostile(f"{ASKED}os.write(1, b'{{\"cho')", "isn't JSON"),
    "endless empty lines": Hostile("ready()\nwhile True: print()", "without being asked|isn't JSON|it ended"),
    "endless lines before ready": Hostile(
        "while True: print('quack')", "'quack' (without being asked|isn't JSON)"
    ),
    "answer without a newline": bot_hanging_in(f"{ASKED[9:]}os.write(1, b'{{\"choice\"'){SLEEPS}"),
    "sends a byte every 10 ms": bot_hanging_in(DRIPS),
    "answers too late": bot_hanging_in(
        "sys.stdin.readline(); time.sleep(2); tell({'choice': 1}); time.sleep(99)"
    ),
    "closes its input": bot_hanging_in(f"os.close(0){SLEEPS}"),
    "infinite loop": bot_hanging_in("while True: pass"),
    "ignores all signals": bot_hanging_in(f"{STUBBORN}\nwhile True: time.sleep(1)"),
    "becomes another program": bot_hanging_in("os.execvp('sleep', ['sleep', '99'])"),
    "writes to stderr forever": bot_hanging_in("while True: print('quack' * 99, file=sys.stderr)"),
    "starts thirty children": bot_hanging_in(f"{CHILD}\nbrood(30, 'import time; time.sleep(99)'){SLEEPS}"),
    "starts children that write to stderr forever": bot_hanging_in(
        f"{CHILD}\nbrood(2, 'import os\\nwhile True: os.write(2, b\"quack\")'){SLEEPS}"
    ),
    # nothing is wrong with these
    "deletes its own file": obedient_bot("os.remove(__file__)"),
    "ends lines with CRLF": obedient_bot(
        answer="print(json.dumps({'choice': told['choices'][0]}), end='\\r\\n', flush=True)"
    ),
    "unknown fields in its answer": obedient_bot(
        answer="tell({'choice': told['choices'][0], 'why': '\\x1b[2J' * 999, 'deep': [[[[]]]]})"
    ),
    "ignores signals and sleeps at exit": obedient_bot(
        STUBBORN + "\nimport atexit; atexit.register(time.sleep, 99)"
    ),
}
"""The bots of campaigns."""

HOSTILE = {**QUICK, **MORE}
