import os, sys; sys.path.insert(0, os.getcwd())
import signal

from bookings.join import Booking, join


def j(*rows):
    return [tuple(b) for b in join([Booking(*row) for row in rows])]

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


eq('j(("12", "Ito", 3, 2), ("14", "Ito", 5, 1))', lambda: j(("12", "Ito", 3, 2), ("14", "Ito", 5, 1)), [("12", "Ito", 3, 2), ("14", "Ito", 5, 1)])
eq('j(("a", "X", 0, 1), ("b", "X", 1, 1), ("c", "X", 2, 1))', lambda: j(("a", "X", 0, 1), ("b", "X", 1, 1), ("c", "X", 2, 1)), [("a", "X", 0, 1), ("b", "X", 1, 1), ("c", "X", 2, 1)])
eq('j(("b", "X", 4, 1), ("a", "X", 2, 2))', lambda: j(("b", "X", 4, 1), ("a", "X", 2, 2)), [("a", "X", 2, 2), ("b", "X", 4, 1)])
eq('j(("a", "X", 0, 1), ("a", "X", 1, 1), ("b", "X", 2, 3))', lambda: j(("a", "X", 0, 1), ("a", "X", 1, 1), ("b", "X", 2, 3)), [("a", "X", 0, 2), ("b", "X", 2, 3)])
eq('j(("a", "X", 0, 2), ("b", "X", 2, 1), ("b", "X", 3, 1))', lambda: j(("a", "X", 0, 2), ("b", "X", 2, 1), ("b", "X", 3, 1)), [("a", "X", 0, 2), ("b", "X", 2, 2)])
eq('j(("a", "Y", 0, 2), ("b", "Y", 2, 1), ("a", "X", 0, 2), ("b", "X", 2, 2))', lambda: j(("a", "Y", 0, 2), ("b", "Y", 2, 1), ("a", "X", 0, 2), ("b", "X", 2, 2)), [("a", "X", 0, 2), ("b", "X", 2, 2), ("a", "Y", 0, 2), ("b", "Y", 2, 1)])
eq('len(j(("1", "X", -2, 2), ("2", "X", 0, 1)))', lambda: len(j(("1", "X", -2, 2), ("2", "X", 0, 1))), 2)
eq('j()', lambda: j(), [])
eq('j(("a", "X", 0, 1))', lambda: j(("a", "X", 0, 1)), [("a", "X", 0, 1)])
eq('j(("a", "X", 1, 1), ("a", "X", 0, 1))', lambda: j(("a", "X", 1, 1), ("a", "X", 0, 1)), [("a", "X", 0, 2)])
eq('j(("a", "X", 0, 1), ("a", "X", 2, 1))', lambda: j(("a", "X", 0, 1), ("a", "X", 2, 1)), [("a", "X", 0, 1), ("a", "X", 2, 1)])
eq('j(("a", "X", 0, 1), ("a", "Y", 1, 1))', lambda: j(("a", "X", 0, 1), ("a", "Y", 1, 1)), [("a", "X", 0, 1), ("a", "Y", 1, 1)])
eq('j(("b", "X", 0, 1), ("a", "X", 5, 1))', lambda: j(("b", "X", 0, 1), ("a", "X", 5, 1)), [("b", "X", 0, 1), ("a", "X", 5, 1)])
eq('j(("b", "X", 0, 1), ("a", "X", 1, 1))', lambda: j(("b", "X", 0, 1), ("a", "X", 1, 1)), [("b", "X", 0, 1), ("a", "X", 1, 1)])
eq('j(("b", "X", 0, 1), ("a", "X", 0, 1))', lambda: j(("b", "X", 0, 1), ("a", "X", 0, 1)), [("a", "X", 0, 1), ("b", "X", 0, 1)])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
