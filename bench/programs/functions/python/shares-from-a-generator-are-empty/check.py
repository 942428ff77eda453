import os, sys; sys.path.insert(0, os.getcwd())
import signal

from split_bill import split, split_by_nights

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


eq('split_by_nights(9000, [("Ada", 2), ("Ben", 1)])', lambda: split_by_nights(9000, [("Ada", 2), ("Ben", 1)]), {'Ada': 6000, 'Ben': 3000})
eq('split_by_nights(100, [("Ada", 1)])', lambda: split_by_nights(100, [("Ada", 1)]), {'Ada': 100})
eq('split_by_nights(100, [("a", 1), ("b", 1), ("c", 1)])', lambda: split_by_nights(100, [("a", 1), ("b", 1), ("c", 1)]), {'a': 34, 'b': 33, 'c': 33})
eq('split_by_nights(0, [("a", 3), ("b", 0)])', lambda: split_by_nights(0, [("a", 3), ("b", 0)]), {'a': 0, 'b': 0})
eq('split(10, iter([1, 2]))', lambda: split(10, iter([1, 2])), [3, 7])
eq('split(7, (n for n in (1, 1)))', lambda: split(7, (n for n in (1, 1))), [4, 3])
eq('split(100, map(int, "123"))', lambda: split(100, map(int, "123")), [17, 33, 50])
eq('split(5, filter(None, [0, 1, 0]))', lambda: split(5, filter(None, [0, 1, 0])), [5])
eq('split(1000, [1, 1, 1])', lambda: split(1000, [1, 1, 1]), [334, 333, 333])
eq('split(10, (1, 2))', lambda: split(10, (1, 2)), [3, 7])
eq('split(0, [1, 2])', lambda: split(0, [1, 2]), [0, 0])
eq('split(100, range(1, 4))', lambda: split(100, range(1, 4)), [17, 33, 50])
eq('split(10, [0, 1])', lambda: split(10, [0, 1]), [0, 10])
eq('split(2, [1, 1, 1, 1])', lambda: split(2, [1, 1, 1, 1]), [1, 1, 0, 0])
eq('split(10, [])', lambda: split(10, []), ValueError)
eq('split(10, [0, 0])', lambda: split(10, [0, 0]), ValueError)
eq('split(10, iter([]))', lambda: split(10, iter([])), ValueError)
eq('split_by_nights(10, [])', lambda: split_by_nights(10, []), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
