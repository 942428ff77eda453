import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from geometry.lines import direction, are_parallel, on_one_line, count_directions

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


eq('on_one_line([(0, 0), (0, 4), (0, -2)])', lambda: on_one_line([(0, 0), (0, 4), (0, -2)]), True)
eq('on_one_line([(3, 1), (3, -1), (3, 9)])', lambda: on_one_line([(3, 1), (3, -1), (3, 9)]), True)
eq('direction((5, 5), (5, 2))', lambda: direction((5, 5), (5, 2)), (0, 1))
eq('direction((0, 0), (0, -1))', lambda: direction((0, 0), (0, -1)), (0, 1))
eq('are_parallel(((0, 0), (0, 5)), ((2, 7), (2, 1)))', lambda: are_parallel(((0, 0), (0, 5)), ((2, 7), (2, 1))), True)
eq('are_parallel(((0, 5), (0, 0)), ((2, 1), (2, 7)))', lambda: are_parallel(((0, 5), (0, 0)), ((2, 1), (2, 7))), True)
eq('count_directions([((0, 0), (0, 1)), ((1, 1), (1, 0))])', lambda: count_directions([((0, 0), (0, 1)), ((1, 1), (1, 0))]), 1)
eq('count_directions([((0, 9), (0, 0)), ((1, 0), (1, 3)), ((0, 0), (1, 0))])', lambda: count_directions([((0, 9), (0, 0)), ((1, 0), (1, 3)), ((0, 0), (1, 0))]), 2)
eq('on_one_line([(0, -2), (0, 0), (0, 4)])', lambda: on_one_line([(0, -2), (0, 0), (0, 4)]), True)
eq('direction((0, 0), (0, 7))', lambda: direction((0, 0), (0, 7)), (0, 1))
eq('direction((0, 0), (4, -6))', lambda: direction((0, 0), (4, -6)), (2, -3))
eq('direction((4, -6), (0, 0))', lambda: direction((4, -6), (0, 0)), (2, -3))
eq('direction((4, 0), (1, 0))', lambda: direction((4, 0), (1, 0)), (1, 0))
eq('direction((0, 0), (-2, -2))', lambda: direction((0, 0), (-2, -2)), (1, 1))
eq('direction((1, 1), (1, 1))', lambda: direction((1, 1), (1, 1)), ValueError)
eq('on_one_line([])', lambda: on_one_line([]), True)
eq('on_one_line([(1, 1), (1, 1), (2, 5)])', lambda: on_one_line([(1, 1), (1, 1), (2, 5)]), True)
eq('on_one_line([(0, 0), (1, 1), (-3, -3)])', lambda: on_one_line([(0, 0), (1, 1), (-3, -3)]), True)
eq('on_one_line([(0, 0), (1, 1), (1, -1)])', lambda: on_one_line([(0, 0), (1, 1), (1, -1)]), False)
eq('count_directions([])', lambda: count_directions([]), 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
