"""Tests that are no more than a call: run without their framework, which leaves something behind each time, many can be judged in one process."""
from __future__ import annotations

import sys
import unittest
from typing import Any, Callable

from fixpoint_pytest_items import sets_nothing_up

Call = Callable[[], object]


def bare_items(items: list[Any]) -> list[Call] | None:
    """Of pytest's items, in their order; None where one needs a fixture, a set-up of its class or the like."""
    calls = [bare_item(item) for item in items]
    return None if None in calls or not calls else calls  # type: ignore[return-value]


def bare_item(item: Any) -> Call | None:
    case, given = getattr(item, "cls", None), params_of(item)
    # Examples of the documentation have no fixtures, and are no functions.
    wanted = {name for name in getattr(item, "fixturenames", ()) if name != "request" and not name.startswith("_unittest_setUpClass_")}
    if wanted != set(given) or not callable(getattr(item, "obj", None)) or (case is not None and not sets_nothing_up(case)):
        return None
    return call_of(case, function_name(item), item.obj, given)


def params_of(item: Any) -> dict[str, Any]:
    return dict(getattr(getattr(item, "callspec", None), "params", {}))


def function_name(item: Any) -> str:
    return str(getattr(item, "originalname", None) or item.name)


def call_of(case: type | None, function: str, bare: Any, given: dict[str, Any]) -> Call:
    """`bare`: the function, where there is no class."""
    if case is None:
        return lambda: bare(**given)
    if issubclass(case, unittest.TestCase):
        return lambda: case(function).debug()
    return lambda: getattr(case(), function)(**given)


def bare_cases(tests: list[Any]) -> list[Call] | None:
    """Of unittest's, likewise."""
    if not tests or not all(isinstance(test, unittest.TestCase) and sets_nothing_up(type(test)) for test in tests):
        return None
    if any(hasattr(sys.modules.get(type(test).__module__), "setUpModule") for test in tests):
        return None
    return [bare_case(type(test), test._testMethodName) for test in tests]


def bare_case(case: type[unittest.TestCase], name: str) -> Call:
    return lambda: case(name).debug()
