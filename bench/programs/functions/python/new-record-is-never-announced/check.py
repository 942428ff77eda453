import os, sys; sys.path.insert(0, os.getcwd())
import signal

from records import Records, announce


def entered(best, *entries):
    records = Records(best)
    return [records.enter(*entry) for entry in entries], records.listing()

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


eq('entered({"long jump": 6.4}, ("long jump", 6.52))', lambda: entered({"long jump": 6.4}, ("long jump", 6.52)), ([True], ['long jump: 6.52']))
eq('entered({}, ("shot put", 9.0))', lambda: entered({}, ("shot put", 9.0)), ([True], ['shot put: 9.00']))
eq('entered({"shot put": 12.5}, ("shot put", 12.0), ("shot put", 13.0), ("shot put", 12.9), ("shot put", 13.1))', lambda: entered({"shot put": 12.5}, ("shot put", 12.0), ("shot put", 13.0), ("shot put", 12.9), ("shot put", 13.1)), ([False, True, False, True], ['shot put: 13.10']))
eq('announce(Records({"discus": 40.0}), [("Ida", "discus", 41.5), ("Ole", "discus", 41.0)])', lambda: announce(Records({"discus": 40.0}), [("Ida", "discus", 41.5), ("Ole", "discus", 41.0)]), ['Ida: 41.50 in discus, a new record!', 'Ole: 41.00 in discus'])
eq('entered({"a": -3}, ("a", -2), ("b", 0))', lambda: entered({"a": -3}, ("a", -2), ("b", 0)), ([True, True], ['a: -2.00', 'b: 0.00']))
eq('entered({"long jump": 6.4}, ("long jump", 6.3))', lambda: entered({"long jump": 6.4}, ("long jump", 6.3)), ([False], ['long jump: 6.40']))
eq('entered({"long jump": 6.4}, ("long jump", 6.4))', lambda: entered({"long jump": 6.4}, ("long jump", 6.4)), ([False], ['long jump: 6.40']))
eq('announce(Records({"discus": 40.0}), [("Ole", "discus", 39.9)])', lambda: announce(Records({"discus": 40.0}), [("Ole", "discus", 39.9)]), ['Ole: 39.90 in discus'])
eq('announce(Records(), [])', lambda: announce(Records(), []), [])
eq('entered({})', lambda: entered({}), ([], []))
eq('Records({"a": 1}).best("a")', lambda: Records({"a": 1}).best("a"), 1)
eq('Records().best("a")', lambda: Records().best("a"), None)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
