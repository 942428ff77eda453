import os, sys; sys.path.insert(0, os.getcwd())
import signal

from lamp.dimmer import Dimmer


def turns(lamp, *steps):
    return [lamp.turn(n) for n in steps]

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


eq('Dimmer(lowest=10, highest=90, level=85).turn(4)', lambda: Dimmer(lowest=10, highest=90, level=85).turn(4), 90)
eq('Dimmer(lowest=10, highest=90, level=50).fade(3)', lambda: Dimmer(lowest=10, highest=90, level=50).fade(3), 90)
eq('Dimmer().turn(100)', lambda: Dimmer().turn(100), 90)
eq('Dimmer(0, 20, 20).turn(1)', lambda: Dimmer(0, 20, 20).turn(1), 20)
eq('Dimmer(10, 10, 10).turn(3)', lambda: Dimmer(10, 10, 10).turn(3), 10)
eq('Dimmer(-50, -20, -30).turn(9)', lambda: Dimmer(-50, -20, -30).turn(9), -20)
eq('turns(Dimmer(), 9, -1)', lambda: turns(Dimmer(), 9, -1), [90, 85])
eq('turns(Dimmer(), 7, 2, 2)', lambda: turns(Dimmer(), 7, 2, 2), [85, 90, 90])
eq('Dimmer(0, 33, 30).turn(1)', lambda: Dimmer(0, 33, 30).turn(1), 33)
eq('Dimmer().turn(0)', lambda: Dimmer().turn(0), 50)
eq('Dimmer().turn(8)', lambda: Dimmer().turn(8), 90)
eq('Dimmer().turn(-8)', lambda: Dimmer().turn(-8), 10)
eq('Dimmer().turn(-9)', lambda: Dimmer().turn(-9), 10)
eq('Dimmer().turn(3)', lambda: Dimmer().turn(3), 65)
eq('Dimmer(level=99).level', lambda: Dimmer(level=99).level, 90)
eq('Dimmer(level=0).level', lambda: Dimmer(level=0).level, 10)
eq('Dimmer().fade(0.5)', lambda: Dimmer().fade(0.5), 25)
eq('Dimmer().fade(0)', lambda: Dimmer().fade(0), 10)
eq('Dimmer(5, 4)', lambda: Dimmer(5, 4), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
