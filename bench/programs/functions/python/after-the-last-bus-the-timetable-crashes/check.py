import os, sys; sys.path.insert(0, os.getcwd())
import signal

from transit.board import board, minutes, next_departure, wait

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


eq('next_departure(["06:10", "22:40"], "22:41")', lambda: next_departure(["06:10", "22:40"], "22:41"), None)
eq('next_departure([], "12:00")', lambda: next_departure([], "12:00"), None)
eq('wait(["06:10", "22:40"], "23:00")', lambda: wait(["06:10", "22:40"], "23:00"), None)
eq('board({"7": ["09:00", "21:30"], "12": ["08:00", "22:15"]}, "22:00")', lambda: board({"7": ["09:00", "21:30"], "12": ["08:00", "22:15"]}, "22:00"), ['12  15 min', '7   --'])
eq('board({"7": ["09:00"], "12": ["08:00", "22:15"]}, "20:00")', lambda: board({"7": ["09:00"], "12": ["08:00", "22:15"]}, "20:00"), ['12  135 min', '7   --'])
eq('board({"N1": []}, "01:00")', lambda: board({"N1": []}, "01:00"), ['N1  --'])
eq('next_departure(["06:10", "22:40"], "22:40")', lambda: next_departure(["06:10", "22:40"], "22:40"), '22:40')
eq('next_departure(["06:10", "22:40"], "05:00")', lambda: next_departure(["06:10", "22:40"], "05:00"), '06:10')
eq('wait(["06:10", "22:40"], "22:00")', lambda: wait(["06:10", "22:40"], "22:00"), 40)
eq('wait(["06:10"], "06:10")', lambda: wait(["06:10"], "06:10"), 0)
eq('board({"7": ["09:00"], "12": ["08:00"]}, "07:30")', lambda: board({"7": ["09:00"], "12": ["08:00"]}, "07:30"), ['12  30 min', '7   90 min'])
eq('board({}, "12:00")', lambda: board({}, "12:00"), [])
eq('minutes("24:10")', lambda: minutes("24:10"), 1450)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
