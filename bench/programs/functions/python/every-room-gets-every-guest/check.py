import os, sys; sys.path.insert(0, os.getcwd())
import signal

from rooms import free_beds, occupancy, overbooked

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


eq('occupancy([("Ann", 1), ("Bob", 2)], [1, 2, 3])', lambda: occupancy([("Ann", 1), ("Bob", 2)], [1, 2, 3]), {1: ['Ann'], 2: ['Bob'], 3: []})
eq('occupancy([("Ann", "blue"), ("Bob", "red"), ("Cy", "blue")], ["red", "blue"])', lambda: occupancy([("Ann", "blue"), ("Bob", "red"), ("Cy", "blue")], ["red", "blue"]), {'red': ['Bob'], 'blue': ['Ann', 'Cy']})
eq('free_beds([("Ann", 1), ("Bob", 2), ("Cy", 2)], {1: 2, 2: 4})', lambda: free_beds([("Ann", 1), ("Bob", 2), ("Cy", 2)], {1: 2, 2: 4}), {1: 1, 2: 2})
eq('overbooked([("Ann", 1), ("Bob", 2), ("Cy", 3)], {1: 2, 2: 1, 3: 1})', lambda: overbooked([("Ann", 1), ("Bob", 2), ("Cy", 3)], {1: 2, 2: 1, 3: 1}), [])
eq('overbooked([("Ann", 1), ("Bob", 2), ("Cy", 2)], {2: 1, 1: 2})', lambda: overbooked([("Ann", 1), ("Bob", 2), ("Cy", 2)], {2: 1, 1: 2}), [2])
eq('occupancy([], [1, 2])', lambda: occupancy([], [1, 2]), {1: [], 2: []})
eq('occupancy([("Ann", 7), ("Bob", 7)], [7])', lambda: occupancy([("Ann", 7), ("Bob", 7)], [7]), {7: ['Ann', 'Bob']})
eq('occupancy([("Ann", 7)], [1, 2])', lambda: occupancy([("Ann", 7)], [1, 2]), KeyError)
eq('occupancy([], [])', lambda: occupancy([], []), {})
eq('free_beds([], {1: 2, 2: 4})', lambda: free_beds([], {1: 2, 2: 4}), {1: 2, 2: 4})
eq('overbooked([("Ann", 1)], {1: 0})', lambda: overbooked([("Ann", 1)], {1: 0}), [1])
eq('occupancy([("Ann", 1)], {1: 3})', lambda: occupancy([("Ann", 1)], {1: 3}), {1: ['Ann']})

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
