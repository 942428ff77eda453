import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from sieve import FilterError, compile_filter, select

TICKETS = [
    {"id": 1, "closed": False, "owner": "bob", "p": 1},
    {"id": 2, "closed": False, "owner": "eve", "p": 2},
    {"id": 3, "closed": True, "owner": "bob", "p": 3},
    {"id": 4, "closed": True, "owner": "eve", "p": 4},
]


def ids(text):
    return [ticket["id"] for ticket in select(TICKETS, text)]


assert ids("not closed and owner = 'bob'") == [1]
assert ids("not p = 1 and not p = 4") == [2, 3]
assert ids("not closed and owner = 'bob' or p = 4") == [1, 4]
assert ids("not (closed and owner = 'bob') and p > 1") == [2, 4]
assert ids("not not closed and p = 3") == [3]
assert ids("p < 4 and not closed and p > 1") == [2]
assert ids("(not closed and p = 2)") == [2]
assert ids("owner = 'bob' and not closed") == [1]
assert ids("not closed or p = 3") == [1, 2, 3]
assert ids("not (closed or p = 1)") == [2]
assert ids("not p in (1, 2)") == [3, 4]
assert ids("not owner is empty and p = 1") == [1]
assert ids("closed and p = 3 or p = 1") == [1, 3]
raises(FilterError, compile_filter, "not")
raises(FilterError, compile_filter, "not and p = 1")
