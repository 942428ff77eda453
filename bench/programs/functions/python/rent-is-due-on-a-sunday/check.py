import os, sys; sys.path.insert(0, os.getcwd())
import signal

from datetime import date
from lettings.rent import due_date, overdue, schedule

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


eq('due_date(2024, 9)', lambda: due_date(2024, 9), date(2024, 9, 2))
eq('due_date(2024, 6)', lambda: due_date(2024, 6), date(2024, 6, 3))
eq('due_date(2023, 10)', lambda: due_date(2023, 10), date(2023, 10, 2))
eq('schedule(2024, 5, 3)', lambda: schedule(2024, 5, 3), [date(2024, 5, 1), date(2024, 6, 3), date(2024, 7, 1)])
eq('schedule(2022, 12, 2)', lambda: schedule(2022, 12, 2), [date(2022, 12, 1), date(2023, 1, 2)])
eq('overdue(date(2024, 9, 4), 2024, 9)', lambda: overdue(date(2024, 9, 4), 2024, 9), 2)
eq('overdue(date(2024, 6, 3), 2024, 6)', lambda: overdue(date(2024, 6, 3), 2024, 6), 0)
eq('due_date(2024, 7)', lambda: due_date(2024, 7), date(2024, 7, 1))
eq('due_date(2024, 3)', lambda: due_date(2024, 3), date(2024, 3, 1))
eq('schedule(2024, 10, 2)', lambda: schedule(2024, 10, 2), [date(2024, 10, 1), date(2024, 11, 1)])
eq('schedule(2024, 6, 0)', lambda: schedule(2024, 6, 0), [])
eq('overdue(date(2024, 7, 3), 2024, 7)', lambda: overdue(date(2024, 7, 3), 2024, 7), 2)
eq('overdue(date(2024, 6, 30), 2024, 7)', lambda: overdue(date(2024, 6, 30), 2024, 7), 0)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
