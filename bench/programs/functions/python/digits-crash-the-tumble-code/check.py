import os, sys; sys.path.insert(0, os.getcwd())
import signal

from tumble import encode, decode

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


eq('encode("room 7", 1)', lambda: encode("room 7", 1), 'sqrq 2')
eq('decode("sqrq 2", 1)', lambda: decode("sqrq 2", 1), 'room 7')
eq('encode("9", 1)', lambda: encode("9", 1), '0')
eq('encode("5", 12)', lambda: encode("5", 12), '7')
eq('decode("0", 1)', lambda: decode("0", 1), '9')
eq('decode("31", 9)', lambda: decode("31", 9), '41')
eq('encode("8888", 0)', lambda: encode("8888", 0), '8901')
eq('encode("a0b0", 20)', lambda: encode("a0b0", 20), 'u1x3')
eq('decode(encode("Call 555-0199 at 9", 17), 17)', lambda: decode(encode("Call 555-0199 at 9", 17), 17), 'Call 555-0199 at 9')
eq('encode("", 5)', lambda: encode("", 5), '')
eq('encode("abc", 0)', lambda: encode("abc", 0), 'ace')
eq('encode("xyz", 2)', lambda: encode("xyz", 2), 'zbd')
eq('encode("Az!", 1)', lambda: encode("Az!", 1), 'Bb!')
eq('encode("12", 3)', lambda: encode("12", 3), '46')
eq('encode("- -", 4)', lambda: encode("- -", 4), '- -')
eq('decode("zbd", 2)', lambda: decode("zbd", 2), 'xyz')
eq('decode("46", 3)', lambda: decode("46", 3), '12')
eq('encode("é", 3)', lambda: encode("é", 3), 'é')
eq('encode("ABC", 26)', lambda: encode("ABC", 26), 'ACE')

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
