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

from shopui.crumbs import collapse, title, trail

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


eq('trail(["Home", "Garden", "Watering", "Hoses"])', lambda: trail(["Home", "Garden", "Watering", "Hoses"]), "Home > Garden > Watering > Hoses")
eq('trail(["Home", "Tools", "Saws"], 3)', lambda: trail(["Home", "Tools", "Saws"], 3), "Home > Tools > Saws")
eq('collapse(["a", "b", "c", "d", "e"], 5)', lambda: collapse(["a", "b", "c", "d", "e"], 5), ["a", "b", "c", "d", "e"])
eq('collapse(("a", "b", "c"), 3)', lambda: collapse(("a", "b", "c"), 3), ["a", "b", "c"])
eq('title(["Home", "Tools", "Saws"])', lambda: title(["Home", "Tools", "Saws"]), "Saws - Tools - Home")
eq('collapse(["a", "b", "c", "d", "e", "f"], 6)', lambda: collapse(["a", "b", "c", "d", "e", "f"], 6), ["a", "b", "c", "d", "e", "f"])
eq('collapse(["a", "b", "c", "d", "e"], 4)', lambda: collapse(["a", "b", "c", "d", "e"], 4), ["a", "...", "d", "e"])
eq('collapse(["a", "b", "c", "d"], 3)', lambda: collapse(["a", "b", "c", "d"], 3), ["a", "...", "d"])
eq('collapse(["a", "b", "c", "d"], 9)', lambda: collapse(["a", "b", "c", "d"], 9), ["a", "b", "c", "d"])
eq('trail(["Home"])', lambda: trail(["Home"]), "Home")
eq('trail([])', lambda: trail([]), "")
eq('title(["Home", "Garden", "Watering", "Hoses"])', lambda: title(["Home", "Garden", "Watering", "Hoses"]), "Hoses - ... - Home")
eq('title(["Home", "Garden"])', lambda: title(["Home", "Garden"]), "Garden - Home")
eq('collapse(["a", "b", "c", "d", "e", "f", "g"], 5)', lambda: collapse(["a", "b", "c", "d", "e", "f", "g"], 5), ["a", "...", "e", "f", "g"])
eq('collapse(["a"], 2)', lambda: collapse(["a"], 2), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
