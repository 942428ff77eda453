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

from netcfg.address import AddressError, parse_address, usable


def message(text):
    try:
        return parse_address(text)
    except AddressError as error:
        return str(error)

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


eq('usable(["db1:54E2", "db2:5432"])', lambda: usable(["db1:54E2", "db2:5432"]), [("db2", 5432)])
eq('parse_address("db1:54E2")', lambda: parse_address("db1:54E2"), AddressError)
eq('parse_address("db1:")', lambda: parse_address("db1:"), AddressError)
eq('parse_address("[::1]:http")', lambda: parse_address("[::1]:http"), AddressError)
eq('parse_address("fe80::1")', lambda: parse_address("fe80::1"), AddressError)
eq('message("web:x")', lambda: message("web:x"), "bad port 'x'")
eq('usable(["a", "b:", "c:1"])', lambda: usable(["a", "b:", "c:1"]), [("a", 80), ("c", 1)])
eq('parse_address("db1")', lambda: parse_address("db1"), ("db1", 80))
eq('parse_address(" db1:5432 ")', lambda: parse_address(" db1:5432 "), ("db1", 5432))
eq('parse_address("[::1]")', lambda: parse_address("[::1]"), ("::1", 80))
eq('parse_address("[::1]:99", 5)', lambda: parse_address("[::1]:99", 5), ("::1", 99))
eq('parse_address("db1", 5432)', lambda: parse_address("db1", 5432), ("db1", 5432))
eq('message("db1:70000")', lambda: message("db1:70000"), "port 70000 out of range")
eq('message("[::1")', lambda: message("[::1"), "missing ] in '[::1'")
eq('message("[::1]x")', lambda: message("[::1]x"), "unexpected 'x'")
eq('message(":80")', lambda: message(":80"), "missing host")
eq('usable([])', lambda: usable([]), [])
eq('usable(["a:0", ":5"])', lambda: usable(["a:0", ":5"]), [])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
