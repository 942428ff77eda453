import os, sys; sys.path.insert(0, os.getcwd())
import signal

from offsets import format_offset, local_clock, parse_offset

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


eq('parse_offset("-03:30")', lambda: parse_offset("-03:30"), -210)
eq('parse_offset("-09:30")', lambda: parse_offset("-09:30"), -570)
eq('parse_offset("-00:44")', lambda: parse_offset("-00:44"), -44)
eq('format_offset(parse_offset("-02:30"))', lambda: format_offset(parse_offset("-02:30")), '-02:30')
eq('local_clock("12:00", "-03:30")', lambda: local_clock("12:00", "-03:30"), '08:30')
eq('local_clock("01:10", "-09:30")', lambda: local_clock("01:10", "-09:30"), '15:40')
eq('parse_offset("-05:00")', lambda: parse_offset("-05:00"), -300)
eq('parse_offset("-4")', lambda: parse_offset("-4"), -240)
eq('parse_offset("+05:30")', lambda: parse_offset("+05:30"), 330)
eq('parse_offset("+00:20")', lambda: parse_offset("+00:20"), 20)
eq('parse_offset("Z")', lambda: parse_offset("Z"), 0)
eq('local_clock("22:15", "+05:45")', lambda: local_clock("22:15", "+05:45"), '04:00')
eq('local_clock("03:15", "-08:00")', lambda: local_clock("03:15", "-08:00"), '19:15')
eq('format_offset(-210)', lambda: format_offset(-210), '-03:30')
eq('format_offset(345)', lambda: format_offset(345), '+05:45')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
