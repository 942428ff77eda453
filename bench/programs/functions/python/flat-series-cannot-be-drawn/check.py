import os, sys; sys.path.insert(0, os.getcwd())
import signal

from spark import scale, sparkline, labelled

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


eq('sparkline([40, 40, 40])', lambda: sparkline([40, 40, 40]), '▁▁▁')
eq('sparkline([3])', lambda: sparkline([3]), '▁')
eq('sparkline([0, 0])', lambda: sparkline([0, 0]), '▁▁')
eq('sparkline([-2.5, -2.5])', lambda: sparkline([-2.5, -2.5]), '▁▁')
eq('scale([7, 7, 7, 7], 4)', lambda: scale([7, 7, 7, 7], 4), [0, 0, 0, 0])
eq('scale([1], 2)', lambda: scale([1], 2), [0])
eq('labelled("cpu", [9, 9])', lambda: labelled("cpu", [9, 9]), 'cpu ▁▁ 9..9')
eq('sparkline(iter([6, 6]))', lambda: sparkline(iter([6, 6])), '▁▁')
eq('sparkline([])', lambda: sparkline([]), '')
eq('sparkline([1, 5, 22, 13, 5])', lambda: sparkline([1, 5, 22, 13, 5]), '▁▂█▅▂')
eq('sparkline([0, 1])', lambda: sparkline([0, 1]), '▁█')
eq('sparkline([1, 0, 1])', lambda: sparkline([1, 0, 1]), '█▁█')
eq('sparkline([-3, 0, 3])', lambda: sparkline([-3, 0, 3]), '▁▅█')
eq('scale([0, 5, 10], 3)', lambda: scale([0, 5, 10], 3), [0, 1, 2])
eq('scale([4, 2], 1)', lambda: scale([4, 2], 1), [0, 0])
eq('labelled("io", [1, 8])', lambda: labelled("io", [1, 8]), 'io ▁█ 1..8')

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
