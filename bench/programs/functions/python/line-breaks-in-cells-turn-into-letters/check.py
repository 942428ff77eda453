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

from tsv.cells import escape, read_row, unescape, write_row


def both_ways(*cells):
    return read_row(write_row(cells))

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


eq('both_ways("first\\nsecond")', lambda: both_ways("first\nsecond"), ["first\nsecond"])
eq('escape("a\\nb")', lambda: escape("a\nb"), "a\\nb")
eq('write_row(["x\\n", 5])', lambda: write_row(["x\n", 5]), "x\\n\t5")
eq('both_ways("a\\\\\\n", "\\n\\n")', lambda: both_ways("a\\\n", "\n\n"), ["a\\\n", "\n\n"])
eq('both_ways("\\n\\t\\\\n")', lambda: both_ways("\n\t\\n"), ["\n\t\\n"])
eq('escape("\\\\\\n")', lambda: escape("\\\n"), "\\\\\\n")
eq('escape("\\n\\t")', lambda: escape("\n\t"), "\\n\\t")
eq('both_ways("C:\\\\new\\\\table")', lambda: both_ways("C:\\new\\table"), ["C:\\new\\table"])
eq('both_ways("a\\tb", "c")', lambda: both_ways("a\tb", "c"), ["a\tb", "c"])
eq('both_ways("\\\\\\\\", "\\\\t")', lambda: both_ways("\\\\", "\\t"), ["\\\\", "\\t"])
eq('escape("a\\\\b")', lambda: escape("a\\b"), "a\\\\b")
eq('escape("a\\tb")', lambda: escape("a\tb"), "a\\tb")
eq('escape("plain")', lambda: escape("plain"), "plain")
eq('unescape("a\\\\nb\\\\\\\\n")', lambda: unescape("a\\nb\\\\n"), "a\nb\\n")
eq('unescape("\\\\x")', lambda: unescape("\\x"), "\\x")
eq('read_row("1\\t\\t2\\n")', lambda: read_row("1\t\t2\n"), ["1", "", "2"])
eq('write_row([])', lambda: write_row([]), "")
eq('write_row([None, 1.5])', lambda: write_row([None, 1.5]), "None\t1.5")

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
