"""Tests of pytest that are no more than calls, found again in what was loaded anew: to collect them once more takes longer than most of them."""
from __future__ import annotations

import importlib
import sys
from typing import Any, Callable, Iterator

from fixpoint_bare import Call, call_of, function_name, params_of

# Which mark of a test gives a value, which of its entries, and which part of that; -1 where the entry is the value.
Place = tuple[int, int, int]


class Way:
    """From a test's module to what one item of pytest calls, and to what that is given."""

    def __init__(self, item: Any) -> None:
        self.module: str = item.module.__name__
        self._function = function_name(item)
        self._classes = [node.name for node in item.listchain() if hasattr(node, "newinstance") or type(node).__name__ == "UnitTestCase"]
        self._has_case = getattr(item, "cls", None) is not None
        self._places: dict[str, Place | None] = {}
        for name, value in params_of(item).items():
            self._places[name] = self._place_of(item, name, value)

    @property
    def is_known(self) -> bool:
        return None not in self._places.values()

    @property
    def has_params(self) -> bool:
        return bool(self._places)

    def _place_of(self, item: Any, name: str, value: object) -> Place | None:
        """None where the same value stands in several places: it may be another one in each by then."""
        marks = [*self._marks(item.module)]
        found = [(at, index, part) for at, mark in enumerate(marks) for index, part in places_of(mark, name) if value_at(mark, index, part) is value]
        if len(found) > 1 and sum(mark.name == "parametrize" for mark in marks) == 1:
            found = [place for place in found if place[1] == item.callspec.indices.get(name)]
        return found[0] if len(found) == 1 else None

    def _owners(self, module: Any) -> list[Any]:
        owners = [module]
        for name in (*self._classes, self._function):
            owners.append(getattr(owners[-1], name))
        return owners

    def _marks(self, module: Any) -> Iterator[Any]:
        for owner in self._owners(module):
            own = getattr(owner, "pytestmark", [])
            yield from own if isinstance(own, list) else [own]

    def call(self, module: Any) -> Call:
        owners = self._owners(module)
        marks = [*self._marks(module)] if self._places else []
        given = {name: value_at(marks[place[0]], *place[1:]) for name, place in self._places.items() if place is not None}
        return call_of(owners[-2] if self._has_case else None, self._function, owners[-1], given)


def places_of(mark: Any, name: str) -> Iterator[tuple[int, int]]:
    """Which entries and which part of them hold what is given by the name."""
    if mark.name != "parametrize" or len(mark.args) < 2 or not isinstance(mark.args[1], (list, tuple)):
        return
    names = mark.args[0]
    every = [one.strip() for one in names.split(",") if one.strip()] if isinstance(names, str) else [*names]
    if name in every:
        part = -1 if len(every) == 1 else every.index(name)
        yield from ((index, part) for index in range(len(mark.args[1])))


def value_at(mark: Any, index: int, part: int) -> Any:
    entry = mark.args[1][index]
    if type(entry).__name__ == "ParameterSet":
        return entry.values[max(part, 0)]
    return entry if part < 0 else entry[part]


def bare_anew(session: Any, inside: Callable[[str | None], bool], is_one: bool) -> Callable[[], list[Call]] | None:
    """
    Makes the calls of the items once more when the project's modules are gone; None where only pytest can find them. `is_one`: the
    items are those of one name. Of others there may be more or less with what they are given.
    """
    ways = [Way(item) for item in session.items]
    plugins = [one for one in session.config.pluginmanager.get_plugins() if inside(getattr(one, "__file__", None))]
    modules = [*plugins, *{id(item.module): item.module for item in session.items}.values()]
    names = list(dict.fromkeys(module.__name__ for module in modules))
    if any(sys.modules.get(module.__name__) is not module for module in modules):
        return None
    if not all(way.is_known and (is_one or not way.has_params) for way in ways):
        return None

    def calls() -> list[Call]:
        loaded = {name: importlib.import_module(name) for name in names}
        return [way.call(loaded[way.module]) for way in ways]

    return calls
