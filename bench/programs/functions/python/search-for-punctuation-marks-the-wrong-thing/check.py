import os, sys; sys.path.insert(0, os.getcwd())
import signal

from viewer.marks import mark, count

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


eq('mark("rain :( again", [":("])', lambda: mark("rain :( again", [":("]), 'rain <:(> again')
eq('mark("Learn C++ now", ["C++"])', lambda: mark("Learn C++ now", ["C++"]), 'Learn <C++> now')
eq('mark("305 or 3.5", ["3.5"])', lambda: mark("305 or 3.5", ["3.5"]), '305 or <3.5>')
eq('mark("a(b", ["("])', lambda: mark("a(b", ["("]), 'a<(>b')
eq('mark("what? no", ["what?"])', lambda: mark("what? no", ["what?"]), '<what?> no')
eq('mark("x|y xy", ["x|y"])', lambda: mark("x|y xy", ["x|y"]), '<x|y> xy')
eq('mark("C:\\\\dir", ["\\\\d"])', lambda: mark("C:\\dir", ["\\d"]), 'C:<\\d>ir')
eq('count("1.1.1", ["."])', lambda: count("1.1.1", ["."]), 2)
eq('count("$5 and $6", ["$"])', lambda: count("$5 and $6", ["$"]), 2)
eq('mark("[a] a", ["[a]"], "{", "}")', lambda: mark("[a] a", ["[a]"], "{", "}"), '{[a]} a')
eq('mark("abc", [])', lambda: mark("abc", []), 'abc')
eq('mark("abc", [""])', lambda: mark("abc", [""]), 'abc')
eq('mark("Cat concat", ["CAT"])', lambda: mark("Cat concat", ["CAT"]), '<Cat> con<cat>')
eq('mark("sea seaside", ["sea", "seaside"])', lambda: mark("sea seaside", ["sea", "seaside"]), '<sea> <seaside>')
eq('mark("", ["x"])', lambda: mark("", ["x"]), '')
eq('count("aXbx", ["x"])', lambda: count("aXbx", ["x"]), 2)
eq('count("abc", [])', lambda: count("abc", []), 0)
eq('mark("two words", ["two words"])', lambda: mark("two words", ["two words"]), '<two words>')
eq('mark("ab", ["b", "a"], right="")', lambda: mark("ab", ["b", "a"], right=""), '<a<b')

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
