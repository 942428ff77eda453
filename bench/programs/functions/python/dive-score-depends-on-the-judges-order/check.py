import os, sys; sys.path.insert(0, os.getcwd())
import signal

from judges import ranking, score, total

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


eq('score([9.5, 7.0, 6.5, 7.0, 7.5], 2.0)', lambda: score([9.5, 7.0, 6.5, 7.0, 7.5], 2.0), 43.0)
eq('score([8.0, 7.5, 7.0, 6.5, 6.0], 3.0)', lambda: score([8.0, 7.5, 7.0, 6.5, 6.0], 3.0), 63.0)
eq('score([7.0, 2.0, 7.5], 2.5)', lambda: score([7.0, 2.0, 7.5], 2.5), 17.5)
eq('score([1.0, 9.0, 8.0, 2.0, 5.0, 6.0, 7.0], 1.0, cut=2)', lambda: score([1.0, 9.0, 8.0, 2.0, 5.0, 6.0, 7.0], 1.0, cut=2), 18.0)
eq('score((8.0, 4.0, 6.0, 5.0), 2.0)', lambda: score((8.0, 4.0, 6.0, 5.0), 2.0), 22.0)
eq('total([([7.0, 2.0, 7.5], 2.0), ([10.0, 9.0, 3.0], 1.0)])', lambda: total([([7.0, 2.0, 7.5], 2.0), ([10.0, 9.0, 3.0], 1.0)]), 23.0)
eq('ranking({"Ed": [([6.0, 9.0, 5.0], 2.0)], "Al": [([8.0, 7.0, 7.5], 2.0)]})', lambda: ranking({"Ed": [([6.0, 9.0, 5.0], 2.0)], "Al": [([8.0, 7.0, 7.5], 2.0)]}), ['Al', 'Ed'])
eq('score([6.0, 6.5, 7.0, 7.0, 8.5], 2.0)', lambda: score([6.0, 6.5, 7.0, 7.0, 8.5], 2.0), 41.0)
eq('score([6.0, 5.0], 1.5, cut=0)', lambda: score([6.0, 5.0], 1.5, cut=0), 16.5)
eq('score([8.5, 7.0, 6.0], 2.0)', lambda: score([8.5, 7.0, 6.0], 2.0), 14.0)
eq('score([7.0, 8.0], 2.0)', lambda: score([7.0, 8.0], 2.0), ValueError)
eq('score([4.0, 5.0, 6.0, 6.5, 9.0, 9.5, 10.0], 3.0, cut=2)', lambda: score([4.0, 5.0, 6.0, 6.5, 9.0, 9.5, 10.0], 3.0, cut=2), 64.5)
eq('total([])', lambda: total([]), 0)
eq('ranking({"Kim": [([5.0, 6.0, 7.0], 2.0)], "Bo": [([6.0, 7.0, 7.5], 2.0)]})', lambda: ranking({"Kim": [([5.0, 6.0, 7.0], 2.0)], "Bo": [([6.0, 7.0, 7.5], 2.0)]}), ['Bo', 'Kim'])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
