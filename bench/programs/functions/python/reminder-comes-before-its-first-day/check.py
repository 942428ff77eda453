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

from datetime import date

from reminders.rule import Rule

START = date(2024, 6, 5)
PLANTS = Rule(START, [0, 3])


def june(*days):
    return [date(2024, 6, day) for day in days]

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


eq('PLANTS.is_due(date(2024, 6, 3))', lambda: PLANTS.is_due(date(2024, 6, 3)), False)
eq('PLANTS.next_due(date(2024, 6, 1))', lambda: PLANTS.next_due(date(2024, 6, 1)), date(2024, 6, 6))
eq('PLANTS.between(date(2024, 5, 1), date(2024, 6, 10))', lambda: PLANTS.between(date(2024, 5, 1), date(2024, 6, 10)), june(6, 10))
eq('PLANTS.is_due(date(2023, 6, 5))', lambda: PLANTS.is_due(date(2023, 6, 5)), False)
eq('PLANTS.next_due(date(2024, 1, 1))', lambda: PLANTS.next_due(date(2024, 1, 1)), date(2024, 6, 6))
eq('Rule(START, [2]).next_due(date(2024, 5, 28))', lambda: Rule(START, [2]).next_due(date(2024, 5, 28)), date(2024, 6, 5))
eq('Rule(START, [1], 2).between(date(2024, 5, 1), date(2024, 6, 30))', lambda: Rule(START, [1], 2).between(date(2024, 5, 1), date(2024, 6, 30)), june(18))
eq('Rule(START, [3], 2, date(2024, 6, 20)).between(date(2024, 5, 1), date(2024, 7, 30))', lambda: Rule(START, [3], 2, date(2024, 6, 20)).between(date(2024, 5, 1), date(2024, 7, 30)), june(6, 20))
eq('Rule(START, range(7), until=START).between(date(2024, 6, 1), date(2024, 6, 9))', lambda: Rule(START, range(7), until=START).between(date(2024, 6, 1), date(2024, 6, 9)), june(5))
eq('PLANTS.is_due(date(2024, 6, 6))', lambda: PLANTS.is_due(date(2024, 6, 6)), True)
eq('PLANTS.is_due(date(2024, 6, 7))', lambda: PLANTS.is_due(date(2024, 6, 7)), False)
eq('Rule(START, [2]).is_due(START)', lambda: Rule(START, [2]).is_due(START), True)
eq('Rule(START, [2], 2).is_due(date(2024, 6, 12))', lambda: Rule(START, [2], 2).is_due(date(2024, 6, 12)), False)
eq('Rule(START, [2], 2).is_due(date(2024, 6, 19))', lambda: Rule(START, [2], 2).is_due(date(2024, 6, 19)), True)
eq('Rule(START, [2], until=date(2024, 6, 12)).is_due(date(2024, 6, 12))', lambda: Rule(START, [2], until=date(2024, 6, 12)).is_due(date(2024, 6, 12)), True)
eq('Rule(START, [2], until=date(2024, 6, 12)).is_due(date(2024, 6, 19))', lambda: Rule(START, [2], until=date(2024, 6, 12)).is_due(date(2024, 6, 19)), False)
eq('PLANTS.next_due(date(2024, 6, 6))', lambda: PLANTS.next_due(date(2024, 6, 6)), date(2024, 6, 10))
eq('Rule(START, [2], until=date(2024, 6, 12)).next_due(date(2024, 6, 12))', lambda: Rule(START, [2], until=date(2024, 6, 12)).next_due(date(2024, 6, 12)), None)
eq('Rule(START, []).next_due(START)', lambda: Rule(START, []).next_due(START), None)
eq('Rule(START, [1], every=0)', lambda: Rule(START, [1], every=0), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
