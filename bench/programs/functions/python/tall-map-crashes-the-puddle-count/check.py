import os, sys; sys.path.insert(0, os.getcwd())
import signal

from puddles import sinks, puddle_sizes, neighbours

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


eq('sinks([[5, 2], [3, 4], [6, 7]])', lambda: sinks([[5, 2], [3, 4], [6, 7]]), [(0, 1), (1, 0)])
eq('sinks([[5, 6], [2, 4], [3, 7]])', lambda: sinks([[5, 6], [2, 4], [3, 7]]), [(1, 0)])
eq('sinks([[4], [2], [3], [1]])', lambda: sinks([[4], [2], [3], [1]]), [(1, 0), (3, 0)])
eq('sinks([[1, 2], [3, 4], [5, 6], [7, 0]])', lambda: sinks([[1, 2], [3, 4], [5, 6], [7, 0]]), [(0, 0), (3, 1)])
eq('puddle_sizes([[1, 1, 1, 1]], 2)', lambda: puddle_sizes([[1, 1, 1, 1]], 2), [4])
eq('puddle_sizes([[1, 9, 1, 1], [9, 9, 1, 9]], 5)', lambda: puddle_sizes([[1, 9, 1, 1], [9, 9, 1, 9]], 5), [3, 1])
eq('sinks([[9, 8, 7, 8, 1]])', lambda: sinks([[9, 8, 7, 8, 1]]), [(0, 2), (0, 4)])
eq('sinks([[5, 5, 5], [4, 5, 3]])', lambda: sinks([[5, 5, 5], [4, 5, 3]]), [(1, 0), (1, 2)])
eq('puddle_sizes([[0, 0, 0], [0, 0, 0]], 1)', lambda: puddle_sizes([[0, 0, 0], [0, 0, 0]], 1), [6])
eq('list(neighbours(1, 1, 3, 2))', lambda: list(neighbours(1, 1, 3, 2)), [(0, 1), (1, 0), (2, 1)])
eq('list(neighbours(0, 2, 2, 4))', lambda: list(neighbours(0, 2, 2, 4)), [(0, 1), (0, 3), (1, 2)])
eq('sinks([])', lambda: sinks([]), [])
eq('sinks([[3]])', lambda: sinks([[3]]), [(0, 0)])
eq('sinks([[2, 2], [2, 2]])', lambda: sinks([[2, 2], [2, 2]]), [])
eq('sinks([[1, 2], [2, 1]])', lambda: sinks([[1, 2], [2, 1]]), [(0, 0), (1, 1)])
eq('puddle_sizes([], 3)', lambda: puddle_sizes([], 3), [])
eq('puddle_sizes([[9, 9], [9, 9]], 5)', lambda: puddle_sizes([[9, 9], [9, 9]], 5), [])
eq('puddle_sizes([[1, 9, 1], [1, 9, 9], [9, 1, 1]], 5)', lambda: puddle_sizes([[1, 9, 1], [1, 9, 9], [9, 1, 1]], 5), [2, 2, 1])
eq('puddle_sizes([[1], [1], [9], [1]], 5)', lambda: puddle_sizes([[1], [1], [9], [1]], 5), [2, 1])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
