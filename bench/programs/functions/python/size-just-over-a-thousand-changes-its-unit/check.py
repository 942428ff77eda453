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

from disk.sizes import human, parse, usage

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


eq('human(1010)', lambda: human(1010), "1010 B")
eq('human(1000)', lambda: human(1000), "1000 B")
eq('human(1023)', lambda: human(1023), "1023 B")
eq('human(1024000, 2)', lambda: human(1024000, 2), "1000.00 KiB")
eq('human(1024 * 1020)', lambda: human(1024 * 1020), "1020.0 KiB")
eq('human(-1005)', lambda: human(-1005), "-1005 B")
eq('human(1024 ** 3 * 1001, 0)', lambda: human(1024 ** 3 * 1001, 0), "1001 GiB")
eq('human(1024 ** 2 * 1010)', lambda: human(1024 ** 2 * 1010), "1010.0 MiB")
eq('usage(1000, 2048)', lambda: usage(1000, 2048), "1000 B of 2.0 KiB (48 %)")
eq('human(999)', lambda: human(999), "999 B")
eq('human(0)', lambda: human(0), "0 B")
eq('human(1024)', lambda: human(1024), "1.0 KiB")
eq('human(1536)', lambda: human(1536), "1.5 KiB")
eq('human(-2048)', lambda: human(-2048), "-2.0 KiB")
eq('human(1024 ** 5 * 2)', lambda: human(1024 ** 5 * 2), "2048.0 TiB")
eq('human(1024 ** 2 * 5, 2)', lambda: human(1024 ** 2 * 5, 2), "5.00 MiB")
eq('parse("1.5 KiB")', lambda: parse("1.5 KiB"), 1536)
eq('parse("1010 B")', lambda: parse("1010 B"), 1010)
eq('parse("3 kB")', lambda: parse("3 kB"), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
