import os, sys; sys.path.insert(0, os.getcwd())
import signal

from worklog import minutes, written, add

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


eq('minutes("1h 5m")', lambda: minutes("1h 5m"), 65)
eq('minutes("120m")', lambda: minutes("120m"), 120)
eq('minutes("0m")', lambda: minutes("0m"), 0)
eq('minutes("-7m")', lambda: minutes("-7m"), -7)
eq('minutes("10h0m")', lambda: minutes("10h0m"), 600)
eq('minutes(" 3M ")', lambda: minutes(" 3M "), 3)
eq('add("1h", "5m")', lambda: add("1h", "5m"), '1h 5m')
eq('add("3m", "-3m")', lambda: add("3m", "-3m"), '0m')
eq('[minutes(written(n)) for n in (-61, -1, 0, 9, 60, 69, 601)]', lambda: [minutes(written(n)) for n in (-61, -1, 0, 9, 60, 69, 601)], [-61, -1, 0, 9, 60, 69, 601])
eq('minutes("45m")', lambda: minutes("45m"), 45)
eq('minutes("7h")', lambda: minutes("7h"), 420)
eq('minutes("-7H 45m")', lambda: minutes("-7H 45m"), -465)
eq('minutes("05m")', lambda: minutes("05m"), 5)
eq('minutes("")', lambda: minutes(""), ValueError)
eq('minutes("-")', lambda: minutes("-"), ValueError)
eq('minutes("m")', lambda: minutes("m"), ValueError)
eq('minutes("1h 5")', lambda: minutes("1h 5"), ValueError)
eq('minutes("5m 1h")', lambda: minutes("5m 1h"), ValueError)
eq('written(0)', lambda: written(0), '0m')
eq('written(-65)', lambda: written(-65), '-1h 5m')
eq('add()', lambda: add(), '0m')

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
