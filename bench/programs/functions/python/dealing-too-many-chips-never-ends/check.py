import os, sys; sys.path.insert(0, os.getcwd())
import signal

from dealer import deal, top_up

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


eq('deal(10, [3, 3, 3])', lambda: deal(10, [3, 3, 3]), ValueError)
eq('deal(1, [])', lambda: deal(1, []), ValueError)
eq('deal(1, [0, 0])', lambda: deal(1, [0, 0]), ValueError)
eq('deal(5, [4])', lambda: deal(5, [4]), ValueError)
eq('deal(100, [1, 50, 2])', lambda: deal(100, [1, 50, 2]), ValueError)
eq('top_up([2, 2], 3, [3, 3])', lambda: top_up([2, 2], 3, [3, 3]), ValueError)
eq('top_up([1], 1, [1])', lambda: top_up([1], 1, [1]), ValueError)
eq('top_up([], 2, [])', lambda: top_up([], 2, []), ValueError)
eq('deal(9, [3, 3, 3])', lambda: deal(9, [3, 3, 3]), [3, 3, 3])
eq('deal(0, [])', lambda: deal(0, []), [])
eq('deal(0, [2, 2])', lambda: deal(0, [2, 2]), [0, 0])
eq('deal(5, [3, 3, 3])', lambda: deal(5, [3, 3, 3]), [2, 2, 1])
eq('deal(6, [1, 9, 2])', lambda: deal(6, [1, 9, 2]), [1, 3, 2])
eq('deal(7, [0, 7])', lambda: deal(7, [0, 7]), [0, 7])
eq('top_up([2, 0], 2, [3, 3])', lambda: top_up([2, 0], 2, [3, 3]), [3, 1])
eq('top_up([1, 1], 0, [3, 3])', lambda: top_up([1, 1], 0, [3, 3]), [1, 1])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
