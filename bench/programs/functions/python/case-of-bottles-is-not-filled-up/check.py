import os, sys; sys.path.insert(0, os.getcwd())
import signal

from cellar import best_case, price

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


eq('best_case([(4, 30), (3, 20)], 6)', lambda: best_case([(4, 30), (3, 20)], 6), None)
eq('best_case([(5, 90), (3, 20), (3, 25)], 6)', lambda: best_case([(5, 90), (3, 20), (3, 25)], 6), 45)
eq('best_case([], 3)', lambda: best_case([], 3), None)
eq('best_case([(2, 5)], 3)', lambda: best_case([(2, 5)], 3), None)
eq('best_case([(2, 5)], 4)', lambda: best_case([(2, 5)], 4), None)
eq('best_case([(7, 5)], 3)', lambda: best_case([(7, 5)], 3), None)
eq('best_case([(1, 50), (4, 1)], 4)', lambda: best_case([(1, 50), (4, 1)], 4), 1)
eq('best_case([(2, 9), (2, 9), (5, 1)], 5)', lambda: best_case([(2, 9), (2, 9), (5, 1)], 5), 1)
eq('price([(2, 5)], 3, 4)', lambda: price([(2, 5)], 3, 4), None)
eq('price([(3, 100), (2, 1), (2, 1)], 4, 10)', lambda: price([(3, 100), (2, 1), (2, 1)], 4, 10), 12)
eq('best_case([], 0)', lambda: best_case([], 0), 0)
eq('best_case([(1, 5)], 0)', lambda: best_case([(1, 5)], 0), 0)
eq('best_case([(2, 5)], 2)', lambda: best_case([(2, 5)], 2), 5)
eq('best_case([(2, 5), (2, 7), (4, 11)], 4)', lambda: best_case([(2, 5), (2, 7), (4, 11)], 4), 12)
eq('best_case([(2, 5), (2, 7), (4, 13)], 4)', lambda: best_case([(2, 5), (2, 7), (4, 13)], 4), 13)
eq('best_case([(1, 1), (2, 2), (3, 3)], 6)', lambda: best_case([(1, 1), (2, 2), (3, 3)], 6), 6)
eq('price([(2, 5), (3, 5)], 5, 2)', lambda: price([(2, 5), (3, 5)], 5, 2), 12)
eq('best_case([(3, 0), (1, 0)], 4)', lambda: best_case([(3, 0), (1, 0)], 4), 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
