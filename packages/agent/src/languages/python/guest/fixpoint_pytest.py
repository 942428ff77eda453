"""Runs pytest in this process and reports each test as a JSON line. Arguments: one JSON document."""
from __future__ import annotations

import importlib
import sys
from typing import Any, Generator

import fixpoint_boot as boot
import fixpoint_django as django
from fixpoint_failure import failure_of, shown
from fixpoint_invariants import seen_by, tracer_of
from fixpoint_lines import LineTracer, Traits
from fixpoint_pytest_awaited import awaited_tests
from fixpoint_pytest_options import calm, doctests, has_django_plugin, nothing_beside
from fixpoint_time_left import TimeLeft, time_left

import pytest
from _pytest.config import default_plugins


# Of the host's arguments: the project's own are left out.
NO_OPTIONS = "addopts="


class Plugin:
    def __init__(self, reporter: boot.Reporter, root: str, tracer: LineTracer | None, left: TimeLeft) -> None:
        self._reporter = reporter
        self._root = root
        self._tracer = tracer
        self._left = left
        self.is_cut = False
        self._compared: tuple[str, str] | None = None
        self._failures: dict[str, dict[str, Any]] = {}
        self._cases: dict[str, dict[str, Any]] = {}

    def _place(self, node_id: str) -> tuple[str, str]:
        file, _, name = node_id.partition("::")
        return (file, name or file)

    def _lines(self, file: str, name: str, passed: bool, lines: dict[str, list[int]], traits: Traits | None = None) -> None:
        self._reporter.send({"event": "lines", "file": file, "name": name, "passed": passed, "lines": lines, "traits": traits or {}})

    def _give_up(self, file: str, name: str, tracer: LineTracer) -> None:
        """On a test that does not end; nobody comes to those behind it."""
        self._lines(file, name, False, tracer.snapshot())
        self._reporter.send(seen_by(tracer, is_cut=True))

    def pytest_assertrepr_compare(self, op: str, left: object, right: object) -> None:
        self._compared = (shown(right) if op == "==" else f"{op} {shown(right)}", shown(left))

    def pytest_exception_interact(self, node: Any, call: Any, report: Any) -> None:
        error = call.excinfo.value
        if isinstance(report, pytest.CollectReport):
            cause = error.__cause__ if isinstance(error, pytest.Collector.CollectError) and error.__cause__ else error
            failure = failure_of(cause, self._root, "collect")
            file, _ = self._place(report.nodeid)
            self._reporter.send({"event": "collect_error", "file": file, "failure": failure})

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Generator[None, Any, None]:
        outcome = yield
        report = outcome.get_result()
        if call.excinfo is None or report.outcome != "failed":
            return
        failure = failure_of(call.excinfo.value, self._root, report.when)
        if failure["kind"] == "assertion" and failure["expected"] is None and self._compared:
            failure["expected"], failure["actual"] = self._compared
        self._failures.setdefault(item.nodeid, failure)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Generator[None, Any, None]:
        file, name = self._place(item.nodeid)
        self._compared = None
        self._reporter.send({"event": "start", "file": file, "name": name})
        tracer = self._tracer
        if tracer:
            tracer.begin()
            tracer.watch(self._left.for_test(), lambda: self._give_up(file, name, tracer))
        yield
        case = self._cases.pop(item.nodeid, {"outcome": "ERROR", "seconds": 0.0})
        if tracer:
            tracer.unwatch()
            passed = case["outcome"] == "PASSED"
            self._lines(file, name, passed, tracer.end(), tracer.traits(passed))
            if self._left.is_over():
                self.is_cut = True
                item.session.shouldstop = "The time for all tests is over."
        self._reporter.send({"event": "case", "file": file, "name": name, "outcome": case["outcome"],
                             "durationMs": round(case["seconds"] * 1000, 3),
                             "failure": self._failures.pop(item.nodeid, None)})

    def pytest_runtest_logreport(self, report: Any) -> None:
        case = self._cases.setdefault(report.nodeid, {"outcome": "PASSED", "seconds": 0.0})
        case["seconds"] += report.duration
        if report.outcome == "failed":
            case["outcome"] = "FAILED" if report.when == "call" else "ERROR"
            if report.nodeid not in self._failures:  # a strict xfail that passed has no exception
                self._failures[report.nodeid] = {"kind": "assertion", "errorType": "AssertionError",
                                                 "message": str(report.longrepr), "expected": None, "actual": None,
                                                 "frames": []}
        elif report.outcome == "skipped" and case["outcome"] == "PASSED":
            case["outcome"] = "SKIPPED"


def main() -> None:
    reporter = boot.Reporter(boot.protocol_stream())
    options = boot.document()
    for name in default_plugins:
        importlib.import_module(f"_pytest.{name}")
    importlib.import_module("_pytest.assertion.util")
    boot.enter_project(options["root"], options["sourceRoots"], "pygments")
    tracer = tracer_of(options)
    if tracer:
        tracer.begin()
    if has_django_plugin():
        django.prepare()
    else:
        django.set_up(options["root"])
    arguments = ["-p", "no:cacheprovider", "-q", "--color=no", "--tb=short", "-rN", "--rootdir", options["root"], "--continue-on-collection-errors",
                 *calm(options["root"]), *(nothing_beside(options["root"]) if options["files"] else []), *options["args"],
                 *(doctests(options["root"]) if NO_OPTIONS in options["args"] else []), *options["files"]]
    plugin = Plugin(reporter, options["root"], tracer, time_left(options))
    try:
        code = int(pytest.main(arguments, plugins=[plugin, *awaited_tests()]))
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 3
    if tracer:
        tracer.end()
        reporter.send(seen_by(tracer, plugin.is_cut))
    reporter.send({"event": "end", "exitCode": code})
    sys.stdout.flush()


if __name__ == "__main__":
    main()
