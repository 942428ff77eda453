import os
import subprocess
import sys

if "--inner" not in sys.argv:
    # run once more in a child, so that an endless loop cannot hang us
    try:
        done = subprocess.run([sys.executable, "-B", os.path.abspath(__file__), "--inner"], timeout=7)
    except subprocess.TimeoutExpired:
        print("took too long")
        sys.exit(1)
    sys.exit(1 if done.returncode else 0)

sys.dont_write_bytecode = True
sys.path.insert(0, os.getcwd())

from race.clock import clock, results

failures = []
total = 0


def eq(label, call, want):
    global total
    total += 1
    try:
        got = call()
    except Exception as error:
        if isinstance(want, type) and issubclass(want, BaseException) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('clock(119.97)', lambda: clock(119.97), "2:00.0")
eq('clock(59.96)', lambda: clock(59.96), "1:00.0")
eq('clock(3599.98)', lambda: clock(3599.98), "1:00:00.0")
eq('clock(7199.99)', lambda: clock(7199.99), "2:00:00.0")
eq('clock(3659.96)', lambda: clock(3659.96), "1:01:00.0")
eq('results({"Ann": 100.0, "Bob": 179.98})', lambda: results({"Ann": 100.0, "Bob": 179.98}), ["1. Ann 1:40.0", "2. Bob 3:00.0 (+1:20.0)"])
eq('results({"Ann": 100.0, "Bob": 159.97})', lambda: results({"Ann": 100.0, "Bob": 159.97}), ["1. Ann 1:40.0", "2. Bob 2:40.0 (+1:00.0)"])
eq('clock(119.94)', lambda: clock(119.94), "1:59.9")
eq('clock(83.27)', lambda: clock(83.27), "1:23.3")
eq('clock(0)', lambda: clock(0), "0:00.0")
eq('clock(0.04)', lambda: clock(0.04), "0:00.0")
eq('clock(9.87)', lambda: clock(9.87), "0:09.9")
eq('clock(60)', lambda: clock(60), "1:00.0")
eq('clock(3723.4)', lambda: clock(3723.4), "1:02:03.4")
eq('clock(59.94)', lambda: clock(59.94), "0:59.9")
eq('clock(1234.56)', lambda: clock(1234.56), "20:34.6")
eq('results({"Ann": None, "Bob": 65.5})', lambda: results({"Ann": None, "Bob": 65.5}), ["1. Bob 1:05.5", "-. Ann gave up"])
eq('results({})', lambda: results({}), [])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
