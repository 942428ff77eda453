import os, sys; sys.path.insert(0, os.getcwd())
import signal

from shorten import shorten, table

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


eq('shorten("report.pdf", 2)', lambda: shorten("report.pdf", 2), 'r…')
eq('shorten("report.pdf", 1)', lambda: shorten("report.pdf", 1), '…')
eq('shorten("abc", 2)', lambda: shorten("abc", 2), 'a…')
eq('shorten("abc", 1)', lambda: shorten("abc", 1), '…')
eq('table([["apple", "b"], ["c", "dates"]], 2)', lambda: table([["apple", "b"], ["c", "dates"]], 2), ['a… | b ', 'c  | d…'])
eq('[len(shorten("encyclopedia", width)) for width in range(1, 13)]', lambda: [len(shorten("encyclopedia", width)) for width in range(1, 13)], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
eq('shorten("report.pdf", 3)', lambda: shorten("report.pdf", 3), 'r…f')
eq('shorten("report.pdf", 4)', lambda: shorten("report.pdf", 4), 're…f')
eq('shorten("/home/kim/thesis.tex", 10)', lambda: shorten("/home/kim/thesis.tex", 10), '/home….tex')
eq('shorten("ab", 2)', lambda: shorten("ab", 2), 'ab')
eq('shorten("", 0)', lambda: shorten("", 0), '')
eq('shorten("a", 1)', lambda: shorten("a", 1), 'a')
eq('shorten("abcdefgh", 7)', lambda: shorten("abcdefgh", 7), 'abc…fgh')
eq('table([["abcdefgh", "x"]], 5)', lambda: table([["abcdefgh", "x"]], 5), ['ab…gh | x    '])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
