import os, sys; sys.path.insert(0, os.getcwd())
import signal

from packing import pack, unpack

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


eq('pack([1, 2, 3, 5, 7, 4])', lambda: pack([1, 2, 3, 5, 7, 4]), '1 +1*2 +2*2 -3')
eq('unpack(pack([1, 2, 3, 5, 7, 4]))', lambda: unpack(pack([1, 2, 3, 5, 7, 4])), [1, 2, 3, 5, 7, 4])
eq('pack([5, 6, 8, 11])', lambda: pack([5, 6, 8, 11]), '5 +1 +2 +3')
eq('unpack(pack([0, 5, 10, 10, 10, 9, 8, 7]))', lambda: unpack(pack([0, 5, 10, 10, 10, 9, 8, 7])), [0, 5, 10, 10, 10, 9, 8, 7])
eq('pack([100, 90, 80, 81, 82, 92, 102])', lambda: pack([100, 90, 80, 81, 82, 92, 102]), '100 -10*2 +1*2 +10*2')
eq('pack([1, 2, 1, 2, 1])', lambda: pack([1, 2, 1, 2, 1]), '1 +1 -1 +1 -1')
eq('unpack(pack([2, 4, 4, 6, 6, 8]))', lambda: unpack(pack([2, 4, 4, 6, 6, 8])), [2, 4, 4, 6, 6, 8])
eq('pack([10, 12, 14, 16, 15])', lambda: pack([10, 12, 14, 16, 15]), '10 +2*3 -1')
eq('pack([3, 3, 3, 3])', lambda: pack([3, 3, 3, 3]), '3 +0*3')
eq('pack([-7])', lambda: pack([-7]), '-7')
eq('pack([])', lambda: pack([]), '')
eq('pack([4, 9])', lambda: pack([4, 9]), '4 +5')
eq('pack([1, 2, 4])', lambda: pack([1, 2, 4]), '1 +1 +2')
eq('unpack("10 +2*3 -1 +5")', lambda: unpack("10 +2*3 -1 +5"), [10, 12, 14, 16, 15, 20])
eq('unpack("")', lambda: unpack(""), [])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
