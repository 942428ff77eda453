import os, sys; sys.path.insert(0, os.getcwd())
import signal

from trains import find_times, next_train

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


eq('find_times("The 8:05 to Ulm leaves at 8:20, the 10:05 is cancelled.")', lambda: find_times("The 8:05 to Ulm leaves at 8:20, the 10:05 is cancelled."), [485, 500, 605])
eq('find_times("0:00")', lambda: find_times("0:00"), [0])
eq('find_times("(9:59)")', lambda: find_times("(9:59)"), [599])
eq('next_train("7:10 7:40 10:40", "07:15")', lambda: next_train("7:10 7:40 10:40", "07:15"), '7:40')
eq('next_train("6:30, 5:45", "5:00")', lambda: next_train("6:30, 5:45", "5:00"), '5:45')
eq('next_train("0:12 1:12", "0:30")', lambda: next_train("0:12 1:12", "0:30"), '1:12')
eq('find_times("Trains at 17:40 and 18:10.")', lambda: find_times("Trains at 17:40 and 18:10."), [1060, 1090])
eq('find_times("from 08:05 on")', lambda: find_times("from 08:05 on"), [485])
eq('find_times("25:10, 12:61, 1234:56, 12:345, 10:20:30")', lambda: find_times("25:10, 12:61, 1234:56, 12:345, 10:20:30"), [])
eq('find_times("8:5 8.05 805 :05")', lambda: find_times("8:5 8.05 805 :05"), [])
eq('find_times("")', lambda: find_times(""), [])
eq('next_train("10:15 10:45 11:15", "10:20")', lambda: next_train("10:15 10:45 11:15", "10:20"), '10:45')
eq('next_train("10:15 10:45", "22:00")', lambda: next_train("10:15 10:45", "22:00"), None)
eq('find_times("23:59")', lambda: find_times("23:59"), [1439])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
