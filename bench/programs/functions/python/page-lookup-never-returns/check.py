import os, sys; sys.path.insert(0, os.getcwd())
import signal

from pager import page_of, page_starts, locate

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


eq('page_of([0, 100, 250], 120)', lambda: page_of([0, 100, 250], 120), 1)
eq('page_of([0, 100, 250], 250)', lambda: page_of([0, 100, 250], 250), 2)
eq('page_of([0, 100, 250], 249)', lambda: page_of([0, 100, 250], 249), 1)
eq('page_of([0, 100, 250], 9999)', lambda: page_of([0, 100, 250], 9999), 2)
eq('page_of([0, 10], 3)', lambda: page_of([0, 10], 3), 0)
eq('page_of([0, 10], 10)', lambda: page_of([0, 10], 10), 1)
eq('page_of([0, 5, 9, 14, 30, 31], 30)', lambda: page_of([0, 5, 9, 14, 30, 31], 30), 4)
eq('[page_of([0, 2, 4, 6, 8], n) for n in range(10)]', lambda: [page_of([0, 2, 4, 6, 8], n) for n in range(10)], [0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
eq('locate([0, 100, 250], 120)', lambda: locate([0, 100, 250], 120), (1, 20))
eq('locate([0, 4, 6], 6)', lambda: locate([0, 4, 6], 6), (2, 0))
eq('page_of([0, 100, 250], 7)', lambda: page_of([0, 100, 250], 7), 0)
eq('page_of([0, 100, 250], 0)', lambda: page_of([0, 100, 250], 0), 0)
eq('page_of([0], 0)', lambda: page_of([0], 0), 0)
eq('page_of([0], 77)', lambda: page_of([0], 77), 0)
eq('page_of([], 0)', lambda: page_of([], 0), ValueError)
eq('page_of([0, 10], -1)', lambda: page_of([0, 10], -1), ValueError)
eq('page_starts([3, 4, 5])', lambda: page_starts([3, 4, 5]), [0, 3, 7])
eq('page_starts([])', lambda: page_starts([]), [])
eq('locate([0], 12)', lambda: locate([0], 12), (0, 12))

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
