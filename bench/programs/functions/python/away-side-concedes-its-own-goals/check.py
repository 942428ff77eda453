import os, sys; sys.path.insert(0, os.getcwd())
import signal

from league import Row, line, points, standings


def table(results):
    return [(r.team, r.points, r.scored, r.conceded) for r in standings(results)]

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


eq('table([("Reds", "Blues", 4, 1)])', lambda: table([("Reds", "Blues", 4, 1)]), [('Reds', 3, 4, 1), ('Blues', 0, 1, 4)])
eq('table([("Reds", "Blues", 4, 1), ("Blues", "Greens", 2, 2), ("Greens", "Reds", 0, 2)])', lambda: table([("Reds", "Blues", 4, 1), ("Blues", "Greens", 2, 2), ("Greens", "Reds", 0, 2)]), [('Reds', 6, 6, 1), ('Greens', 1, 2, 4), ('Blues', 1, 3, 6)])
eq('[r.difference for r in standings([("A", "B", 5, 0), ("C", "D", 1, 0)])]', lambda: [r.difference for r in standings([("A", "B", 5, 0), ("C", "D", 1, 0)])], [5, 1, -1, -5])
eq('[r.team for r in standings([("A", "B", 5, 0), ("C", "D", 1, 0)])]', lambda: [r.team for r in standings([("A", "B", 5, 0), ("C", "D", 1, 0)])], ['A', 'C', 'D', 'B'])
eq('[line(r) for r in standings([("Foxes", "Owls", 0, 3)])]', lambda: [line(r) for r in standings([("Foxes", "Owls", 0, 3)])], ['Owls          3:0    3', 'Foxes         0:3    0'])
eq('table([("A", "B", 0, 1), ("B", "A", 2, 0)])', lambda: table([("A", "B", 0, 1), ("B", "A", 2, 0)]), [('B', 6, 3, 0), ('A', 0, 0, 3)])
eq('table([("A", "B", 2, 2)])', lambda: table([("A", "B", 2, 2)]), [('A', 1, 2, 2), ('B', 1, 2, 2)])
eq('table([("A", "B", 0, 0), ("B", "C", 1, 1)])', lambda: table([("A", "B", 0, 0), ("B", "C", 1, 1)]), [('B', 2, 1, 1), ('C', 1, 1, 1), ('A', 1, 0, 0)])
eq('table([])', lambda: table([]), [])
eq('points(3, 1)', lambda: points(3, 1), 3)
eq('points(1, 3)', lambda: points(1, 3), 0)
eq('points(0, 0)', lambda: points(0, 0), 1)
eq('line(Row("Owls", 3, 12, 7))', lambda: line(Row("Owls", 3, 12, 7)), 'Owls         12:7    3')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
