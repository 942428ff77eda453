import os, sys; sys.path.insert(0, os.getcwd())
import signal

from phones.forwarding import destination, redirect, unreachable

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


eq('destination(21, {21: 22, 22: 21})', lambda: destination(21, {21: 22, 22: 21}), None)
eq('destination(20, {21: 20})', lambda: destination(20, {21: 20}), 20)
eq('destination(21, {21: 22, 22: 23})', lambda: destination(21, {21: 22, 22: 23}), 23)
eq('destination(21, {21: 21})', lambda: destination(21, {21: 21}), None)
eq('unreachable([20, 21, 22], {21: 22, 22: 21})', lambda: unreachable([20, 21, 22], {21: 22, 22: 21}), [21, 22])
eq('redirect({21: 22}, 22, 23)', lambda: redirect({21: 22}, 22, 23), {21: 22, 22: 23})
eq('redirect({21: 22}, 22, 21)', lambda: redirect({21: 22}, 22, 21), ValueError)
eq('destination("a", {"a": "b", "b": "c", "c": "d"})', lambda: destination("a", {"a": "b", "b": "c", "c": "d"}), 'd')
eq('destination(7, {})', lambda: destination(7, {}), 7)
eq('unreachable([1, 2, 3], {1: 2, 2: 3})', lambda: unreachable([1, 2, 3], {1: 2, 2: 3}), [])
eq('destination(10, {10: 11, 11: 12, 12: 11})', lambda: destination(10, {10: 11, 11: 12, 12: 11}), None)
eq('destination(20, {20: 21, 21: 21})', lambda: destination(20, {20: 21, 21: 21}), None)
eq('unreachable([1, 2, 3, 4], {1: 2, 2: 3, 3: 2})', lambda: unreachable([1, 2, 3, 4], {1: 2, 2: 3, 3: 2}), [1, 2, 3])
eq('redirect({2: 3, 3: 2}, 1, 2)', lambda: redirect({2: 3, 3: 2}, 1, 2), ValueError)
eq('destination("x", {"x": "y", "y": "z", "z": "w", "w": "y"})', lambda: destination("x", {"x": "y", "y": "z", "z": "w", "w": "y"}), None)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
