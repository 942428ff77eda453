import os, sys; sys.path.insert(0, os.getcwd())
import signal

from roster import days_of, parse_roster, unstaffed

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


eq('parse_roster("Mon: Ann, Bob\\nTue: Cid")', lambda: parse_roster("Mon: Ann, Bob\nTue: Cid"), {'Mon': ['Ann', 'Bob'], 'Tue': ['Cid']})
eq('days_of("\\nMon: Ann, Bob\\nTue: Bob, Ann\\nWed: Cid, Bob\\n", "Ann")', lambda: days_of("\nMon: Ann, Bob\nTue: Bob, Ann\nWed: Cid, Bob\n", "Ann"), ['Mon', 'Tue'])
eq('days_of("\\nMon: Ann, Bob\\nTue: Bob, Ann\\nWed: Cid, Bob\\n", "Bob")', lambda: days_of("\nMon: Ann, Bob\nTue: Bob, Ann\nWed: Cid, Bob\n", "Bob"), ['Mon', 'Tue', 'Wed'])
eq('days_of("Mon: Ann, Bob\\nTue: Cid, Dee , Bob", "Bob")', lambda: days_of("Mon: Ann, Bob\nTue: Cid, Dee , Bob", "Bob"), ['Mon', 'Tue'])
eq('parse_roster("Sat: Eve , Fay,  Gus")', lambda: parse_roster("Sat: Eve , Fay,  Gus"), {'Sat': ['Eve', 'Fay', 'Gus']})
eq('unstaffed("Mon: , ,\\nTue: Ann")', lambda: unstaffed("Mon: , ,\nTue: Ann"), ['Mon'])
eq('parse_roster("Mon: Ann\\nMon: Bob, Cid")', lambda: parse_roster("Mon: Ann\nMon: Bob, Cid"), {'Mon': ['Ann', 'Bob', 'Cid']})
eq('parse_roster("Mon: Ann,Bob\\nTue: Cid")', lambda: parse_roster("Mon: Ann,Bob\nTue: Cid"), {'Mon': ['Ann', 'Bob'], 'Tue': ['Cid']})
eq('parse_roster("Hello all\\n Wed : Ann ")', lambda: parse_roster("Hello all\n Wed : Ann "), {'Wed': ['Ann']})
eq('days_of("Mon: Ann\\nTue: Ann\\nWed: Bob", "Ann")', lambda: days_of("Mon: Ann\nTue: Ann\nWed: Bob", "Ann"), ['Mon', 'Tue'])
eq('unstaffed("Mon:\\nTue: Ann\\nWed: ")', lambda: unstaffed("Mon:\nTue: Ann\nWed: "), ['Mon', 'Wed'])
eq('parse_roster("")', lambda: parse_roster(""), {})
eq('days_of("Mon: Ann", "Bob")', lambda: days_of("Mon: Ann", "Bob"), [])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
