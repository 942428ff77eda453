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

from numbering import number_headings, outline


def numbers(levels):
    """Only the numbers, for headings of the given levels."""
    return [line.split()[1] for line in number_headings(["#" * int(level) + " x" for level in levels])]

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


eq('outline(["# Oven", "## Heating", "## Cleaning", "# Fridge", "## Cooling"])', lambda: outline(["# Oven", "## Heating", "## Cleaning", "# Fridge", "## Cooling"]), ["1 Oven", "  1.1 Heating", "  1.2 Cleaning", "2 Fridge", "  2.1 Cooling"])
eq('numbers("1212")', lambda: numbers("1212"), ["1", "1.1", "2", "2.1"])
eq('numbers("12332")', lambda: numbers("12332"), ["1", "1.1", "1.1.1", "1.1.2", "1.2"])
eq('numbers("123323")', lambda: numbers("123323"), ["1", "1.1", "1.1.1", "1.1.2", "1.2", "1.2.1"])
eq('numbers("123123")', lambda: numbers("123123"), ["1", "1.1", "1.1.1", "2", "2.1", "2.1.1"])
eq('numbers("12313")', lambda: numbers("12313"), ["1", "1.1", "1.1.1", "2", "2.0.1"])
eq('numbers("1234124")', lambda: numbers("1234124"), ["1", "1.1", "1.1.1", "1.1.1.1", "2", "2.1", "2.1.0.1"])
eq('numbers("2212")', lambda: numbers("2212"), ["0.1", "0.2", "1", "1.1"])
eq('number_headings(["# A", "## B", "# C", "text", "## D"])', lambda: number_headings(["# A", "## B", "# C", "text", "## D"]), ["# 1 A", "## 1.1 B", "# 2 C", "text", "## 2.1 D"])
eq('numbers("111")', lambda: numbers("111"), ["1", "2", "3"])
eq('numbers("1222")', lambda: numbers("1222"), ["1", "1.1", "1.2", "1.3"])
eq('numbers("13")', lambda: numbers("13"), ["1", "1.0.1"])
eq('numbers("1234")', lambda: numbers("1234"), ["1", "1.1", "1.1.1", "1.1.1.1"])
eq('numbers("121")', lambda: numbers("121"), ["1", "1.1", "2"])
eq('number_headings([])', lambda: number_headings([]), [])
eq('number_headings(["no heading", "#hash"])', lambda: number_headings(["no heading", "#hash"]), ["no heading", "#hash"])
eq('outline(["text"])', lambda: outline(["text"]), [])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
