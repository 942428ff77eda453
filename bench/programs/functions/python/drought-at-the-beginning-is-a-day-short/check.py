import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from weather import longest_drought, summary

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


eq('longest_drought([0, 0, 0, 4, 0, 2])', lambda: longest_drought([0, 0, 0, 4, 0, 2]), 3)
eq('longest_drought([0, 0])', lambda: longest_drought([0, 0]), 2)
eq('longest_drought([0])', lambda: longest_drought([0]), 1)
eq('longest_drought([0, 5])', lambda: longest_drought([0, 5]), 1)
eq('longest_drought([0, 0, 5, 0])', lambda: longest_drought([0, 0, 5, 0]), 2)
eq('longest_drought([0, 0, 0, 9, 0, 0])', lambda: longest_drought([0, 0, 0, 9, 0, 0]), 3)
eq('longest_drought([2, 3, 4], threshold=5)', lambda: longest_drought([2, 3, 4], threshold=5), 3)
eq('longest_drought([2, 3, 7, 4], threshold=5)', lambda: longest_drought([2, 3, 7, 4], threshold=5), 2)
eq('summary([0, 0, 1])', lambda: summary([0, 0, 1]), '1 mm, 1 wet, drought of 2')
eq('longest_drought([])', lambda: longest_drought([]), 0)
eq('longest_drought([4])', lambda: longest_drought([4]), 0)
eq('longest_drought([4, 0, 0, 2])', lambda: longest_drought([4, 0, 0, 2]), 2)
eq('longest_drought([4, 0, 0])', lambda: longest_drought([4, 0, 0]), 2)
eq('longest_drought([1, 1, 1])', lambda: longest_drought([1, 1, 1]), 0)
eq('longest_drought([0, 1, 0, 0, 1])', lambda: longest_drought([0, 1, 0, 0, 1]), 2)
eq('longest_drought([9, 2, 2, 9], threshold=5)', lambda: longest_drought([9, 2, 2, 9], threshold=5), 2)
eq('summary([3, 0, 0, 5])', lambda: summary([3, 0, 0, 5]), '8 mm, 2 wet, drought of 2')

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
