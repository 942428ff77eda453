import os, sys; sys.path.insert(0, os.getcwd())
import signal

from museum import depth, find, guide, tour

VASES = {"name": "vases", "exhibits": ["red vase", "blue vase"]}
GOLD = {"name": "gold", "exhibits": ["crown"], "rooms": [{"name": "safe", "exhibits": ["ring"]}]}
HALL = {"name": "hall", "exhibits": ["statue"], "rooms": [VASES, GOLD]}

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


eq('list(tour(HALL))', lambda: list(tour(HALL)), ['statue', 'red vase', 'blue vase', 'crown', 'ring'])
eq('list(tour(GOLD))', lambda: list(tour(GOLD)), ['crown', 'ring'])
eq('guide({"name": "hall", "exhibits": ["statue"], "rooms": [VASES]})', lambda: guide({"name": "hall", "exhibits": ["statue"], "rooms": [VASES]}), '1. statue\n2. red vase\n3. blue vase')
eq('guide(HALL)', lambda: guide(HALL), '1. statue\n2. red vase\n3. blue vase\n4. crown\n5. ring')
eq('find(HALL, "ring")', lambda: find(HALL, "ring"), 5)
eq('list(tour({"name": "lobby", "rooms": [VASES]}))', lambda: list(tour({"name": "lobby", "rooms": [VASES]})), ['red vase', 'blue vase'])
eq('list(tour(VASES))', lambda: list(tour(VASES)), ['red vase', 'blue vase'])
eq('list(tour({"name": "empty"}))', lambda: list(tour({"name": "empty"})), [])
eq('guide(VASES)', lambda: guide(VASES), '1. red vase\n2. blue vase')
eq('find(VASES, "blue vase")', lambda: find(VASES, "blue vase"), 2)
eq('find(HALL, "statue")', lambda: find(HALL, "statue"), 1)
eq('find(HALL, "tank")', lambda: find(HALL, "tank"), None)
eq('depth(HALL)', lambda: depth(HALL), 2)
eq('depth(VASES)', lambda: depth(VASES), 0)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
