import os, sys; sys.path.insert(0, os.getcwd())
import signal

from rumour import spread, days_until

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


eq('spread({"ann": ["bob", "cy"], "bob": ["dee"], "cy": ["dee"]}, "ann")', lambda: spread({"ann": ["bob", "cy"], "bob": ["dee"], "cy": ["dee"]}, "ann"), [["ann"], ["bob", "cy"], ["dee"]])
eq('spread({1: [2, 2]}, 1)', lambda: spread({1: [2, 2]}, 1), [[1], [2]])
eq('spread({1: [2, 3], 2: [4], 3: [4], 4: [5]}, 1)', lambda: spread({1: [2, 3], 2: [4], 3: [4], 4: [5]}, 1), [[1], [2, 3], [4], [5]])
eq('spread({1: [2, 3, 4], 2: [5], 3: [5, 6], 4: [6, 5]}, 1)', lambda: spread({1: [2, 3, 4], 2: [5], 3: [5, 6], 4: [6, 5]}, 1), [[1], [2, 3, 4], [5, 6]])
eq('spread({1: [2, 3], 2: [4, 5], 3: [5, 4], 4: [1]}, 1)', lambda: spread({1: [2, 3], 2: [4, 5], 3: [5, 4], 4: [1]}, 1), [[1], [2, 3], [4, 5]])
eq('spread({1: [3, 2, 3]}, 1)', lambda: spread({1: [3, 2, 3]}, 1), [[1], [3, 2]])
eq('sum(map(len, spread({n: [m for m in range(6) if m != n and (m - n) % 2] for n in range(6)}, 0)))', lambda: sum(map(len, spread({n: [m for m in range(6) if m != n and (m - n) % 2] for n in range(6)}, 0))), 6)
eq('spread({n: [n + 1, n + 1] for n in range(3)}, 0)', lambda: spread({n: [n + 1, n + 1] for n in range(3)}, 0), [[0], [1], [2], [3]])
eq('spread({}, "x")', lambda: spread({}, "x"), [["x"]])
eq('spread({"x": ["x"]}, "x")', lambda: spread({"x": ["x"]}, "x"), [["x"]])
eq('spread({"x": ["y"], "y": ["x"]}, "x")', lambda: spread({"x": ["y"], "y": ["x"]}, "x"), [["x"], ["y"]])
eq('spread({"x": []}, "x")', lambda: spread({"x": []}, "x"), [["x"]])
eq('spread({1: [2, 3], 2: [3, 4]}, 1)', lambda: spread({1: [2, 3], 2: [3, 4]}, 1), [[1], [2, 3], [4]])
eq('days_until({1: [2], 2: [3]}, 1, 3)', lambda: days_until({1: [2], 2: [3]}, 1, 3), 2)
eq('days_until({1: [2], 2: [3]}, 3, 1)', lambda: days_until({1: [2], 2: [3]}, 3, 1), None)
eq('days_until({}, 1, 1)', lambda: days_until({}, 1, 1), 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
