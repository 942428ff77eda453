import os, sys; sys.path.insert(0, os.getcwd())
import signal

from datetime import date
from meetings import monthly, next_meeting

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


eq('monthly(date(2024, 12, 15), 3)', lambda: monthly(date(2024, 12, 15), 3), [date(2024, 12, 15), date(2025, 1, 15), date(2025, 2, 15)])
eq('monthly(date(2024, 1, 31), 1)', lambda: monthly(date(2024, 1, 31), 1), [date(2024, 1, 31)])
eq('monthly(date(2024, 7, 31), 2)', lambda: monthly(date(2024, 7, 31), 2), [date(2024, 7, 31), date(2024, 8, 31)])
eq('monthly(date(2024, 5, 28), 0)', lambda: monthly(date(2024, 5, 28), 0), [])
eq('len(monthly(date(2020, 2, 1), 50))', lambda: len(monthly(date(2020, 2, 1), 50)), 50)
eq('next_meeting(date(2024, 1, 10), date(2024, 3, 11), 12)', lambda: next_meeting(date(2024, 1, 10), date(2024, 3, 11), 12), date(2024, 4, 10))
eq('next_meeting(date(2024, 1, 10), date(2024, 3, 11), 2)', lambda: next_meeting(date(2024, 1, 10), date(2024, 3, 11), 2), None)
eq('next_meeting(date(2024, 1, 10), date(2024, 3, 10))', lambda: next_meeting(date(2024, 1, 10), date(2024, 3, 10)), date(2024, 3, 10))
eq('monthly(date(2024, 1, 31), 3)', lambda: monthly(date(2024, 1, 31), 3), [date(2024, 1, 31), date(2024, 3, 31), date(2024, 5, 31)])
eq('monthly(date(2023, 12, 29), 4)', lambda: monthly(date(2023, 12, 29), 4), [date(2023, 12, 29), date(2024, 1, 29), date(2024, 2, 29), date(2024, 3, 29)])
eq('monthly(date(2024, 1, 30), 3)', lambda: monthly(date(2024, 1, 30), 3), [date(2024, 1, 30), date(2024, 3, 30), date(2024, 4, 30)])
eq('monthly(date(2024, 10, 31), 2)', lambda: monthly(date(2024, 10, 31), 2), [date(2024, 10, 31), date(2024, 12, 31)])
eq('next_meeting(date(2023, 1, 31), date(2023, 2, 1), 5)', lambda: next_meeting(date(2023, 1, 31), date(2023, 2, 1), 5), date(2023, 3, 31))

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
