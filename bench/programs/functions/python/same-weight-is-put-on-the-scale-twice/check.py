import os, sys; sys.path.insert(0, os.getcwd())
import signal

from scales.weigh import ways, fewest

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


eq('ways([2, 3, 5], 7)', lambda: ways([2, 3, 5], 7), [[2, 5]])
eq('fewest([4], 8)', lambda: fewest([4], 8), None)
eq('ways([1], 2)', lambda: ways([1], 2), [])
eq('ways([1, 1], 2)', lambda: ways([1, 1], 2), [[1, 1]])
eq('ways([1, 1, 1], 4)', lambda: ways([1, 1, 1], 4), [])
eq('ways([1, 2, 2, 3], 5)', lambda: ways([1, 2, 2, 3], 5), [[1, 2, 2], [2, 3]])
eq('ways([3, 1, 2], 6)', lambda: ways([3, 1, 2], 6), [[1, 2, 3]])
eq('ways([1, 2], 3)', lambda: ways([1, 2], 3), [[1, 2]])
eq('fewest([5, 1, 1, 1, 4], 6)', lambda: fewest([5, 1, 1, 1, 4], 6), [1, 5])
eq('ways([1, 1, 2, 2], 4)', lambda: ways([1, 1, 2, 2], 4), [[1, 1, 2], [2, 2]])
eq('fewest([1, 3, 3], 5)', lambda: fewest([1, 3, 3], 5), None)
eq('ways([], 3)', lambda: ways([], 3), [])
eq('ways([], 0)', lambda: ways([], 0), [[]])
eq('ways([4, 7], 0)', lambda: ways([4, 7], 0), [[]])
eq('ways([5], 5)', lambda: ways([5], 5), [[5]])
eq('ways([5, 5], 5)', lambda: ways([5, 5], 5), [[5]])
eq('ways([6, 8], 5)', lambda: ways([6, 8], 5), [])
eq('ways([4, 6], 10)', lambda: ways([4, 6], 10), [[4, 6]])
eq('fewest([7, 3, 4], 7)', lambda: fewest([7, 3, 4], 7), [7])
eq('fewest([9], 3)', lambda: fewest([9], 3), None)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
