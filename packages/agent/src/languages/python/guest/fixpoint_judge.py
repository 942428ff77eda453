"""Judges candidates: loads the program once, then forks bounded children, one for many where that shows. JSON lines on stdin and stdout."""
from __future__ import annotations

import ast
import gc
import importlib
import json
import os
import resource
import select
import signal
import sys
from typing import Any, Callable, TextIO

import fixpoint_boot as boot
import fixpoint_django as django
from fixpoint_bare import Call
from fixpoint_processes import become_subreaper, wait_for_end
from fixpoint_shared_child import MOST_CANDIDATES, SharedChild, where_it_failed
from fixpoint_swap import Edit, Plan, Program
from fixpoint_trust import Fingerprint
from fixpoint_whole import load_frameworks, whole_test

LEAST_SECONDS = 0.08
LEAST_WALL_SECONDS = 1.5
HANG_SECONDS = 2.0
# Where the base is known to hang: for the base, which is loaded already, for a candidate, and where it is the whole test.
KNOWN_HANG_SECONDS = 0.5
HANGING_PROBE_SECONDS, HANGING_TEST_SECONDS = 0.2, 1.0
TRIALS = 3
MEBIBYTE = 1024 * 1024


def wall_seconds(limit: float) -> float:
    """How long a candidate with `limit` seconds of processor time may last: others have the machine too, and some sleep."""
    return max(LEAST_WALL_SECONDS, 4 * limit)


def does_not_load(error: BaseException) -> bool:
    """Whether what the probe needs is not there or cannot be read; a parser under test throws a SyntaxError of no module's text."""
    if isinstance(error, SyntaxError):
        return error.filename is not None and error.filename.endswith(".py") and os.path.exists(error.filename)
    return isinstance(error, ImportError)


class Judge:
    def __init__(self, options: dict[str, Any], private: list[int]) -> None:
        self.options = options
        self.private = private
        self.program = Program(options["root"])
        self.limit = KNOWN_HANG_SECONDS if options["baseHangs"] else HANG_SECONDS
        # Where a candidate changes more than functions, the program is loaded anew, which may take far longer.
        self.limit_anew = HANG_SECONDS
        self.mode = "probe" if options.get("probe") else "test"
        self.spent = 0.0
        self.test = whole_test(options["test"], options["root"]) if self.mode == "test" else None
        self.trust: Fingerprint | None = None
        # Where the base leaves nothing behind, what only exchanges functions is judged in one child.
        self.shared: SharedChild | None = None
        self.calls: list[Call] | None = None
        # Makes these once more, where the program was loaded anew.
        self.calls_anew: Callable[[], list[Call]] | None = None
        self.nowhere = open(os.devnull, "r+")
        self.probe = compile(options["probe"], "<probe>", "exec", dont_inherit=True) if options.get("probe") else None
        # Without what the probe does with it.
        own = ast.parse(options["probe"] or "").body
        self.imports = ast.Module([node for node in own if isinstance(node, (ast.Import, ast.ImportFrom))], [])

    def load(self) -> None:
        """Imports what the probe imports, or collects the test. A module that does not load is left to the children."""
        self.program.watch_imports()
        if not (self.test and self.test.sets_django_up):
            django.set_up(self.options["root"])
        if self.test:
            self.test.collect()
        for node in ast.walk(ast.parse(self.options["probe"] or "")):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                try:
                    importlib.import_module(name)
                except BaseException:
                    continue
        self.program.imports_done()
        self.trust = Fingerprint()

    def bound_children(self) -> None:
        """For this process too, which needs none of it: each child would pay for setting them again."""
        with open("/proc/self/statm") as file:
            pages = int(file.read().split()[0])
        address_space = pages * resource.getpagesize() + 768 * MEBIBYTE
        for kind, most in ((resource.RLIMIT_AS, address_space), (resource.RLIMIT_FSIZE, 4 * MEBIBYTE),
                           (resource.RLIMIT_CORE, 0), (resource.RLIMIT_NPROC, 64)):
            self._bound(kind, most)

    def _bound(self, kind: int, most: int) -> None:
        try:
            _, hard = resource.getrlimit(kind)
            bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (bound, bound))
        except (ValueError, OSError):
            pass

    def _limit_time(self, limit: float) -> None:
        signal.setitimer(signal.ITIMER_PROF, limit)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        self._bound(resource.RLIMIT_CPU, int(limit) + 2)

    def _enter(self) -> None:
        """What a child begins with."""
        os.setsid()
        for descriptor in (0, 1, 2):
            os.dup2(self.nowhere.fileno(), descriptor)
        for descriptor in (*self.private, *(self.shared.pipes if self.shared else ())):
            os.close(descriptor)
        sys.stdin = sys.stdout = sys.stderr = self.nowhere
        # Young garbage is seldom worth a walk in so short a life.
        gc.set_threshold(50_000, 20, 20)
        if self.test:
            self.test.enter()

    def _enter_shared(self) -> None:
        self._enter()
        self._limit_time(MOST_CANDIDATES * self.limit)

    def _child(self, write: int, plan: Plan, token: bytes, is_bare: bool) -> None:
        self._enter()
        self._limit_time(self._limit_of(plan))
        leave, tell = os._exit, os.write
        tell(write, token + self._verdict(plan, is_bare).encode())
        leave(0)

    def _verdict(self, plan: Plan, is_bare: bool) -> str:
        try:
            self.program.install(plan)
        except BaseException:
            return "fail"
        verdict, _ = self._outcome_bare_anew() if is_bare else self._outcome(plan.anew)
        return "fail" if verdict == "pass" and (not self.trust or self.trust.changed()) else verdict

    def _outcome(self, anew: bool = False) -> tuple[str, BaseException | None]:
        try:
            if self.test:
                passed = self.test.run(anew)
            else:
                assert self.probe is not None
                exec(self.probe, {"__name__": "fixpoint_probe", "__builtins__": __builtins__})
                passed = True
            return "pass" if passed else "fail", None
        except BaseException as error:
            return "broken" if not self.test and does_not_load(error) else "fail", error

    def _go_without_framework(self) -> None:
        """Where the test's calls alone end as within its framework, which may set something up that nobody sees."""
        assert self.test is not None
        test = self.test
        inside = self.program.inside
        within = self._ask(lambda: where_it_failed(self._outcome()[1] or test.failed_with, inside))
        if self.calls is not None and (within == "" or within != self._ask(lambda: where_it_failed(self._outcome_bare()[1], inside))):
            self.calls = None
        self.calls_anew = test.calls_anew(inside) if self.calls is not None else None
        if self.calls_anew is not None and within != self._ask(lambda: where_it_failed(self._loaded_anew_bare()[1], inside)):
            self.calls_anew = None

    def _loaded_anew_bare(self) -> tuple[str, BaseException | None]:
        anew = Plan()
        anew.anew = True
        self.program.install(anew)
        return self._outcome_bare_anew()

    def _ask(self, answer: Callable[[], str]) -> str:
        """What the tree as it stands says in a child of its own; empty where it says nothing in time."""
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os.close(read)
                self._enter()
                self._limit_time(10 * HANG_SECONDS)
                os.write(write, answer().encode())
            finally:
                os._exit(0)
        os.close(write)
        said, _ = self._await(read, pid, 10 * HANG_SECONDS)
        os.close(read)
        return said.decode("utf-8", "replace")

    def _outcome_bare_anew(self) -> tuple[str, BaseException | None]:
        assert self.calls_anew is not None
        try:
            self.calls = self.calls_anew()
        except BaseException as error:
            return "fail", error
        return self._outcome_bare()

    def _outcome_bare(self) -> tuple[str, BaseException | None]:
        """Of the whole test, without its framework: who passes runs within it once more."""
        assert self.calls is not None
        try:
            for call in self.calls:
                call()
            return "pass", None
        except BaseException as error:
            return "fail", error

    def _limit_of(self, plan: Plan) -> float:
        return self.limit_anew if plan.anew else self.limit

    def longest(self) -> float:
        """Seconds on the wall that one candidate may take: one that ends the shared child is judged once more, alone."""
        anew = (2 if self.calls_anew else 1) * wall_seconds(self.limit_anew)
        return max(anew, 2 * wall_seconds(self.limit) if self.shared else 0)

    def run(self, plan: Plan) -> str:
        if plan.broken:
            return "broken"
        if self.shared and not plan.anew:
            verdict = self.shared.judge(plan, self.limit, wall_seconds(self.limit))
            if verdict is not None and verdict != "pass":
                return verdict
            # That it passes, only a child that nobody was in before may say.
            confirmed = self._run_alone(plan)
            if verdict != confirmed:
                self.shared.end()
            return confirmed
        if plan.anew and self.calls_anew:
            verdict = self._run_alone(plan, is_bare=True)
            if verdict != "pass":
                return verdict
        return self._run_alone(plan)

    def _run_alone(self, plan: Plan, is_bare: bool = False) -> str:
        # Whoever finds the pipe still does not know what a verdict begins with.
        token = os.urandom(12).hex().encode()
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os.close(read)
                self._child(write, plan, token, is_bare)
            finally:
                os._exit(1)
        os.close(write)
        said, timed_out = self._await(read, pid, self._limit_of(plan))
        os.close(read)
        return "timeout" if timed_out else said[len(token):].decode("ascii", "replace") if said.startswith(token) else "fail"

    def _await(self, read: int, pid: int, limit: float) -> tuple[bytes, bool]:
        # The child's own timer counts processor time, so a busy machine fails no candidate; this one stops sleepers.
        ready, _, _ = select.select([read], [], [], wall_seconds(limit))
        said = os.read(read, 64) if ready else b""
        killed_by, self.spent = wait_for_end(pid, self.shared.pid if self.shared else 0)
        return said, not ready or (not said and killed_by in (signal.SIGPROF, signal.SIGXCPU))

    def baseline(self) -> bool:
        """Whether the tree as it stands does here what it must; sets the time limit from what it took."""
        if self.mode == "test":
            self.limit = self.limit_anew = HANG_SECONDS if self.options["baseHangs"] else 10 * HANG_SECONDS
        verdict = self.run(Plan())
        spent = self.spent
        must_pass = self.options["baseMust"] == "pass"
        if verdict == "timeout" and not must_pass:
            self.limit = HANGING_PROBE_SECONDS if self.mode == "probe" else HANGING_TEST_SECONDS
            self.limit_anew = self.limit + 5 * self._loading_anew()
            return True
        self._load_outside()
        anew = Plan()
        anew.anew = True
        self.run(anew)
        self.limit = max(LEAST_SECONDS, 5 * spent)
        self.limit_anew = max(self.limit, 5 * self.spent)
        if (verdict == "pass") != must_pass:
            return False
        if self.mode == "probe" and not must_pass and not self._raises_alike():
            return False
        self.calls = self.test.calls() if self.test else None
        if self.calls is not None:
            self._go_without_framework()
        if self.test is None or self.calls is not None:
            self._share(verdict, spent)
        return True

    def _load_outside(self) -> None:
        """What the base loads on its way and is not the project's: each child would load it again."""
        for name in self._ask(self._loaded_on_the_way).split():
            try:
                importlib.import_module(name)
            except BaseException:
                continue
        gc.freeze()

    def _loaded_on_the_way(self) -> str:
        before = set(sys.modules)
        self._outcome()
        after = list(sys.modules.items())
        return " ".join(name for name, module in after if name not in before and not self.program.inside(getattr(module, "__file__", None)))

    def _raises_alike(self) -> bool:
        """Whether the probe fails as the test was seen to: what was read out of a test may fail for reasons of its own."""
        wanted = self.options.get("mustRaise")
        if not wanted:
            return True
        return self._ask(lambda: str(any(kind.__name__ == wanted for kind in type(self._outcome()[1]).__mro__))) == "True"

    def _loading_anew(self) -> float:
        """Seconds that it takes to load what the probe imports once more: all that a base which hangs can tell of time."""
        if self.probe is None:
            return HANGING_TEST_SECONDS
        anew = Plan()
        anew.anew = True
        whole, self.probe = self.probe, compile(self.imports, "<probe>", "exec", dont_inherit=True)
        self._run_alone(anew)
        self.probe = whole
        return self.spent

    def _share(self, verdict: str, spent: float) -> None:
        """One child for many, where the base is judged the same each time and leaves nothing behind."""
        shared = SharedChild(self.program, self._enter_shared, self._outcome if self.test is None else self._outcome_bare, spent)
        if not shared.can_tell:
            return
        for _ in range(TRIALS):
            first = shared.failed_at
            said = shared.judge(Plan(), self.limit, wall_seconds(self.limit))
            if said != verdict or not shared.pid or first not in ("", shared.failed_at):
                shared.end()
                return
        self.shared = shared


def start_again(options: dict[str, Any], stream: TextIO) -> None:
    """As a fresh process: the frameworks of a whole test must load before the project's modules do."""
    os.dup2(stream.fileno(), 1)
    os.execv(sys.executable, [sys.executable, "-s", "-B", "-X", "utf8", os.path.abspath(__file__), json.dumps(options)])


def main() -> None:
    stream = boot.protocol_stream()
    reporter = boot.Reporter(stream)
    lines = os.fdopen(os.dup(0), "r", encoding="utf-8", newline="\n")
    options = json.loads(sys.argv[1] if len(sys.argv) > 1 else lines.readline())
    become_subreaper()
    # What was read out of a test of the project's own may ask for something else than the test: that comes first as it stands.
    later = options["probe"] if options.pop("testFirst", False) and options.get("test") else None
    if later is not None:
        options["probe"] = None
    if not options.get("probe") and options.get("test"):
        load_frameworks(options["test"]["runner"])
    boot.enter_project(options["root"], options["sourceRoots"], preloads=False)
    judge = Judge(options, [stream.fileno(), lines.fileno()])
    judge.load()
    # Objects from before stay out of the collector's walks, so that children share their pages.
    gc.collect()
    gc.freeze()
    judge.bound_children()
    if not judge.baseline():
        must_pass = options["baseMust"] == "pass"
        if later:
            start_again({**options, "probe": later, "test": None}, stream)
        if judge.probe is not None and options.get("test") and not must_pass:
            start_again({**options, "probe": None}, stream)
        reason = "the probe does not pass on the repaired tree" if must_pass else "the reproduction passes on the base"
        reporter.send({"event": "unusable", "reason": reason})
        return
    reporter.send({"event": "ready", "mode": judge.mode, "longestMs": round(judge.longest() * 1000)})
    for line in lines:
        asked = json.loads(line)
        verdict = judge.run(judge.program.plan([Edit(edit) for edit in asked["edits"]]))
        reporter.send({"event": "judged", "id": asked["id"], "verdict": verdict})


if __name__ == "__main__":
    main()
