import os, sys; sys.path.insert(0, os.getcwd())
import signal

from wind import fill, gaps, mean

failures = []
checked = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global checked
    checked += 1
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


eq('fill([5, 0, 0, 3])', lambda: fill([5, 0, 0, 3]), [5, 0, 0, 3])
eq('fill([8, 0, None, 2])', lambda: fill([8, 0, None, 2]), [8, 0, 0, 2])
eq('fill([0, 4], before=6)', lambda: fill([0, 4], before=6), [0, 4])
eq('fill([0, None])', lambda: fill([0, None]), [0, 0])
eq('mean([12, 0, 0, 0])', lambda: mean([12, 0, 0, 0]), 3.0)
eq('mean([0, 0])', lambda: mean([0, 0]), 0.0)
eq('fill([2.5, 0.0, None])', lambda: fill([2.5, 0.0, None]), [2.5, 0.0, 0.0])
eq('fill([None, 12, None, 9])', lambda: fill([None, 12, None, 9]), [None, 12, 12, 9])
eq('fill([None, None, 3], before=7)', lambda: fill([None, None, 3], before=7), [7, 7, 3])
eq('fill([])', lambda: fill([]), [])
eq('fill([None], before=0)', lambda: fill([None], before=0), [0])
eq('gaps([None, None, 4, 0, None])', lambda: gaps([None, None, 4, 0, None]), [(0, 2), (4, 1)])
eq('mean([10, None, 4])', lambda: mean([10, None, 4]), 8.0)
eq('mean([None, None])', lambda: mean([None, None]), None)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
