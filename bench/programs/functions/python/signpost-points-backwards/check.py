import os, sys; sys.path.insert(0, os.getcwd())
import signal

from signpost import heading, walk

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


eq('walk([(0, 0), (0, 3), (0, 5), (4, 5)])', lambda: walk([(0, 0), (0, 3), (0, 5), (4, 5)]), [('north', 5), ('east', 4)])
eq('walk([(0, 0), (1, 1)])', lambda: walk([(0, 0), (1, 1)]), [('northeast', 1)])
eq('walk([(5, 5), (2, 5), (2, 4)])', lambda: walk([(5, 5), (2, 5), (2, 4)]), [('west', 3), ('south', 1)])
eq('walk([(0, 0), (2, 0), (0, 0)])', lambda: walk([(0, 0), (2, 0), (0, 0)]), [('east', 2), ('west', 2)])
eq('walk([(1, 1), (1, 1), (3, -1)])', lambda: walk([(1, 1), (1, 1), (3, -1)]), [('here', 0), ('southeast', 2)])
eq('walk([(2, 0), (3, 0), (4, 0), (9, 0)])', lambda: walk([(2, 0), (3, 0), (4, 0), (9, 0)]), [('east', 7)])
eq('walk([])', lambda: walk([]), [])
eq('walk([(3, 3)])', lambda: walk([(3, 3)]), [])
eq('walk([(2, 2), (2, 2)])', lambda: walk([(2, 2), (2, 2)]), [('here', 0)])
eq('heading((0, 0), (3, -1))', lambda: heading((0, 0), (3, -1)), 'southeast')
eq('heading((2, 2), (-1, 2))', lambda: heading((2, 2), (-1, 2)), 'west')
eq('heading((4, 1), (4, 1))', lambda: heading((4, 1), (4, 1)), 'here')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
