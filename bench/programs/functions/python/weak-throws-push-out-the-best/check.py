import os, sys; sys.path.insert(0, os.getcwd())
import signal

from podium import Podium


def _filled(places, results):
    podium = Podium(places)
    for name, points in results:
        podium.report(name, points)
    return podium


def standing(places, results):
    return _filled(places, results).standing()


def threshold(places, results):
    return _filled(places, results).threshold()

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


eq('standing(2, [("Lu", 71), ("Max", 80), ("Nia", 12)])', lambda: standing(2, [("Lu", 71), ("Max", 80), ("Nia", 12)]), [("Max", 80), ("Lu", 71)])
eq('standing(1, [("a", 5), ("b", 4)])', lambda: standing(1, [("a", 5), ("b", 4)]), [("a", 5)])
eq('standing(1, [("a", 5), ("b", 5)])', lambda: standing(1, [("a", 5), ("b", 5)]), [("a", 5)])
eq('standing(3, [("a", 9), ("b", 8), ("c", 7), ("d", 6), ("e", 5)])', lambda: standing(3, [("a", 9), ("b", 8), ("c", 7), ("d", 6), ("e", 5)]), [("a", 9), ("b", 8), ("c", 7)])
eq('standing(2, [("a", -1), ("b", -2), ("c", -3)])', lambda: standing(2, [("a", -1), ("b", -2), ("c", -3)]), [("a", -1), ("b", -2)])
eq('standing(2, [("a", 1), ("b", 1), ("c", 1)])', lambda: standing(2, [("a", 1), ("b", 1), ("c", 1)]), [("a", 1), ("b", 1)])
eq('standing(2, [("a", 1), ("b", 5), ("c", 3), ("d", 2)])', lambda: standing(2, [("a", 1), ("b", 5), ("c", 3), ("d", 2)]), [("b", 5), ("c", 3)])
eq('threshold(2, [("a", 7), ("b", 8), ("c", 1)])', lambda: threshold(2, [("a", 7), ("b", 8), ("c", 1)]), 7)
eq('standing(2, [])', lambda: standing(2, []), [])
eq('standing(3, [("a", 1), ("b", 2)])', lambda: standing(3, [("a", 1), ("b", 2)]), [("b", 2), ("a", 1)])
eq('standing(2, [("a", 1), ("b", 2), ("c", 3)])', lambda: standing(2, [("a", 1), ("b", 2), ("c", 3)]), [("c", 3), ("b", 2)])
eq('standing(1, [("a", 4), ("b", 5)])', lambda: standing(1, [("a", 4), ("b", 5)]), [("b", 5)])
eq('standing(2, [("a", 3), ("b", 3)])', lambda: standing(2, [("a", 3), ("b", 3)]), [("a", 3), ("b", 3)])
eq('standing(2, [("a", 3), ("b", 3), ("c", 4)])', lambda: standing(2, [("a", 3), ("b", 3), ("c", 4)]), [("c", 4), ("a", 3)])
eq('threshold(2, [("a", 7)])', lambda: threshold(2, [("a", 7)]), None)
eq('threshold(1, [("a", 7), ("b", 9)])', lambda: threshold(1, [("a", 7), ("b", 9)]), 9)
eq('Podium(0)', lambda: Podium(0), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
