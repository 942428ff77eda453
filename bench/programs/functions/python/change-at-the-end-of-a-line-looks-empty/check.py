import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from linediff import describe_change, apply_change

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


eq('describe_change("port = 80", "port = 8080")', lambda: describe_change("port = 80", "port = 8080"), (9, '', '80'))
eq('describe_change("ready", "ready!")', lambda: describe_change("ready", "ready!"), (5, '', '!'))
eq('describe_change("ready!", "ready")', lambda: describe_change("ready!", "ready"), (5, '!', ''))
eq('describe_change("", "new")', lambda: describe_change("", "new"), (0, '', 'new'))
eq('describe_change("gone", "")', lambda: describe_change("gone", ""), (0, 'gone', ''))
eq('describe_change("cat", "dog")', lambda: describe_change("cat", "dog"), (0, 'cat', 'dog'))
eq('describe_change("cut", "cup")', lambda: describe_change("cut", "cup"), (2, 't', 'p'))
eq('describe_change("aaa", "aaaa")', lambda: describe_change("aaa", "aaaa"), (3, '', 'a'))
eq('apply_change("x = 1", describe_change("x = 1", "x = 27"))', lambda: apply_change("x = 1", describe_change("x = 1", "x = 27")), "x = 27")
eq('describe_change("", "")', lambda: describe_change("", ""), (0, '', ''))
eq('describe_change("same", "same")', lambda: describe_change("same", "same"), (4, '', ''))
eq('describe_change("a b c", "a x c")', lambda: describe_change("a b c", "a x c"), (2, 'b', 'x'))
eq('describe_change("bc", "abc")', lambda: describe_change("bc", "abc"), (0, '', 'a'))
eq('describe_change("abc", "bc")', lambda: describe_change("abc", "bc"), (0, 'a', ''))
eq('describe_change("axb", "ab")', lambda: describe_change("axb", "ab"), (1, 'x', ''))
eq('describe_change("color", "colour")', lambda: describe_change("color", "colour"), (4, '', 'u'))
eq('apply_change("nope", (0, "yes", "no"))', lambda: apply_change("nope", (0, "yes", "no")), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
