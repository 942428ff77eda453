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

from heatmap.gradient import Gradient, mix

GREY = Gradient([(0, "#000000"), (100, "#c8c8c8")])
TRAFFIC = Gradient([(0, "#00ff00"), (10, "#ffff00"), (20, "#ff0000")])

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


eq('GREY.at(10)', lambda: GREY.at(10), "#141414")
eq('GREY.at(90)', lambda: GREY.at(90), "#b4b4b4")
eq('GREY.at(25)', lambda: GREY.at(25), "#323232")
eq('TRAFFIC.at(2)', lambda: TRAFFIC.at(2), "#33ff00")
eq('TRAFFIC.at(18)', lambda: TRAFFIC.at(18), "#ff3300")
eq('TRAFFIC.at(12)', lambda: TRAFFIC.at(12), "#ffcc00")
eq('GREY.palette(5)', lambda: GREY.palette(5), ["#000000", "#323232", "#646464", "#969696", "#c8c8c8"])
eq('TRAFFIC.palette(3)', lambda: TRAFFIC.palette(3), ["#00ff00", "#ffff00", "#ff0000"])
eq('GREY.at(50)', lambda: GREY.at(50), "#646464")
eq('GREY.at(0)', lambda: GREY.at(0), "#000000")
eq('GREY.at(100)', lambda: GREY.at(100), "#c8c8c8")
eq('GREY.at(-5)', lambda: GREY.at(-5), "#000000")
eq('GREY.at(1000)', lambda: GREY.at(1000), "#c8c8c8")
eq('TRAFFIC.at(10)', lambda: TRAFFIC.at(10), "#ffff00")
eq('Gradient([(3, "#123456")]).at(7)', lambda: Gradient([(3, "#123456")]).at(7), "#123456")
eq('mix("#000000", "#ffffff", 0.2)', lambda: mix("#000000", "#ffffff", 0.2), "#333333")
eq('mix("#ff0000", "#0000ff", 0)', lambda: mix("#ff0000", "#0000ff", 0), "#ff0000")
eq('GREY.palette(1)', lambda: GREY.palette(1), ["#000000"])
eq('Gradient([])', lambda: Gradient([]), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
