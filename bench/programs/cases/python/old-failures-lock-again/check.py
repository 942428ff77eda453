import os
import sys

sys.path.insert(0, os.getcwd())

from auth.lockout import LoginGuard


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


guard = LoginGuard(limit=3, lock_seconds=300)
assert [guard.attempt("ann", False, t) for t in (0, 1, 2)] == ["wrong", "wrong", "locked"]
assert guard.attempt("ann", False, 400) == "wrong"
assert guard.tries_left("ann") == 2
assert guard.attempt("ann", False, 401) == "wrong"
assert guard.attempt("ann", False, 402) == "locked"
assert guard.attempt("ann", True, 403) == "locked"
assert guard.seconds_left("ann", 402) == 300
assert guard.attempt("ann", False, 702) == "wrong"
assert guard.attempt("bob", False, 500) == "wrong"
assert guard.attempt("bob", False, 5000) == "wrong"
assert guard.attempt("bob", False, 50000) == "locked"
assert guard.attempt("bob", True, 50300) == "ok"
assert guard.tries_left("bob") == 3
assert guard.locked_users(50301) == []
