import os, sys; sys.path.insert(0, os.getcwd())
import signal

from seeding import draw, draw_size, first_round, seed_order

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


eq('seed_order(1)', lambda: seed_order(1), [1])
eq('draw(["Ann"])', lambda: draw(["Ann"]), ['Ann'])
eq('first_round(["Ann"])', lambda: first_round(["Ann"]), [])
eq('draw(["Zoe"])', lambda: draw(["Zoe"]), ['Zoe'])
eq('seed_order(2)', lambda: seed_order(2), [1, 2])
eq('seed_order(4)', lambda: seed_order(4), [1, 4, 2, 3])
eq('seed_order(8)', lambda: seed_order(8), [1, 8, 4, 5, 2, 7, 3, 6])
eq('draw(["Ann", "Bo", "Cy"])', lambda: draw(["Ann", "Bo", "Cy"]), ['Ann', 'bye', 'Bo', 'Cy'])
eq('draw(["Ann", "Bo"])', lambda: draw(["Ann", "Bo"]), ['Ann', 'Bo'])
eq('first_round(["Ann", "Bo", "Cy"])', lambda: first_round(["Ann", "Bo", "Cy"]), [('Bo', 'Cy')])
eq('first_round(["a", "b", "c", "d", "e"])', lambda: first_round(["a", "b", "c", "d", "e"]), [('d', 'e')])
eq('draw_size(1)', lambda: draw_size(1), 1)
eq('draw_size(5)', lambda: draw_size(5), 8)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
