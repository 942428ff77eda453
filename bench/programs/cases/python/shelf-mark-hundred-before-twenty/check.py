import os
import sys

sys.path.insert(0, os.getcwd())

from library.marks import Mark, MarkError, Shelf, find_shelf, in_order, misplaced


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

assert in_order(["QA 20", "QA 9", "QA 100", "QA 76.9"]) == ["QA 9", "QA 20", "QA 76.9", "QA 100"]
assert misplaced(["QA 9", "QA 20"]) == []
assert misplaced(["QA 100", "QA 20"]) == ["QA 20"]
assert in_order(["T 5.25", "T 5.3", "T 10.1", "T 5"]) == ["T 5", "T 5.25", "T 5.3", "T 10.1"]
assert in_order(["T 5 B2", "T 5 B12", "T 5 B115"]) == ["T 5 B115", "T 5 B12", "T 5 B2"]
assert in_order(["T 100", "QA 9", "B 1000"]) == ["B 1000", "QA 9", "T 100"]
assert in_order(["T 9 A1 2004", "T 10 A1 1998", "T 9 A1"]) == ["T 9 A1", "T 9 A1 2004", "T 10 A1 1998"]
shelves = [Shelf("one", "A 1", "A 99.9"), Shelf("two", "A 100", "A 999")]
assert find_shelf(shelves, "A 2") == "one"
assert find_shelf(shelves, "A 11 C3") == "one"
assert find_shelf(shelves, "A 200") == "two"
assert find_shelf(shelves, "A 1000") is None
assert Shelf("x", "B 9", "B 10").holds(Mark("b9.5"))
raises(ValueError, Shelf, "y", "B 10", "B 9")
assert str(Mark("QA 76.90")) == "QA 76.90"
raises(MarkError, in_order, ["QA"])
