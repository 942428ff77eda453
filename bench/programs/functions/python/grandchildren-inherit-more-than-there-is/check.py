import os, sys; sys.path.insert(0, os.getcwd())
import signal

from fractions import Fraction
from heirs import has_line, names, payout, shares


def living(name):
    return {"name": name}


def dead(name, *children):
    return {"name": name, "dead": True, "children": list(children)}

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


eq('shares([living("Ann"), dead("Bob", living("Cy"), living("Di"))])', lambda: shares([living("Ann"), dead("Bob", living("Cy"), living("Di"))]), {'Ann': Fraction(1, 2), 'Cy': Fraction(1, 4), 'Di': Fraction(1, 4)})
eq('payout([living("Ann"), dead("Bob", living("Cy"), living("Di"))], 120000)', lambda: payout([living("Ann"), dead("Bob", living("Cy"), living("Di"))], 120000), {'Ann': 60000, 'Cy': 30000, 'Di': 30000})
eq('shares([dead("A", dead("B", living("C")), living("D")), living("E"), living("F")])', lambda: shares([dead("A", dead("B", living("C")), living("D")), living("E"), living("F")]), {'C': Fraction(1, 6), 'D': Fraction(1, 6), 'E': Fraction(1, 3), 'F': Fraction(1, 3)})
eq('sum(shares([dead("A", living("B")), dead("C", living("D"), living("E"))]).values())', lambda: sum(shares([dead("A", living("B")), dead("C", living("D"), living("E"))]).values()), Fraction(1, 1))
eq('payout([dead("A", living("B")), living("C"), dead("D")], 1001)', lambda: payout([dead("A", living("B")), living("C"), dead("D")], 1001), {'B': 500, 'C': 500})
eq('shares([living("Ann"), living("Bob"), dead("Cy")])', lambda: shares([living("Ann"), living("Bob"), dead("Cy")]), {'Ann': Fraction(1, 2), 'Bob': Fraction(1, 2)})
eq('shares([dead("Ann", living("Bob"), living("Cy"), living("Di"))])', lambda: shares([dead("Ann", living("Bob"), living("Cy"), living("Di"))]), {'Bob': Fraction(1, 3), 'Cy': Fraction(1, 3), 'Di': Fraction(1, 3)})
eq('shares([dead("Ann", dead("Bob", living("Cy")))])', lambda: shares([dead("Ann", dead("Bob", living("Cy")))]), {'Cy': Fraction(1, 1)})
eq('shares([])', lambda: shares([]), {})
eq('shares([dead("Ann")])', lambda: shares([dead("Ann")]), {})
eq('payout([living("Ann"), living("Bob"), living("Cy")], 100)', lambda: payout([living("Ann"), living("Bob"), living("Cy")], 100), {'Ann': 33, 'Bob': 33, 'Cy': 33})
eq('shares([{"name": "Ann", "children": [living("Cy")]}, living("Bob")])', lambda: shares([{"name": "Ann", "children": [living("Cy")]}, living("Bob")]), {'Ann': Fraction(1, 2), 'Bob': Fraction(1, 2)})
eq('names([dead("A", living("B"))])', lambda: names([dead("A", living("B"))]), ['A', 'B'])
eq('has_line(dead("A", dead("B")))', lambda: has_line(dead("A", dead("B"))), False)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
