import os, sys; sys.path.insert(0, os.getcwd())
import signal

from huts import cheapest_plan, legs

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


eq('cheapest_plan([(10, 70), (16, 55)], 24, 16)', lambda: cheapest_plan([(10, 70), (16, 55)], 24, 16), (55, [16]))
eq('cheapest_plan([(15, 12)], 30, 15)', lambda: cheapest_plan([(15, 12)], 30, 15), (12, [15]))
eq('cheapest_plan([], 18, 18)', lambda: cheapest_plan([], 18, 18), (0, []))
eq('cheapest_plan([(6, 5), (12, 8), (18, 5)], 24, 12)', lambda: cheapest_plan([(6, 5), (12, 8), (18, 5)], 24, 12), (8, [12]))
eq('cheapest_plan([(7, 50), (10, 20)], 19, 10)', lambda: cheapest_plan([(7, 50), (10, 20)], 19, 10), (20, [10]))
eq('cheapest_plan([(20, 9)], 40, 20)', lambda: cheapest_plan([(20, 9)], 40, 20), (9, [20]))
eq('cheapest_plan([], 18, 19)', lambda: cheapest_plan([], 18, 19), (0, []))
eq('cheapest_plan([], 19, 18)', lambda: cheapest_plan([], 19, 18), None)
eq('cheapest_plan([(16, 12)], 30, 15)', lambda: cheapest_plan([(16, 12)], 30, 15), None)
eq('cheapest_plan([(5, 40)], 11, 15)', lambda: cheapest_plan([(5, 40)], 11, 15), (0, []))
eq('cheapest_plan([(8, 30), (12, 25)], 20, 14)', lambda: cheapest_plan([(8, 30), (12, 25)], 20, 14), (25, [12]))
eq('cheapest_plan([(9, 20), (14, 60), (17, 25)], 26, 11)', lambda: cheapest_plan([(9, 20), (14, 60), (17, 25)], 26, 11), (45, [9, 17]))
eq('cheapest_plan([(4, 10), (8, 10), (11, 20)], 16, 9)', lambda: cheapest_plan([(4, 10), (8, 10), (11, 20)], 16, 9), (10, [8]))
eq('legs([9, 17], 26)', lambda: legs([9, 17], 26), [9, 8, 9])
eq('legs([], 5)', lambda: legs([], 5), [5])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
