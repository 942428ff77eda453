import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from tally import NO_VOTES, add_station, seats, district


def seq(*stations):
    return [dict(add_station(votes)) for votes in stations]

failures = []
total = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global total
    total += 1
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.4)
        try:
            got = call()
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except BaseException as error:
        if isinstance(want, type) and issubclass(want, Exception) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        if sum("TimeoutError" in failure for failure in failures) > 1:
            print("\n".join(failures))
            sys.exit(1)
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('seq([("red", 10), ("blue", 3)], [("green", 7)])', lambda: seq([("red", 10), ("blue", 3)], [("green", 7)]), [{'red': 10, 'green': 0, 'blue': 3}, {'red': 0, 'green': 7}])
eq('seq([("red", 1)], [("red", 1)], [("red", 1)])', lambda: seq([("red", 1)], [("red", 1)], [("red", 1)]), [{'red': 1, 'green': 0}] * 3)
eq('seq([], [("x", 2)], [])', lambda: seq([], [("x", 2)], []), [{'red': 0, 'green': 0}, {'red': 0, 'green': 0, 'x': 2}, {'red': 0, 'green': 0}])
eq('seq([])', lambda: seq([]), [{'red': 0, 'green': 0}])
eq('district([[("green", 5)], [("red", 20)]], 2)', lambda: district([[("green", 5)], [("red", 20)]], 2), {'green': 0, 'red': 2})
eq('district([[("green", 5)]], 1)', lambda: district([[("green", 5)]], 1), {'green': 1, 'red': 0})
eq('district([], 0)', lambda: district([], 0), {'green': 0, 'red': 0})
eq('[district([[("blue", 4)]], 1), district([[("pink", 4)]], 1)]', lambda: [district([[("blue", 4)]], 1), district([[("pink", 4)]], 1)], [{'blue': 1, 'green': 0, 'red': 0}, {'green': 0, 'pink': 1, 'red': 0}])
eq('NO_VOTES', lambda: NO_VOTES, {'red': 0, 'green': 0})
eq('add_station([("red", 2)], {})', lambda: add_station([("red", 2)], {}), {'red': 2})
eq('add_station([("red", 2), ("red", 3)], {"red": 1})', lambda: add_station([("red", 2), ("red", 3)], {"red": 1}), {'red': 6})
eq('add_station([], {"a": 1})', lambda: add_station([], {"a": 1}), {'a': 1})
eq('seats({"a": 10, "b": 4}, 3)', lambda: seats({"a": 10, "b": 4}, 3), {'a': 2, 'b': 1})
eq('seats({"a": 6, "b": 6}, 1)', lambda: seats({"a": 6, "b": 6}, 1), {'a': 1, 'b': 0})
eq('seats({"b": 6, "a": 6}, 3)', lambda: seats({"b": 6, "a": 6}, 3), {'a': 2, 'b': 1})
eq('seats({"a": 1}, 0)', lambda: seats({"a": 1}, 0), {'a': 0})
eq('seats({}, 0)', lambda: seats({}, 0), {})

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
