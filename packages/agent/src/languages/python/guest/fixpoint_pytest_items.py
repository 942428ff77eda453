"""Runs collected items as pytest does, without the hooks around each: they touch more memory than a short test, and whoever forks pays for that."""
from __future__ import annotations

import inspect
import os
import unittest
import warnings
from typing import Any

# What pytest calls around an item. Its own plugins tell of it there, catch output and warnings, and look at marks.
AROUND = ("loop", "_protocol", "_setup", "_call", "_teardown", "_logstart", "_makereport", "_logreport", "_logfinish")
# Plugins that are often there and have nothing to do with an item that is a plain function without their marks.
BYSTANDERS = frozenset({"_hypothesis_pytestplugin", "anyio", "pytest_asyncio", "pytest_benchmark", "pytest_cov", "pytest_mock", "pytest_timeout", "xdist"})
# These rely on what pytest's hooks do, or theirs.
TIED_FIXTURES = frozenset({"benchmark", "benchmark_weave", "caplog", "pytester", "testdir"})
TIED_MARKS = ("skip", "skipif", "xfail", "filterwarnings", "anyio", "asyncio", "benchmark", "timeout")


def is_plain(session: Any, own: object) -> bool:
    """Whether nothing but pytest's own plugins, bystanders and `own` takes part in running the items, and they need nothing of those."""
    config = session.config
    hooks = [hook for name in AROUND for hook in getattr(config.hook, f"pytest_runtest{name}").get_hookimpls()]
    if any(hook.plugin is not own and not _is_quiet(hook.function) for hook in hooks):
        return False
    # It skips whatever is none of its own.
    if config.getoption("benchmark_only", False):
        return False
    return hasattr(session._setupstate, "setup") and all(map(_is_plain_item, session.items))


def _is_quiet(function: Any) -> bool:
    package = str(function.__module__).partition(".")[0]
    return package == "_pytest" or package in BYSTANDERS


def _is_plain_item(item: Any) -> bool:
    marked = any(item.get_closest_marker(mark) is not None for mark in TIED_MARKS)
    function = getattr(item, "obj", None)
    # Hypothesis makes one of another function.
    special = inspect.iscoroutinefunction(function) or getattr(function, "is_hypothesis_test", False)
    return not marked and not special and TIED_FIXTURES.isdisjoint(getattr(item, "fixturenames", ()))


def prepare(session: Any) -> None:
    """Sets the first item up ahead of time, where no code but pytest's and unittest's runs then."""
    first = session.items[0]
    info = getattr(first, "_fixtureinfo", None)
    fixtures = [name for name in getattr(info, "name2fixturedefs", {"?": ()}) if not name.startswith("_unittest_setUpClass_")]
    case = getattr(first, "cls", None)
    if not fixtures and (case is None or sets_nothing_up(case)):
        session._setupstate.setup(first)


def filter_warnings(config: Any) -> None:
    """For good, in a child, as pytest does around each item and around loading them: a warning may be an error."""
    if not config.pluginmanager.has_plugin("warnings"):
        return
    own, asked = config.getini("filterwarnings"), config.getoption("pythonwarnings", None) or []
    try:
        from _pytest.config import apply_warning_filters
    except ImportError:  # before version 6.2
        for line in (*own, *asked):
            warnings._setoption(line)  # type: ignore[attr-defined]
    else:
        apply_warning_filters(own, asked)


def sets_nothing_up(case: type) -> bool:
    if not issubclass(case, unittest.TestCase):
        return True
    # A class method is another object each time that it is asked for.
    makes = getattr(case.setUpClass, "__func__", None)
    return makes is unittest.TestCase.setUpClass.__func__ and case.__init__ is unittest.TestCase.__init__  # type: ignore[attr-defined,misc]


def all_pass(session: Any) -> bool:
    """None fails, and at least one was not skipped. Raises what a failing one raises."""
    from _pytest.outcomes import Skipped, XFailed

    skips = (Skipped, XFailed, unittest.SkipTest)
    state = session._setupstate
    passed = 0
    for item, following in zip(session.items, [*session.items[1:], None]):
        os.environ["PYTEST_CURRENT_TEST"] = f"{item.nodeid} (call)".replace("\0", "(null)")
        try:
            if item not in state.stack:
                state.setup(item)
            item.runtest()
            # Cases of unittest raise nothing, they tell their item.
            failures = [info.value for info in getattr(item, "_excinfo", None) or []]
            if not all(isinstance(failure, skips) for failure in failures):
                return False
            passed += not failures
        except skips:
            pass
        state.teardown_exact(following)
    return passed > 0
