import os, sys; sys.path.insert(0, os.getcwd())
import signal

from fence import area, posts, price, sides

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


eq('sides([(0, 0), (8, 0), (8, 5), (0, 5)])', lambda: sides([(0, 0), (8, 0), (8, 5), (0, 5)]), [8.0, 5.0, 8.0, 5.0])
eq('sides([(0, 0), (4, 0), (0, 3)])', lambda: sides([(0, 0), (4, 0), (0, 3)]), [4.0, 5.0, 3.0])
eq('sides([(1, 1), (1, 7)])', lambda: sides([(1, 1), (1, 7)]), [6.0, 6.0])
eq('posts([(0, 0), (8, 0), (8, 5), (0, 5)], 2.5)', lambda: posts([(0, 0), (8, 0), (8, 5), (0, 5)], 2.5), 12)
eq('price([(0, 0), (10, 0), (10, 10), (0, 10)], 3.2, 7)', lambda: price([(0, 0), (10, 0), (10, 10), (0, 10)], 3.2, 7), 240.0)
eq('price([(0, 0), (6, 0), (6, 8)], 1.5, 10, distance=4)', lambda: price([(0, 0), (6, 0), (6, 8)], 1.5, 10, distance=4), 106.0)
eq('sides([])', lambda: sides([]), [])
eq('posts([], 3)', lambda: posts([], 3), 0)
eq('price([], 3, 7)', lambda: price([], 3, 7), 0)
eq('area([(0, 0), (8, 0), (8, 5), (0, 5)])', lambda: area([(0, 0), (8, 0), (8, 5), (0, 5)]), 40.0)
eq('area([(0, 0), (4, 0), (0, 3)])', lambda: area([(0, 0), (4, 0), (0, 3)]), 6.0)
eq('area([(0, 0), (4, 0), (4, 4), (2, 1)])', lambda: area([(0, 0), (4, 0), (4, 4), (2, 1)]), 6.0)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
