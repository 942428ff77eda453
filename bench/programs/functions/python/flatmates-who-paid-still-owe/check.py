import os, sys; sys.path.insert(0, os.getcwd())
import signal

from kitty import balances, transfers

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


eq('balances([("Ann", 3000, ["Ann", "Bob", "Cy"])])', lambda: balances([("Ann", 3000, ["Ann", "Bob", "Cy"])]), {'Ann': 2000, 'Bob': -1000, 'Cy': -1000})
eq('balances([("Ann", 1000, ["Bob"]), ("Ann", 500, ["Bob"])])', lambda: balances([("Ann", 1000, ["Bob"]), ("Ann", 500, ["Bob"])]), {'Ann': 1500, 'Bob': -1500})
eq('transfers(balances([("Ann", 3000, ["Ann", "Bob", "Cy"])]))', lambda: transfers(balances([("Ann", 3000, ["Ann", "Bob", "Cy"])])), [('Bob', 'Ann', 1000), ('Cy', 'Ann', 1000)])
eq('balances([("Bob", 999, ["Ann", "Bob"]), ("Ann", 400, ["Ann", "Bob"])])', lambda: balances([("Bob", 999, ["Ann", "Bob"]), ("Ann", 400, ["Ann", "Bob"])]), {'Bob': 299, 'Ann': -299})
eq('balances([("Ann", 100, ["Ann"])])', lambda: balances([("Ann", 100, ["Ann"])]), {'Ann': 0})
eq('transfers(balances([("A", 900, ["A", "B", "C"]), ("B", 300, ["A", "C"])]))', lambda: transfers(balances([("A", 900, ["A", "B", "C"]), ("B", 300, ["A", "C"])])), [('C', 'A', 450)])
eq('balances([("Ann", 1000, ["Bob"])])', lambda: balances([("Ann", 1000, ["Bob"])]), {'Ann': 1000, 'Bob': -1000})
eq('balances([("Ann", 1000, ["Bob", "Cy", "Di"])])', lambda: balances([("Ann", 1000, ["Bob", "Cy", "Di"])]), {'Ann': 999, 'Bob': -333, 'Cy': -333, 'Di': -333})
eq('balances([])', lambda: balances([]), {})
eq('transfers({"Ann": 2000, "Bob": -500, "Cy": -1500})', lambda: transfers({"Ann": 2000, "Bob": -500, "Cy": -1500}), [('Cy', 'Ann', 1500), ('Bob', 'Ann', 500)])
eq('transfers({"Ann": 0})', lambda: transfers({"Ann": 0}), [])
eq('transfers({})', lambda: transfers({}), [])
eq('balances([("Ann", 600, ["Bob"]), ("Cy", 600, ["Di"])])', lambda: balances([("Ann", 600, ["Bob"]), ("Cy", 600, ["Di"])]), {'Ann': 600, 'Bob': -600, 'Cy': 600, 'Di': -600})

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
