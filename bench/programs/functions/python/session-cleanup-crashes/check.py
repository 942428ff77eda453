import os, sys; sys.path.insert(0, os.getcwd())
import signal

from sessions import Sessions


def sweep(idle, now, **used):
    sessions = Sessions(idle)
    for user, when in used.items():
        sessions.touch(user, when)
    return sessions.sweep(now), sessions.active()

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


eq('sweep(60, 120, ann=0, bob=100)', lambda: sweep(60, 120, ann=0, bob=100), (['ann'], ['bob']))
eq('sweep(60, 500, bob=0, ann=100)', lambda: sweep(60, 500, bob=0, ann=100), (['ann', 'bob'], []))
eq('sweep(10, 100, a=1, b=99, c=2)', lambda: sweep(10, 100, a=1, b=99, c=2), (['a', 'c'], ['b']))
eq('sweep(10, 100, z=1, y=2, x=3)', lambda: sweep(10, 100, z=1, y=2, x=3), (['x', 'y', 'z'], []))
eq('sweep(0, 5, a=5, b=4, c=5)', lambda: sweep(0, 5, a=5, b=4, c=5), (['b'], ['a', 'c']))
eq('sweep(600, 1000, a=399, b=400)', lambda: sweep(600, 1000, a=399, b=400), (['a'], ['b']))
eq('sweep(-1, 5, a=5, b=5)', lambda: sweep(-1, 5, a=5, b=5), (['a', 'b'], []))
eq('sweep(5, 11, a=0, b=5)', lambda: sweep(5, 11, a=0, b=5), (['a', 'b'], []))
eq('sweep(60, 10)', lambda: sweep(60, 10), ([], []))
eq('sweep(60, 10, a=0, b=1)', lambda: sweep(60, 10, a=0, b=1), ([], ['a', 'b']))
eq('sweep(60, 60, a=0)', lambda: sweep(60, 60, a=0), ([], ['a']))
eq('sweep(60, 120, a=60, b=61)', lambda: sweep(60, 120, a=60, b=61), ([], ['a', 'b']))
eq('sweep(60, 0, b=0, a=9)', lambda: sweep(60, 0, b=0, a=9), ([], ['a', 'b']))
eq('Sessions().active()', lambda: Sessions().active(), [])
eq('Sessions().idle', lambda: Sessions().idle, 600)
eq('Sessions().expired("x", 1)', lambda: Sessions().expired("x", 1), KeyError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
