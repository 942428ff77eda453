import os, sys; sys.path.insert(0, os.getcwd())
import signal

from cards.reader import read_card, first, CardError

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


eq('read_card("Shop: Bakery\\nOpens: 7:30")', lambda: read_card("Shop: Bakery\nOpens: 7:30"), {'shop': ['Bakery'], 'opens': ['7:30']})
eq('read_card("Web: http://x.org")', lambda: read_card("Web: http://x.org"), {'web': ['http://x.org']})
eq('read_card("a::b")', lambda: read_card("a::b"), {'a': [':b']})
eq('read_card("a:b:")', lambda: read_card("a:b:"), {'a': ['b:']})
eq('read_card("A: 1:2:3\\na: 4:5")', lambda: read_card("A: 1:2:3\na: 4:5"), {'a': ['1:2:3', '4:5']})
eq('read_card("t: 1:0\\n\\tmore: x")', lambda: read_card("t: 1:0\n\tmore: x"), {'t': ['1:0 more: x']})
eq('read_card(":::")', lambda: read_card(":::"), {'': ['::']})
eq('first(read_card("At: 9:15"), "AT")', lambda: first(read_card("At: 9:15"), "AT"), '9:15')
eq('read_card("")', lambda: read_card(""), {})
eq('read_card("Title: Herbs\\nNote: dry\\n  and cool")', lambda: read_card("Title: Herbs\nNote: dry\n  and cool"), {'title': ['Herbs'], 'note': ['dry and cool']})
eq('read_card("a: x\\n  7:30")', lambda: read_card("a: x\n  7:30"), {'a': ['x 7:30']})
eq('read_card("a:")', lambda: read_card("a:"), {'a': ['']})
eq('read_card(" a: b")', lambda: read_card(" a: b"), CardError)
eq('read_card("ab")', lambda: read_card("ab"), CardError)
eq('read_card("A: 1\\n\\n a\\nA:2")', lambda: read_card("A: 1\n\n a\nA:2"), {'a': ['1 a', '2']})
eq('first({}, "x", "y")', lambda: first({}, "x", "y"), 'y')

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
