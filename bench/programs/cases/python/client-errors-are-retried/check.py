import os
import sys

sys.path.insert(0, os.getcwd())

from fetcher.retry import RetryPolicy, HttpFailure, call_with_retry


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


def count(error, attempts=4):
    calls, slept = [], []

    def action():
        calls.append(1)
        raise error
    raises(type(error), call_with_retry, action, RetryPolicy(attempts), slept.append)
    return len(calls), slept


assert count(HttpFailure(404)) == (1, [])
assert count(HttpFailure(401)) == (1, [])
assert count(HttpFailure(400, 5)) == (1, [])
assert count(HttpFailure(499)) == (1, [])
assert count(HttpFailure(429)) == (4, [0.5, 1.0, 2.0])
assert count(HttpFailure(500)) == (4, [0.5, 1.0, 2.0])
assert count(HttpFailure(503, 2), 2) == (2, [2.0])
assert count(TimeoutError()) == (4, [0.5, 1.0, 2.0])
assert count(ValueError("x")) == (1, [])
assert RetryPolicy().delay(9, TimeoutError()) == 8.0
