"""Runs a probe and asks on its way what other expressions would give. Options, then questions as JSON lines in; a line of answers for each."""
from __future__ import annotations

import json
import os
import signal
import sys
import threading
from types import CodeType, FrameType
from typing import Any, Callable, Union

import fixpoint_boot as boot
import fixpoint_django as django
from fixpoint_value_keys import Keys

# Of one statement; beyond, nothing is known of it: the change that mends the program may be made in a later round.
MOST_HITS = 30
# For a whole run, questions included: what hangs is not waited for. For the questions of one moment.
SECONDS, SECONDS_AT_ONCE = 2.5, 0.6
MEBIBYTE = 1024 * 1024
# A thread or another process may come by where nobody looks.
ELSEWHERE = {"subprocess.Popen", "os.system", "os.posix_spawn", "os.exec", "os.spawn", "_thread.start_new_thread"}
TRUTH = "truth"
Answer = Union[str, None]


class Place:
    def __init__(self, asked: dict[str, Any]) -> None:
        self.before: str = asked["before"]
        self.items: list[str] = asked["items"]
        self.is_truth = asked["kind"] == TRUTH
        self.open = list(range(len(self.items)))
        self.answers: list[Answer] = [""] * len(self.items)

    def forget(self) -> None:
        for at in self.open:
            self.answers[at] = None
        self.open = []


class Reached:
    """A statement with its questions."""

    def __init__(self, asked: dict[str, Any]) -> None:
        self.first, self.frame = asked["line"], asked["frame"]
        self.places: list[Place] = []
        self.hits = 0
        self.codes: dict[tuple[str, ...], CodeType] = {}

    def is_open(self) -> bool:
        return any(place.open for place in self.places)

    def forget(self) -> None:
        for place in self.places:
            place.forget()

    def texts(self) -> list[str]:
        return [text for place in self.places for text in (place.before, *place.items)]

    def functions(self, frame: FrameType) -> list[Callable[[], Any]]:
        """One for each text, with the frame's names as they are."""
        known = {} if frame.f_locals is frame.f_globals else {name: value for name, value in frame.f_locals.items() if name.isidentifier()}
        names = tuple(sorted(known))
        if names not in self.codes:
            body = ",".join(f"lambda: ({text}\n)" for text in self.texts())
            self.codes[names] = compile(f"lambda {','.join(names)}: [{body}]", "<asked>", "eval", dont_inherit=True)
        return eval(self.codes[names], frame.f_globals)(*(known[name] for name in names))  # type: ignore[no-any-return]


def holds_passing(frame: FrameType) -> bool:
    """Something that is gone through once: to look at it takes from it."""
    values = list(frame.f_locals.values()) if frame.f_locals is not frame.f_globals else []
    for value in list(values):
        values.extend(getattr(value, "__dict__", {}).values() if not isinstance(value, type) else ())
    return any(hasattr(type(value), "__next__") for value in values)


def look(reached: Reached, functions: list[Callable[[], Any]], tell: Callable[[int, int, Answer], None]) -> None:
    """Tells of each open question that makes a difference which, or that it is not known."""
    keys, start = Keys(), 0
    for number, place in enumerate(reached.places):
        own = functions[start: start + 1 + len(place.items)]
        start += len(own)
        if not place.open:
            continue
        before = key_of(own[0], place.is_truth, keys)
        # What reads a table may put an entry into it.
        for at in sorted(place.open, key=lambda one: "[" in place.items[one]):
            key = key_of(own[1 + at], place.is_truth, keys)
            if before is None or key is None or before.startswith("! NameError"):
                tell(number, at, None)
            elif key != before:
                tell(number, at, key)


def key_of(function: Callable[[], Any], is_truth: bool, keys: Keys) -> Answer:
    try:
        value = function()
        if is_truth:
            return str(bool(value))
        return keys.of(value, function())
    except BaseException as error:  # whatever the program throws is its answer
        try:
            return f"! {type(error).__name__} {str(error)[:200]}"
        except BaseException:
            return None


class NoTime(BaseException):
    """The run lasts too long."""


def give_up(*_: object) -> None:
    raise NoTime


class Watch:
    """Asks in a child of its own, since what is asked may change what it looks at."""

    def __init__(self, root: str, asked: list[dict[str, Any]]) -> None:
        self.reached: dict[tuple[str, int], Reached] = {}
        self.of_place: list[Place] = []
        statements: dict[tuple[str, int], Reached] = {}
        for one in asked:
            file = os.path.join(root, one["file"])
            statement = statements.setdefault((file, one["line"]), Reached(one))
            statement.places.append(Place(one))
            self.of_place.append(statement.places[-1])
            for line in range(one["line"], one["last"] + 1):
                self.reached.setdefault((file, line), statement)
        self.files = {file for file, _ in statements}
        self.statements = list(statements.values())
        self.inside: dict[FrameType, tuple[Reached, int]] = {}
        self.is_asking = False
        self.is_elsewhere = False

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self.at_line if frame.f_code.co_filename in self.files else None

    def at_line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "return":
            self.inside.pop(frame, None)
        if event != "line":
            return self.at_line
        code = frame.f_code
        reached = self.reached.get((code.co_filename, frame.f_lineno))
        before = self.inside.pop(frame, None)
        if reached is None or reached.frame != code.co_name:
            return self.at_line
        # The lines of one statement are one time that it is reached, unless it begins again.
        begun_at = frame.f_lineno if before is None or before[0] is not reached else before[1]
        self.inside[frame] = (reached, begun_at)
        if (before is None or before[0] is not reached or begun_at == frame.f_lineno) and reached.is_open():
            self.ask(reached, frame)
        return self.at_line

    def ask(self, reached: Reached, frame: FrameType) -> None:
        reached.hits += 1
        if reached.hits > MOST_HITS or holds_passing(frame):
            reached.forget()
            return
        try:
            functions = reached.functions(frame)
        except (SyntaxError, ValueError, RecursionError, MemoryError, TypeError):
            reached.forget()
            return
        read, write = os.pipe()
        self.is_asking = True
        pid = os.fork()
        if pid == 0:
            answer_and_end(write, reached, functions)
        self.is_asking = False
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            said = pipe.read(16 * MEBIBYTE).decode()
        os.waitpid(pid, 0)
        self.take(reached, said.split("\n"), f"{reached.hits} ")

    def take(self, reached: Reached, lines: list[str], when: str) -> None:
        for line in lines:
            if line.startswith("["):
                number, at, key = json.loads(line)
                place = reached.places[number]
                place.answers[at] = None if key is None else when + key
                place.open.remove(at)
        if "done" not in lines:
            reached.forget()


def answer_and_end(write: int, reached: Reached, functions: list[Callable[[], Any]]) -> None:
    sys.settrace(None)
    # The parent's timer is not the child's.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, SECONDS_AT_ONCE)
    try:
        with os.fdopen(write, "w", encoding="utf-8", errors="backslashreplace") as pipe:
            look(reached, functions, lambda number, at, key: print(json.dumps([number, at, key]), file=pipe))
            print("done", file=pipe)
    finally:
        os._exit(0)


def answers(options: dict[str, Any], asked: list[dict[str, Any]]) -> list[list[Answer]]:
    boot.enter_project(options["root"], options["sourceRoots"], preloads=False)
    django.set_up(options["root"])
    watch = Watch(options["root"], asked)

    def audit(event: str, _: object) -> None:
        watch.is_elsewhere |= event in ELSEWHERE or event in ("os.fork", "os.forkpty") and not watch.is_asking

    def in_thread(*_: object) -> None:
        watch.is_elsewhere = True

    sys.addaudithook(audit)
    threading.settrace(in_thread)
    program = compile(options["script"], "<probe>", "exec", dont_inherit=True)
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    is_as_before = False
    sys.settrace(watch)
    try:
        exec(program, {"__name__": "fixpoint_probe", "__builtins__": __builtins__})
    except NoTime:
        pass
    except BaseException:  # it fails: that is what it is for
        is_as_before = sys.gettrace() is watch
    finally:
        sys.settrace(None)
        signal.setitimer(signal.ITIMER_REAL, 0)
    # What would have come is not known.
    if not is_as_before or watch.is_elsewhere:
        for statement in watch.statements:
            statement.forget()
    return [place.answers for place in watch.of_place]


def main() -> None:
    reporter = boot.Reporter(boot.protocol_stream())
    lines = os.fdopen(os.dup(0), "r", encoding="utf-8", newline="\n")
    options = json.loads(lines.readline())
    for line in lines:
        asked = json.loads(line)
        # In a process of its own, which has loaded nothing of the project yet.
        pid = os.fork()
        if pid == 0:
            try:
                os.close(lines.fileno())
                reporter.send({"nonce": options["nonce"], "answers": answers(options, asked)})
                os._exit(0)
            finally:
                os._exit(1)
        if os.waitpid(pid, 0)[1] != 0:
            reporter.send({"nonce": options["nonce"], "answers": None})


if __name__ == "__main__":
    main()
