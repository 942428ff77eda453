import os, sys; sys.path.insert(0, os.getcwd())
import signal

from ferry import board, crossings

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


eq('board([("KL 1", 45), ("TRUCK", 160), ("KL 2", 40)], 150)', lambda: board([("KL 1", 45), ("TRUCK", 160), ("KL 2", 40)], 150), [('KL 1', 45), ('KL 2', 40)])
eq('board([("BUS", 200), ("A", 40)], 100)', lambda: board([("BUS", 200), ("A", 40)], 100), [('A', 40)])
eq('board([("A", 40), ("B", 50), ("C", 30), ("D", 20), ("E", 10)], 110)', lambda: board([("A", 40), ("B", 50), ("C", 30), ("D", 20), ("E", 10)], 110), [('A', 40), ('B', 50)])
eq('crossings([("A", 40), ("L", 120), ("B", 40)], 130)', lambda: crossings([("A", 40), ("L", 120), ("B", 40)], 130), [['A', 'B'], ['L']])
eq('crossings([("A", 60), ("B", 60), ("C", 25), ("D", 20)], 100)', lambda: crossings([("A", 60), ("B", 60), ("C", 25), ("D", 20)], 100), [['A', 'C'], ['B', 'D']])
eq('board([("A", 40), ("B", 40)], 90)', lambda: board([("A", 40), ("B", 40)], 90), [('A', 40), ('B', 40)])
eq('board([("A", 40), ("B", 41)], 90)', lambda: board([("A", 40), ("B", 41)], 90), [('A', 40)])
eq('board([], 90)', lambda: board([], 90), [])
eq('board([("A", 40), ("L", 120)], 130)', lambda: board([("A", 40), ("L", 120)], 130), [('A', 40)])
eq('crossings([("A", 40), ("B", 40), ("C", 40)], 90)', lambda: crossings([("A", 40), ("B", 40), ("C", 40)], 90), [['A', 'B'], ['C']])
eq('crossings([("XXL", 300), ("A", 40)], 130)', lambda: crossings([("XXL", 300), ("A", 40)], 130), [['A']])
eq('crossings([], 90)', lambda: crossings([], 90), [])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
