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

from geo.bounds import bounds, centre, section

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


eq('bounds([(-77, -12), (-72, -14)])', lambda: bounds([(-77, -12), (-72, -14)]), (-77, -14, -72, -12))
eq('centre([(-77, -12), (-73, -14)])', lambda: centre([(-77, -12), (-73, -14)]), (-75.0, -13.0))
eq('bounds([(-5, 3)])', lambda: bounds([(-5, 3)]), (-5, 3, -5, 3))
eq('bounds([(5, -3), (9, -8)])', lambda: bounds([(5, -3), (9, -8)]), (5, -8, 9, -3))
eq('bounds([(-1.5, 50), (-3.0, 53)])', lambda: bounds([(-1.5, 50), (-3.0, 53)]), (-3.0, 50, -1.5, 53))
eq('section([(-10, -20)], 1)', lambda: section([(-10, -20)], 1), (-11, -21, -9, -19))
eq('centre([(4, -2)])', lambda: centre([(4, -2)]), (4.0, -2.0))
eq('bounds(iter([(-2, -2), (-1, -1)]))', lambda: bounds(iter([(-2, -2), (-1, -1)])), (-2, -2, -1, -1))
eq('bounds([(13, 52), (10, 54)])', lambda: bounds([(13, 52), (10, 54)]), (10, 52, 13, 54))
eq('bounds([(-3, -4), (0, 0)])', lambda: bounds([(-3, -4), (0, 0)]), (-3, -4, 0, 0))
eq('bounds([(-3, 7), (6, -2)])', lambda: bounds([(-3, 7), (6, -2)]), (-3, -2, 6, 7))
eq('bounds([(8, 9)])', lambda: bounds([(8, 9)]), (8, 9, 8, 9))
eq('bounds([])', lambda: bounds([]), None)
eq('centre([])', lambda: centre([]), None)
eq('section([], 5)', lambda: section([], 5), None)
eq('section([(1, 2), (3, 4)], 10)', lambda: section([(1, 2), (3, 4)], 10), (-9, -8, 13, 14))
eq('centre([(0, 0), (4, 2)])', lambda: centre([(0, 0), (4, 2)]), (2.0, 1.0))

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
