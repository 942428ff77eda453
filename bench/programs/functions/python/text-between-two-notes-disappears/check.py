import os, sys; sys.path.insert(0, os.getcwd())
import signal

from chorus.lyrics import notes, sung, sheet

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


eq('sung("[[G]] Hey [[D]] you")', lambda: sung("[[G]] Hey [[D]] you"), 'Hey you')
eq('notes("[[G]] Hey [[D]] you")', lambda: notes("[[G]] Hey [[D]] you"), ['G', 'D'])
eq('sung("a [[x]] b [[y]] c [[z]]")', lambda: sung("a [[x]] b [[y]] c [[z]]"), 'a b c')
eq('notes("[[ x ]][[y]]")', lambda: notes("[[ x ]][[y]]"), ['x', 'y'])
eq('notes("[[]] [[]]")', lambda: notes("[[]] [[]]"), ['', ''])
eq('sheet("[[C]] la [[F]] lu\\n[[stop]]")', lambda: sheet("[[C]] la [[F]] lu\n[[stop]]"), [('la lu', ['C', 'F'])])
eq('sung("lo[[x]]v[[y]]e")', lambda: sung("lo[[x]]v[[y]]e"), 'love')
eq('sung("a [[x]] b ]] c")', lambda: sung("a [[x]] b ]] c"), 'a b ]] c')
eq('sheet("[[a]] [[b]]\\n[[c]]x[[d]]")', lambda: sheet("[[a]] [[b]]\n[[c]]x[[d]]"), [('x', ['c', 'd'])])
eq('sung("")', lambda: sung(""), '')
eq('sung("[[Am]] Down by the  river")', lambda: sung("[[Am]] Down by the  river"), 'Down by the river')
eq('sung("no notes")', lambda: sung("no notes"), 'no notes')
eq('notes("no notes")', lambda: notes("no notes"), [])
eq('sung("[[only]]")', lambda: sung("[[only]]"), '')
eq('sung("[one] pair")', lambda: sung("[one] pair"), '[one] pair')
eq('sung("a [[b")', lambda: sung("a [[b"), 'a [[b')
eq('notes("x [[Em 7]]")', lambda: notes("x [[Em 7]]"), ['Em 7'])
eq('sheet("")', lambda: sheet(""), [])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
