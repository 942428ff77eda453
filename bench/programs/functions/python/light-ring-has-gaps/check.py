import os, sys; sys.path.insert(0, os.getcwd())
import signal

from lamps.ring import lit, ring

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


eq('ring(0, 0, 1)', lambda: ring(0, 0, 1), [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)])
eq('ring(3, 2, 2)', lambda: ring(3, 2, 2), [(1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 0), (2, 4), (3, 0), (3, 4), (4, 0), (4, 4), (5, 0), (5, 1), (5, 2), (5, 3), (5, 4)])
eq('len(ring(5, 5, 3))', lambda: len(ring(5, 5, 3)), 24)
eq('len(set(ring(-4, 7, 6)))', lambda: len(set(ring(-4, 7, 6))), 48)
eq('lit((1, 1), 2, 3, 3)', lambda: lit((1, 1), 2, 3, 3), [[1, 1, 1], [1, 2, 1], [1, 1, 1]])
eq('lit((0, 0), 3, 4, 3)', lambda: lit((0, 0), 3, 4, 3), [[3, 2, 1, 0], [2, 2, 1, 0], [1, 1, 1, 0]])
eq('lit((2, 0), 2, 4, 1)', lambda: lit((2, 0), 2, 4, 1), [[0, 1, 2, 1]])
eq('ring(4, 4, 0)', lambda: ring(4, 4, 0), [(4, 4)])
eq('lit((1, 1), 1, 3, 3)', lambda: lit((1, 1), 1, 3, 3), [[0, 0, 0], [0, 1, 0], [0, 0, 0]])
eq('lit((0, 0), 0, 2, 2)', lambda: lit((0, 0), 0, 2, 2), [[0, 0], [0, 0]])
eq('lit((2, 1), 1, 3, 2)', lambda: lit((2, 1), 1, 3, 2), [[0, 0, 0], [0, 0, 1]])
eq('lit((0, 3), 2, 1, 4)', lambda: lit((0, 3), 2, 1, 4), [[0], [0], [1], [2]])
eq('len(ring(0, 0, 0))', lambda: len(ring(0, 0, 0)), 1)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
