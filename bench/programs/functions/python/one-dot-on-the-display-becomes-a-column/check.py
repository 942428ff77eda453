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

from display import Display


def draw(width, height, *steps, blank="."):
    display = Display(width, height, blank)
    for name, *rest in steps:
        getattr(display, name)(*rest)
    return display.render()

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


eq('draw(6, 3, ("put", 1, 0, "Hi"))', lambda: draw(6, 3, ("put", 1, 0, "Hi")), ".Hi...\n......\n......")
eq('draw(3, 2, ("put", 2, 1, "x"))', lambda: draw(3, 2, ("put", 2, 1, "x")), "...\n..x")
eq('draw(3, 3, ("bar", 0, 2), ("bar", 2, 3))', lambda: draw(3, 3, ("bar", 0, 2), ("bar", 2, 3)), "..#\n#.#\n#.#")
eq('draw(2, 2, ("put", 0, 0, "ab"), ("put", 0, 1, "cd"))', lambda: draw(2, 2, ("put", 0, 0, "ab"), ("put", 0, 1, "cd")), "ab\ncd")
eq('draw(3, 2, ("put", 0, 1, "abc"), ("scroll",))', lambda: draw(3, 2, ("put", 0, 1, "abc"), ("scroll",)), "abc\n...")
eq('draw(2, 3, ("scroll",), ("put", 0, 0, "x"))', lambda: draw(2, 3, ("scroll",), ("put", 0, 0, "x")), "x.\n..\n..")
eq('draw(2, 2, ("put", 0, 0, "ab"), ("clear",), ("put", 1, 1, "z"))', lambda: draw(2, 2, ("put", 0, 0, "ab"), ("clear",), ("put", 1, 1, "z")), "..\n.z")
eq('draw(4, 2, ("put", -1, 0, "abc"), blank=" ")', lambda: draw(4, 2, ("put", -1, 0, "abc"), blank=" "), "bc  \n    ")
eq('draw(4, 2)', lambda: draw(4, 2), "....\n....")
eq('draw(4, 1, ("put", 2, 0, "long"))', lambda: draw(4, 1, ("put", 2, 0, "long")), "..lo")
eq('draw(4, 2, ("put", 0, 2, "x"), ("put", 0, -1, "x"))', lambda: draw(4, 2, ("put", 0, 2, "x"), ("put", 0, -1, "x")), "....\n....")
eq('draw(2, 2, ("put", 0, 0, "ab"), ("clear",))', lambda: draw(2, 2, ("put", 0, 0, "ab"), ("clear",)), "..\n..")
eq('draw(3, 1, ("bar", 1, 5))', lambda: draw(3, 1, ("bar", 1, 5)), ".#.")
eq('draw(1, 2, ("bar", 0, 2, "|"))', lambda: draw(1, 2, ("bar", 0, 2, "|")), "|\n|")
eq('draw(3, 1, ("put", 0, 0, "abc"), ("scroll",))', lambda: draw(3, 1, ("put", 0, 0, "abc"), ("scroll",)), "...")
eq('draw(0, 2, ("put", 0, 0, "x"))', lambda: draw(0, 2, ("put", 0, 0, "x")), "\n")

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
