import sys

sys.path.insert(0, sys.argv[1])
from pylib.doctest import DocTest


def made(name, line, file="shapes.py"):
    return DocTest([], {}, name, file, line, None)


known, unknown, first = made("shapes.area", 12), made("shapes.area", None), made("shapes.area", 0)
assert (unknown < known) is True and (known < unknown) is False
assert (unknown < first) is True and (first < unknown) is False
assert sorted([known, first, unknown]) == [unknown, first, known]
other = made("shapes.area", None)
assert (unknown < other) is (id(unknown) < id(other))
assert made("a", 9) < made("b", 1) and made("a", 1) < made("a", 9)
assert made("a", None, "a.py") < made("a", 3, "b.py")
assert DocTest.__lt__(known, 5) is NotImplemented
