import os, sys; sys.path.insert(0, os.getcwd())
import signal

from batch.tolerate import Tolerate, run, summary


class Custom(ValueError):
    pass


def fail(error):
    def job():
        raise error
    return job

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


eq('run([lambda: 1, lambda: {}["x"], lambda: 3], LookupError)', lambda: run([lambda: 1, lambda: {}["x"], lambda: 3], LookupError), ([1, 3], ["KeyError: 'x'"]))
eq('run([lambda: 1 / 0, lambda: 2], ArithmeticError)', lambda: run([lambda: 1 / 0, lambda: 2], ArithmeticError), ([2], ['ZeroDivisionError: division by zero']))
eq('run([fail(FileNotFoundError(2, "No such file or directory", name)) for name in ("/data/monday.csv", "/data/tuesday.csv")], OSError)', lambda: run([fail(FileNotFoundError(2, "No such file or directory", name)) for name in ("/data/monday.csv", "/data/tuesday.csv")], OSError), ([], ["FileNotFoundError: [Errno 2] No such file or directory: '/data/monday.csv'", "FileNotFoundError: [Errno 2] No such file or directory: '/data/tuesday.csv'"]))
eq('run([fail(FileNotFoundError("a.txt")), fail(PermissionError("b.txt"))], OSError)', lambda: run([fail(FileNotFoundError("a.txt")), fail(PermissionError("b.txt"))], OSError), ([], ['FileNotFoundError: a.txt', 'PermissionError: b.txt']))
eq('run([fail(Custom("odd")), lambda: 7], TypeError, ValueError)', lambda: run([fail(Custom("odd")), lambda: 7], TypeError, ValueError), ([7], ['Custom: odd']))
eq('run([fail(RuntimeError("x")), lambda: 7], Exception)', lambda: run([fail(RuntimeError("x")), lambda: 7], Exception), ([7], ['RuntimeError: x']))
eq('run([fail(ValueError("x")), lambda: 7], ValueError)', lambda: run([fail(ValueError("x")), lambda: 7], ValueError), ([7], ['ValueError: x']))
eq('run([fail(ValueError("x"))], Custom)', lambda: run([fail(ValueError("x"))], Custom), ValueError)
eq('run([fail(KeyError("x"))], IndexError)', lambda: run([fail(KeyError("x"))], IndexError), KeyError)
eq('run([fail(TypeError("x"))])', lambda: run([fail(TypeError("x"))]), TypeError)
eq('run([lambda: 1, lambda: 2], ValueError)', lambda: run([lambda: 1, lambda: 2], ValueError), ([1, 2], []))
eq('run([], ValueError)', lambda: run([], ValueError), ([], []))
eq('run([fail(KeyError("x")), fail(TypeError("y"))], KeyError, TypeError)', lambda: run([fail(KeyError("x")), fail(TypeError("y"))], KeyError, TypeError), ([], ["KeyError: 'x'", 'TypeError: y']))
eq('summary(2, ["ValueError: x"])', lambda: summary(2, ["ValueError: x"]), '2 jobs, 1 failed: ValueError: x')
eq('summary(2, [])', lambda: summary(2, []), '2 jobs, all well')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
