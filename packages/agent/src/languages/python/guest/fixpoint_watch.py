"""Runs a probe once and notes what conditions say whenever their statement is reached. One JSON document in, one out."""
from __future__ import annotations

import dis
import json
import os
import signal
import sys
from types import CodeType, FrameType
from typing import Any

import fixpoint_boot as boot
import fixpoint_django as django

# Of one statement; beyond, nothing is known of it: the change that mends the program may be made in a later round.
MOST_HITS = 30
# For the whole run, conditions included: what hangs is not waited for.
SECONDS = 4.0
MEBIBYTE = 1024 * 1024

YES, NO, ERROR = "t", "f", "e"


class Watched:
    def __init__(self, conditions: list[str]) -> None:
        self.codes = [compiled(one) for one in conditions]
        # What calls something may change what the others ask.
        self.order = sorted(range(len(conditions)), key=lambda at: "(" in conditions[at])
        # What all conditions said, a letter each, one text a hit.
        self.hits: list[str] = []
        self.is_whole = True


def compiled(condition: str) -> CodeType | None:
    try:
        return compile(condition, "<condition>", "eval", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None


def truths(watched: Watched, frame: FrameType) -> str:
    found = [ERROR] * len(watched.codes)
    for at in watched.order:
        found[at] = truth(watched.codes[at], frame)
    return "".join(found)


def truth(code: CodeType | None, frame: FrameType) -> str:
    if code is None:
        return ERROR
    try:
        return YES if eval(code, frame.f_globals, frame.f_locals) else NO
    except BaseException:  # whatever the program throws is its answer
        return ERROR


class NoTime(BaseException):
    """The run lasts too long."""


def give_up(*_: object) -> None:
    raise NoTime


class Watch:
    """Asks in a child of its own, since what is asked may change what it looks at."""

    def __init__(self, places: dict[tuple[str, int], Watched]) -> None:
        self.places = places
        self.files = {file for file, _ in places}
        self.known: dict[CodeType, bool] = {}

    def __call__(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self.at_line if self.may_reach(frame.f_code) else None

    def may_reach(self, code: CodeType) -> bool:
        if code.co_filename not in self.files:
            return False
        if code not in self.known:
            self.known[code] = any((code.co_filename, line) in self.places for _, line in dis.findlinestarts(code))
        return self.known[code]

    def at_line(self, frame: FrameType, event: str, argument: Any) -> Any:
        watched = self.places.get((frame.f_code.co_filename, frame.f_lineno)) if event == "line" else None
        if watched is not None and watched.is_whole:
            if len(watched.hits) >= MOST_HITS:
                watched.is_whole = False
            else:
                self.ask(watched, frame)
        return self.at_line

    def ask(self, watched: Watched, frame: FrameType) -> None:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            sys.settrace(None)
            # The parent's timer is not the child's, and a condition that hangs would catch what its handler raises.
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            signal.setitimer(signal.ITIMER_REAL, SECONDS)
            try:
                os.write(write, truths(watched, frame).encode())
            finally:
                os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            said = pipe.read(MEBIBYTE).decode()
        os.waitpid(pid, 0)
        if len(said) == len(watched.codes):
            watched.hits.append(said)
        else:
            watched.is_whole = False


def main() -> None:
    reporter = boot.Reporter(boot.protocol_stream())
    options = json.load(sys.stdin)
    boot.enter_project(options["root"], options["sourceRoots"])
    django.set_up(options["root"])
    places = {(os.path.join(options["root"], one["file"]), one["line"]): Watched(one["conditions"]) for one in options["places"]}
    watch = Watch(places)
    program = compile(options["script"], "<probe>", "exec", dont_inherit=True)
    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    ended = True
    sys.settrace(watch)
    try:
        exec(program, {"__name__": "fixpoint_probe", "__builtins__": __builtins__})
    except NoTime:
        ended = False
    except BaseException:  # it fails: that is what it is for
        pass
    finally:
        sys.settrace(None)
        signal.setitimer(signal.ITIMER_REAL, 0)
    # What would have come is not known.
    for watched in () if ended else places.values():
        watched.is_whole = False
    reporter.send({"places": [said(one) for one in places.values()]})


def said(watched: Watched) -> list[str] | None:
    """What each condition said, a letter a hit; nothing where it was not seen to the end."""
    return ["".join(letters) for letters in zip(*watched.hits)] if watched.is_whole and watched.hits else None


if __name__ == "__main__":
    main()
