import os, sys; sys.path.insert(0, os.getcwd())
import signal

from ferry.lanes import load_lanes, unused_metres

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


eq('load_lanes([5, 4], 10)', lambda: load_lanes([5, 4], 10), [[5, 4]])
eq('load_lanes([6, 4], 10, gap=0)', lambda: load_lanes([6, 4], 10, gap=0), [[6, 4]])
eq('load_lanes([3, 3, 3], 11)', lambda: load_lanes([3, 3, 3], 11), [[3, 3, 3]])
eq('load_lanes([3, 3, 4], 11)', lambda: load_lanes([3, 3, 4], 11), [[3, 3], [4]])
eq('load_lanes([2, 2, 2, 2], 5)', lambda: load_lanes([2, 2, 2, 2], 5), [[2, 2], [2, 2]])
eq('load_lanes([2, 5, 1], 10, gap=2)', lambda: load_lanes([2, 5, 1], 10, gap=2), [[2, 5], [1]])
eq('load_lanes([2, 5, 1], 12, gap=2)', lambda: load_lanes([2, 5, 1], 12, gap=2), [[2, 5, 1]])
eq('load_lanes([1, 1, 1, 1], 2, gap=0)', lambda: load_lanes([1, 1, 1, 1], 2, gap=0), [[1, 1], [1, 1]])
eq('load_lanes([4, 4, 7, 1], 9, gap=1)', lambda: load_lanes([4, 4, 7, 1], 9, gap=1), [[4, 4], [7, 1]])
eq('load_lanes([9, 0.5], 10, gap=0.5)', lambda: load_lanes([9, 0.5], 10, gap=0.5), [[9, 0.5]])
eq('load_lanes([], 10)', lambda: load_lanes([], 10), [])
eq('load_lanes([10], 10)', lambda: load_lanes([10], 10), [[10]])
eq('load_lanes([10, 10], 10)', lambda: load_lanes([10, 10], 10), [[10], [10]])
eq('load_lanes([11], 10)', lambda: load_lanes([11], 10), ValueError)
eq('load_lanes([5, 5], 10)', lambda: load_lanes([5, 5], 10), [[5], [5]])
eq('load_lanes([4, 5, 12, 4], 18)', lambda: load_lanes([4, 5, 12, 4], 18), [[4, 5], [12, 4]])
eq('load_lanes([6, 3, 2], 11)', lambda: load_lanes([6, 3, 2], 11), [[6, 3], [2]])
eq('unused_metres([[5, 4], [7]], 10)', lambda: unused_metres([[5, 4], [7]], 10), [0, 3])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
