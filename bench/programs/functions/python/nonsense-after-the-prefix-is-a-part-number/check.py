import os, sys; sys.path.insert(0, os.getcwd())
import signal

from parts.numbers import invalid, is_valid, split

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


eq('is_valid("AXE")', lambda: is_valid("AXE"), False)
eq('is_valid("BRAKE")', lambda: is_valid("BRAKE"), False)
eq('is_valid("AX-12")', lambda: is_valid("AX-12"), False)
eq('is_valid("BR-1234bb")', lambda: is_valid("BR-1234bb"), False)
eq('invalid(["AX", "BR-1", "K-1", "AX-1234", "K-0001c"])', lambda: invalid(["AX", "BR-1", "K-1", "AX-1234", "K-0001c"]), ['AX', 'BR-1', 'K-1'])
eq('split("AX-99999")', lambda: split("AX-99999"), ValueError)
eq('split("BR")', lambda: split("BR"), ValueError)
eq('is_valid("AX-1234")', lambda: is_valid("AX-1234"), True)
eq('is_valid("BR-0077b")', lambda: is_valid("BR-0077b"), True)
eq('is_valid("K-5120")', lambda: is_valid("K-5120"), True)
eq('is_valid("K-512")', lambda: is_valid("K-512"), False)
eq('is_valid("KAX-5120")', lambda: is_valid("KAX-5120"), False)
eq('is_valid("")', lambda: is_valid(""), False)
eq('split("BR-0077b")', lambda: split("BR-0077b"), ('BR', '0077', 'b'))
eq('split("K-5120")', lambda: split("K-5120"), ('K', '5120', ''))
eq('split("CX-5120")', lambda: split("CX-5120"), ValueError)
eq('invalid(["AX-1234", "BR-1234z"])', lambda: invalid(["AX-1234", "BR-1234z"]), [])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
