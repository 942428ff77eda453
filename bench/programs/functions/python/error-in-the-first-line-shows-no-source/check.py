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

from excerpt import excerpt, report

SOURCE = "one\ntwo\nthree\nfour\nfive\nsix"
LONG = "\n".join(f"l{i}" for i in range(1, 13))

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


eq('excerpt(SOURCE, 1)', lambda: excerpt(SOURCE, 1), [">1 | one", " 2 | two", " 3 | three"])
eq('excerpt(SOURCE, 2)', lambda: excerpt(SOURCE, 2), [" 1 | one", ">2 | two", " 3 | three", " 4 | four"])
eq('excerpt("a\\nb", 1)', lambda: excerpt("a\nb", 1), [">1 | a", " 2 | b"])
eq('excerpt("a", 1)', lambda: excerpt("a", 1), [">1 | a"])
eq('excerpt(SOURCE, 3, 4)', lambda: excerpt(SOURCE, 3, 4), [" 1 | one", " 2 | two", ">3 | three", " 4 | four", " 5 | five", " 6 | six"])
eq('excerpt("a\\nb\\nc", 2, 9)', lambda: excerpt("a\nb\nc", 2, 9), [" 1 | a", ">2 | b", " 3 | c"])
eq('report("x = (\\ny", 1, "not closed")', lambda: report("x = (\ny", 1, "not closed"), "line 1: not closed\n>1 | x = (\n 2 | y")
eq('excerpt(LONG, 1, 1)', lambda: excerpt(LONG, 1, 1), [">1 | l1", " 2 | l2"])
eq('excerpt(SOURCE, 6)', lambda: excerpt(SOURCE, 6), [" 4 | four", " 5 | five", ">6 | six"])
eq('excerpt(SOURCE, 3)', lambda: excerpt(SOURCE, 3), [" 1 | one", " 2 | two", ">3 | three", " 4 | four", " 5 | five"])
eq('excerpt(SOURCE, 4, 1)', lambda: excerpt(SOURCE, 4, 1), [" 3 | three", ">4 | four", " 5 | five"])
eq('excerpt(SOURCE, 1, 0)', lambda: excerpt(SOURCE, 1, 0), [">1 | one"])
eq('excerpt(LONG, 10, 1)', lambda: excerpt(LONG, 10, 1), ["  9 | l9", ">10 | l10", " 11 | l11"])
eq('excerpt("a\\n\\nb", 3, 1)', lambda: excerpt("a\n\nb", 3, 1), [" 2 |", ">3 | b"])
eq('excerpt(SOURCE, 7)', lambda: excerpt(SOURCE, 7), ValueError)
eq('excerpt(SOURCE, 0)', lambda: excerpt(SOURCE, 0), ValueError)
eq('excerpt("", 1)', lambda: excerpt("", 1), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
