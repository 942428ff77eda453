import os, sys; sys.path.insert(0, os.getcwd())
import signal

from stock import Shelf, ship


def both(bins, first, second):
    shelf = Shelf(bins)
    return [shelf.take(first), shelf.take(second), shelf.bins]

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


eq('Shelf([2, 3]).take(8)', lambda: Shelf([2, 3]).take(8), 5)
eq('ship([("Roe", 4), ("Poe", 4)], Shelf([5]))', lambda: ship([("Roe", 4), ("Poe", 4)], Shelf([5])), {'Roe': 4, 'Poe': 1})
eq('Shelf([]).take(1)', lambda: Shelf([]).take(1), 0)
eq('Shelf([0, 0]).take(3)', lambda: Shelf([0, 0]).take(3), 0)
eq('Shelf([4]).take(5)', lambda: Shelf([4]).take(5), 4)
eq('ship([("a", 1), ("b", 1)], Shelf([]))', lambda: ship([("a", 1), ("b", 1)], Shelf([])), {'a': 0, 'b': 0})
eq('ship([("a", 2), ("a", 2)], Shelf([1, 2]))', lambda: ship([("a", 2), ("a", 2)], Shelf([1, 2])), {'a': 3})
eq('both([2, 2], 3, 3)', lambda: both([2, 2], 3, 3), [3, 1, [0, 0]])
eq('Shelf([2, 3]).take(5)', lambda: Shelf([2, 3]).take(5), 5)
eq('Shelf([2, 3]).take(0)', lambda: Shelf([2, 3]).take(0), 0)
eq('Shelf([2, 3]).take(1)', lambda: Shelf([2, 3]).take(1), 1)
eq('Shelf([2, 3]).take(-1)', lambda: Shelf([2, 3]).take(-1), ValueError)
eq('both([2, 3], 1, 2)', lambda: both([2, 3], 1, 2), [1, 2, [0, 2]])
eq('ship([], Shelf([1]))', lambda: ship([], Shelf([1])), {})
eq('ship([("a", 2), ("b", 2)], Shelf([1, 3]))', lambda: ship([("a", 2), ("b", 2)], Shelf([1, 3])), {'a': 2, 'b': 2})
eq('Shelf([1, 2]).total', lambda: Shelf([1, 2]).total, 3)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
