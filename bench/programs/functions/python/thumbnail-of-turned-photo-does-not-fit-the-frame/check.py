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

from photos.thumbs import fit, sheet, thumbnail_size


def size(width, height, orientation, max_width, max_height):
    photo = {"width": width, "height": height, "orientation": orientation}
    return thumbnail_size(photo, max_width, max_height)

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


eq('size(4000, 3000, 6, 300, 200)', lambda: size(4000, 3000, 6, 300, 200), (150, 200))
eq('size(4000, 1000, 8, 300, 200)', lambda: size(4000, 1000, 8, 300, 200), (50, 200))
eq('size(1000, 4000, 5, 300, 200)', lambda: size(1000, 4000, 5, 300, 200), (300, 75))
eq('size(800, 400, 7, 100, 400)', lambda: size(800, 400, 7, 100, 400), (100, 200))
eq('size(250, 100, 6, 300, 200)', lambda: size(250, 100, 6, 300, 200), (80, 200))
eq('sheet([{"width": 400, "height": 300, "orientation": 6}, {"width": 300, "height": 150}], 2, 300, 200)', lambda: sheet([{"width": 400, "height": 300, "orientation": 6}, {"width": 300, "height": 150}], 2, 300, 200), (600, 200))
eq('sheet([{"width": 400, "height": 300, "orientation": 6}] * 3, 2, 30, 20)', lambda: sheet([{"width": 400, "height": 300, "orientation": 6}] * 3, 2, 30, 20), (60, 40))
eq('size(4000, 3000, 1, 300, 200)', lambda: size(4000, 3000, 1, 300, 200), (267, 200))
eq('size(4000, 3000, 3, 300, 200)', lambda: size(4000, 3000, 3, 300, 200), (267, 200))
eq('size(3000, 4000, 4, 300, 200)', lambda: size(3000, 4000, 4, 300, 200), (150, 200))
eq('size(4000, 3000, 6, 200, 200)', lambda: size(4000, 3000, 6, 200, 200), (150, 200))
eq('size(100, 50, 6, 300, 200)', lambda: size(100, 50, 6, 300, 200), (50, 100))
eq('thumbnail_size({"width": 600, "height": 100}, 300, 200)', lambda: thumbnail_size({"width": 600, "height": 100}, 300, 200), (300, 50))
eq('fit(100, 50, 300, 200)', lambda: fit(100, 50, 300, 200), (100, 50))
eq('fit(5000, 1, 100, 100)', lambda: fit(5000, 1, 100, 100), (100, 1))
eq('sheet([], 3, 30, 20)', lambda: sheet([], 3, 30, 20), (0, 0))
eq('sheet([{"width": 300, "height": 100}], 4, 300, 200)', lambda: sheet([{"width": 300, "height": 100}], 4, 300, 200), (300, 100))

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
