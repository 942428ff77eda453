import os
import sys

sys.path.insert(0, os.getcwd())

from members.changes import Change, compare, compare_lists, report

assert compare({"id": 7, "phone": "555-01"}, {"id": 7, "phone": None}) == [Change("changed", "phone", "555-01", None)]
assert compare({"phone": None}, {"phone": "555"}) == [Change("changed", "phone", None, "555")]
assert compare({"phone": None}, {"phone": None}) == []
assert compare({"a": None}, {}) == [Change("removed", "a", before=None)]
assert compare({}, {"a": None}) == [Change("added", "a", after=None)]
assert compare({"a": 0}, {"a": None}) == [Change("changed", "a", 0, None)]
assert compare({"a": 0}, {"a": False, "b": 1}) == [Change("added", "b", after=1)]
assert compare({"a": 1}, {}) == [Change("removed", "a", before=1)]
assert compare({}, {"a": 1}) == [Change("added", "a", after=1)]
assert compare({"a": None}, {"a": 1}, ignore=["a"]) == []
assert compare_lists([{"id": 1, "x": None}], [{"id": 1, "x": None}]) == {}
assert report([{"id": 1, "x": None}], [{"id": 1, "x": 5}]) == ["1", "  ~ x: (empty) -> 5"]
assert report([{"id": 1, "x": 5}], [{"id": 1, "x": None}]) == ["1", "  ~ x: 5 -> (empty)"]
assert report([{"id": 1, "x": 5}], [{"id": 1, "y": None}]) == ["1", "  - x: 5", "  + y: (empty)"]
