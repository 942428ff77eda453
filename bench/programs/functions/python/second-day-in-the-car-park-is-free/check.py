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

from datetime import datetime, timedelta

from carpark import fee, receipt


def stay(**length):
    start = datetime(2024, 5, 1, 8, 0)
    return fee(start, start + timedelta(**length))

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


eq('receipt("2024-05-01 08:00", "2024-05-02 08:00")', lambda: receipt("2024-05-01 08:00", "2024-05-02 08:00"), "2024-05-01 08:00 - 2024-05-02 08:00: 12.00 EUR")
eq('receipt("2024-05-01 08:00", "2024-05-02 09:30")', lambda: receipt("2024-05-01 08:00", "2024-05-02 09:30"), "2024-05-01 08:00 - 2024-05-02 09:30: 15.00 EUR")
eq('stay(days=1)', lambda: stay(days=1), 1200)
eq('stay(days=3)', lambda: stay(days=3), 3600)
eq('stay(days=2, hours=1)', lambda: stay(days=2, hours=1), 2550)
eq('stay(days=1, minutes=10)', lambda: stay(days=1, minutes=10), 1350)
eq('stay(days=6, hours=23, minutes=1)', lambda: stay(days=6, hours=23, minutes=1), 8400)
eq('stay(days=1, seconds=1)', lambda: stay(days=1, seconds=1), 1350)
eq('stay(hours=8)', lambda: stay(hours=8), 1200)
eq('stay(hours=7)', lambda: stay(hours=7), 1050)
eq('stay(hours=23, minutes=59)', lambda: stay(hours=23, minutes=59), 1200)
eq('stay(minutes=15)', lambda: stay(minutes=15), 0)
eq('stay(minutes=16)', lambda: stay(minutes=16), 150)
eq('stay(minutes=60)', lambda: stay(minutes=60), 150)
eq('stay(minutes=61)', lambda: stay(minutes=61), 300)
eq('stay(minutes=0)', lambda: stay(minutes=0), 0)
eq('stay(minutes=-5)', lambda: stay(minutes=-5), ValueError)
eq('receipt("2024-05-01 22:30", "2024-05-02 01:00")', lambda: receipt("2024-05-01 22:30", "2024-05-02 01:00"), "2024-05-01 22:30 - 2024-05-02 01:00: 4.50 EUR")

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
