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

from gallery import layout, total_height

WIDE = [(name, 200, 100) for name in "abcd"]
MANY = [(f"p{i}", 100, 100) for i in range(60)]

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


eq('layout(WIDE, 404)', lambda: layout(WIDE, 404), [(["a", "b"], 100), (["c", "d"], 100)])
eq('layout(WIDE, 304)', lambda: layout(WIDE, 304), [(["a", "b"], 75), (["c", "d"], 75)])
eq('layout(WIDE[:3], 404)', lambda: layout(WIDE[:3], 404), [(["a", "b"], 100), (["c"], 100)])
eq('layout(WIDE, 404, gap=0)', lambda: layout(WIDE, 404, gap=0), [(["a", "b", "c"], 67), (["d"], 100)])
eq('layout(MANY, 320, gap=10)', lambda: layout(MANY, 320, gap=10), [([f"p{i}", f"p{i + 1}", f"p{i + 2}"], 100) for i in range(0, 60, 3)])
eq('layout(MANY[:7], 420, 100, 40)', lambda: layout(MANY[:7], 420, 100, 40), [(["p0", "p1", "p2", "p3"], 75), (["p4", "p5", "p6"], 100)])
eq('layout([("x", 300, 100), ("y", 100, 100)], 300)', lambda: layout([("x", 300, 100), ("y", 100, 100)], 300), [(["x"], 100), (["y"], 100)])
eq('layout([("x", 600, 100), ("y", 600, 100), ("z", 100, 200)], 300)', lambda: layout([("x", 600, 100), ("y", 600, 100), ("z", 100, 200)], 300), [(["x"], 50), (["y"], 50), (["z"], 100)])
eq('total_height(layout(WIDE, 404))', lambda: total_height(layout(WIDE, 404)), 204)
eq('layout([], 404)', lambda: layout([], 404), [])
eq('layout(WIDE[:1], 404)', lambda: layout(WIDE[:1], 404), [(["a"], 100)])
eq('layout(WIDE[:1], 150)', lambda: layout(WIDE[:1], 150), [(["a"], 75)])
eq('layout(WIDE[:2], 404)', lambda: layout(WIDE[:2], 404), [(["a", "b"], 100)])
eq('layout(WIDE[:2], 800)', lambda: layout(WIDE[:2], 800), [(["a", "b"], 100)])
eq('total_height([])', lambda: total_height([]), 0)
eq('total_height([(["a"], 100), (["b"], 50), (["c"], 25)], 5)', lambda: total_height([(["a"], 100), (["b"], 50), (["c"], 25)], 5), 185)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
