import os, sys; sys.path.insert(0, os.getcwd())
import signal

from ballots import count, parse_ballot, winner


def elect(*texts):
    return winner([parse_ballot(text) for text in texts])

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


eq('elect("Ann > Bob", "Ann", "Bob > Ann", "Bob", "Cid")', lambda: elect("Ann > Bob", "Ann", "Bob > Ann", "Bob", "Cid"), 'Ann')
eq('elect("Ann", "Bob", "Bob", "Cid > Ann", "Dora")', lambda: elect("Ann", "Bob", "Bob", "Cid > Ann", "Dora"), 'Ann')
eq('elect("", "Ann")', lambda: elect("", "Ann"), 'Ann')
eq('elect("Eva", "Udo", "Udo", "Ole > Eva", "Kai")', lambda: elect("Eva", "Udo", "Udo", "Ole > Eva", "Kai"), 'Eva')
eq('count([["Ann"], [], ["Bob"]], ["Ann", "Bob"])', lambda: count([["Ann"], [], ["Bob"]], ["Ann", "Bob"]), {'Ann': 1, 'Bob': 1})
eq('count([["Cid"], ["Cid", "Bob"]], ["Ann", "Bob"])', lambda: count([["Cid"], ["Cid", "Bob"]], ["Ann", "Bob"]), {'Ann': 0, 'Bob': 1})
eq('winner([[], []])', lambda: winner([[], []]), None)
eq('elect("Ann > Bob", "Ann", "Bob > Ann")', lambda: elect("Ann > Bob", "Ann", "Bob > Ann"), 'Ann')
eq('elect("Ann > Bob > Cid", "Bob > Cid > Ann", "Cid > Bob > Ann", "Cid > Ann > Bob")', lambda: elect("Ann > Bob > Cid", "Bob > Cid > Ann", "Cid > Bob > Ann", "Cid > Ann > Bob"), 'Cid')
eq('elect("Ann > Bob", "Bob > Ann")', lambda: elect("Ann > Bob", "Bob > Ann"), 'Ann')
eq('elect("Ann > Cid", "Bob > Cid", "Bob", "Cid > Ann", "Cid > Ann")', lambda: elect("Ann > Cid", "Bob > Cid", "Bob", "Cid > Ann", "Cid > Ann"), 'Cid')
eq('count([["Ann", "Bob"], ["Bob"]], ["Bob"])', lambda: count([["Ann", "Bob"], ["Bob"]], ["Bob"]), {'Bob': 2})
eq('winner([])', lambda: winner([]), None)
eq('parse_ballot(" Ann >> Bob ")', lambda: parse_ballot(" Ann >> Bob "), ['Ann', 'Bob'])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
