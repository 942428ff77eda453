import os, sys; sys.path.insert(0, os.getcwd())
import signal

from ruler import numbers, ruled, scale

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


eq('numbers(20)', lambda: numbers(20), '        10        20')
eq('numbers(10)', lambda: numbers(10), '        10')
eq('numbers(5, 5)', lambda: numbers(5, 5), '    5')
eq('numbers(15, 5)', lambda: numbers(15, 5), '    5   10   15')
eq('ruled("ab\\ncdef", 4)', lambda: ruled("ab\ncdef", 4), '   4\n...|\nab\ncdef')
eq('numbers(100, 20)', lambda: numbers(100, 20), '                  20                  40                  60                  80                 100')
eq('ruled("0123456789")', lambda: ruled("0123456789"), '        10\n.........|\n0123456789')
eq('numbers(25)', lambda: numbers(25), '        10        20     ')
eq('numbers(21)', lambda: numbers(21), '        10        20 ')
eq('numbers(19)', lambda: numbers(19), '        10         ')
eq('numbers(9)', lambda: numbers(9), '         ')
eq('numbers(0)', lambda: numbers(0), '')
eq('scale(20)', lambda: scale(20), '.........|.........|')
eq('scale(5, 5)', lambda: scale(5, 5), '....|')
eq('ruled("hello you", 4)', lambda: ruled("hello you", 4), '   4   8 \n...|...|.\nhello you')
eq('ruled("")', lambda: ruled(""), '\n\n')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
