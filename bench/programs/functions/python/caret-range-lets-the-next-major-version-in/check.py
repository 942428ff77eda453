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

from deps.ranges import accepts, newest, parse

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


eq('newest("^1.4", ["1.4.0", "1.9.3", "2.0.0"])', lambda: newest("^1.4", ["1.4.0", "1.9.3", "2.0.0"]), "1.9.3")
eq('accepts("~0.7.2", "0.8.0")', lambda: accepts("~0.7.2", "0.8.0"), False)
eq('accepts("^1.2.3", "2")', lambda: accepts("^1.2.3", "2"), False)
eq('accepts("^0.2.3", "0.3.0")', lambda: accepts("^0.2.3", "0.3.0"), False)
eq('accepts("^0.0.3", "0.0.4")', lambda: accepts("^0.0.3", "0.0.4"), False)
eq('accepts("~1.2", "1.3")', lambda: accepts("~1.2", "1.3"), False)
eq('newest("^3", ["4.0.0"])', lambda: newest("^3", ["4.0.0"]), None)
eq('newest("~2.5.1", ["2.5.1", "2.6.0"])', lambda: newest("~2.5.1", ["2.5.1", "2.6.0"]), "2.5.1")
eq('newest("^1.4", ["1.9.3", "2.0.1"])', lambda: newest("^1.4", ["1.9.3", "2.0.1"]), "1.9.3")
eq('accepts("^1.2.3", "1.2.3")', lambda: accepts("^1.2.3", "1.2.3"), True)
eq('accepts("^1.2.3", "1.2.2")', lambda: accepts("^1.2.3", "1.2.2"), False)
eq('accepts("^1.2.3", "1.99.0")', lambda: accepts("^1.2.3", "1.99.0"), True)
eq('accepts("^0.0.3", "0.0.3")', lambda: accepts("^0.0.3", "0.0.3"), True)
eq('accepts("~1.2.3", "1.2.30")', lambda: accepts("~1.2.3", "1.2.30"), True)
eq('accepts("~1.2.3", "2.0.0")', lambda: accepts("~1.2.3", "2.0.0"), False)
eq('accepts("1.2", "1.2.0")', lambda: accepts("1.2", "1.2.0"), True)
eq('accepts("1.2", "1.2.1")', lambda: accepts("1.2", "1.2.1"), False)
eq('newest("^1", ["1.9.0", "1.10.0"])', lambda: newest("^1", ["1.9.0", "1.10.0"]), "1.10.0")
eq('newest("^1", [])', lambda: newest("^1", []), None)
eq('parse("1.2.3.4")', lambda: parse("1.2.3.4"), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
