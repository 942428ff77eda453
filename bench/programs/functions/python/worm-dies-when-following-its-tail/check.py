import os, sys; sys.path.insert(0, os.getcwd())
import signal

from worm import move, run

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


eq('move([(0, 0), (1, 0), (1, 1), (0, 1)], "s")', lambda: move([(0, 0), (1, 0), (1, 1), (0, 1)], "s"), [(0, 1), (0, 0), (1, 0), (1, 1)])
eq('move([(5, 5), (5, 4)], "n")', lambda: move([(5, 5), (5, 4)], "n"), [(5, 4), (5, 5)])
eq('move([(1, 0), (1, 1), (0, 1), (0, 0)], "w")', lambda: move([(1, 0), (1, 1), (0, 1), (0, 0)], "w"), [(0, 0), (1, 0), (1, 1), (0, 1)])
eq('move([(0, 1), (1, 1), (2, 1), (2, 0), (1, 0), (0, 0)], "n")', lambda: move([(0, 1), (1, 1), (2, 1), (2, 0), (1, 0), (0, 0)], "n"), [(0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (1, 0)])
eq('run([(0, 0), (1, 0), (1, 1), (0, 1)], "senwsenw")', lambda: run([(0, 0), (1, 0), (1, 1), (0, 1)], "senwsenw"), (8, [(0, 0), (1, 0), (1, 1), (0, 1)]))
eq('run([(0, 0), (0, 1)], "snsn")', lambda: run([(0, 0), (0, 1)], "snsn"), (4, [(0, 0), (0, 1)]))
eq('run([(0, 0), (1, 0), (1, 1)], "sen", food=[(0, 1)])', lambda: run([(0, 0), (1, 0), (1, 1)], "sen", food=[(0, 1)]), (3, [(1, 0), (1, 1), (0, 1), (0, 0)]))
eq('move([(0, 0)], "e")', lambda: move([(0, 0)], "e"), [(1, 0)])
eq('move([(0, 0)], "e", (1, 0))', lambda: move([(0, 0)], "e", (1, 0)), [(1, 0), (0, 0)])
eq('move([(0, 0), (1, 0)], "s")', lambda: move([(0, 0), (1, 0)], "s"), [(0, 1), (0, 0)])
eq('move([(0, 0), (1, 0), (1, 1), (0, 1)], "e")', lambda: move([(0, 0), (1, 0), (1, 1), (0, 1)], "e"), None)
eq('move([(0, 0), (1, 0), (1, 1), (0, 1)], "s", food=(0, 1))', lambda: move([(0, 0), (1, 0), (1, 1), (0, 1)], "s", food=(0, 1)), None)
eq('move([(0, 0), (1, 0), (2, 0)], "e")', lambda: move([(0, 0), (1, 0), (2, 0)], "e"), None)
eq('move([(0, 0), (1, 0)], "n", (9, 9))', lambda: move([(0, 0), (1, 0)], "n", (9, 9)), [(0, -1), (0, 0)])
eq('run([(0, 0)], "")', lambda: run([(0, 0)], ""), (0, [(0, 0)]))
eq('run([(0, 0), (1, 0), (2, 0)], "ne")', lambda: run([(0, 0), (1, 0), (2, 0)], "ne"), (2, [(1, -1), (0, -1), (0, 0)]))
eq('run([(0, 0), (1, 0), (1, 1)], "e")', lambda: run([(0, 0), (1, 0), (1, 1)], "e"), (0, [(0, 0), (1, 0), (1, 1)]))
eq('move([(0, 0)], "x")', lambda: move([(0, 0)], "x"), KeyError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
