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

from weather.wind import describe, direction, force, most_frequent

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


eq('direction(337.5)', lambda: direction(337.5), "NNW")
eq('direction(330)', lambda: direction(330), "NNW")
eq('direction(348)', lambda: direction(348), "NNW")
eq('direction(350)', lambda: direction(350), "N")
eq('direction(359.9)', lambda: direction(359.9), "N")
eq('direction(-20)', lambda: direction(-20), "NNW")
eq('direction(-1)', lambda: direction(-1), "N")
eq('direction(697)', lambda: direction(697), "NNW")
eq('describe(340, 7)', lambda: describe(340, 7), "fresh from NNW")
eq('describe(355, 20)', lambda: describe(355, 20), "storm from N")
eq('most_frequent([338, 337, 0])', lambda: most_frequent([338, 337, 0]), "NNW")
eq('[direction(22.5 * i) for i in range(16)]', lambda: [direction(22.5 * i) for i in range(16)], ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"])
eq('direction(0)', lambda: direction(0), "N")
eq('direction(360)', lambda: direction(360), "N")
eq('direction(11)', lambda: direction(11), "N")
eq('direction(12)', lambda: direction(12), "NNE")
eq('direction(315)', lambda: direction(315), "NW")
eq('direction(180)', lambda: direction(180), "S")
eq('describe(340, 0.1)', lambda: describe(340, 0.1), "calm")
eq('force(33)', lambda: force(33), "hurricane")
eq('most_frequent([])', lambda: most_frequent([]), None)
eq('most_frequent([90, 180, 180])', lambda: most_frequent([90, 180, 180]), "S")

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
