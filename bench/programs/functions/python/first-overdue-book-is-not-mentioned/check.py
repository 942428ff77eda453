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

from loans.notice import Loan, late_titles, notice, notices

TODAY = date(2024, 3, 1)
DUNE = Loan("Dune", date(2024, 1, 1))
EMMA = Loan("Emma", date(2024, 2, 1))
FRESH = Loan("Ulysses", date(2024, 2, 20))
EDGE = Loan("Walden", date(2024, 2, 2))

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


eq('notice("Ms Roth", [DUNE, EMMA], TODAY)', lambda: notice("Ms Roth", [DUNE, EMMA], TODAY), "Dear Ms Roth, please return: Dune (32 days); Emma (1 day)")
eq('notice("Bo", [EMMA], TODAY)', lambda: notice("Bo", [EMMA], TODAY), "Dear Bo, please return: Emma (1 day)")
eq('notice("Bo", [FRESH, DUNE], TODAY)', lambda: notice("Bo", [FRESH, DUNE], TODAY), "Dear Bo, please return: Dune (32 days)")
eq('notice("Bo", [EMMA, FRESH, DUNE, EMMA], TODAY)', lambda: notice("Bo", [EMMA, FRESH, DUNE, EMMA], TODAY), "Dear Bo, please return: Emma (1 day); Dune (32 days); Emma (1 day)")
eq('notice("Bo", iter([DUNE, EMMA]), TODAY)', lambda: notice("Bo", iter([DUNE, EMMA]), TODAY), "Dear Bo, please return: Dune (32 days); Emma (1 day)")
eq('notices({"Zoe": [DUNE], "Al": [FRESH], "Bo": [EMMA]}, TODAY)', lambda: notices({"Zoe": [DUNE], "Al": [FRESH], "Bo": [EMMA]}, TODAY), ["Dear Bo, please return: Emma (1 day)", "Dear Zoe, please return: Dune (32 days)"])
eq('notice("Bo", [EDGE], date(2024, 3, 4))', lambda: notice("Bo", [EDGE], date(2024, 3, 4)), "Dear Bo, please return: Walden (3 days)")
eq('notice("Bo", [], TODAY)', lambda: notice("Bo", [], TODAY), None)
eq('notice("Bo", [FRESH], TODAY)', lambda: notice("Bo", [FRESH], TODAY), None)
eq('notice("Bo", [EDGE], TODAY)', lambda: notice("Bo", [EDGE], TODAY), None)
eq('notices({}, TODAY)', lambda: notices({}, TODAY), [])
eq('notices({"Al": [FRESH]}, TODAY)', lambda: notices({"Al": [FRESH]}, TODAY), [])
eq('list(late_titles([DUNE, FRESH], TODAY))', lambda: list(late_titles([DUNE, FRESH], TODAY)), ["Dune (32 days)"])
eq('EDGE.overdue(TODAY)', lambda: EDGE.overdue(TODAY), 0)
eq('FRESH.overdue(TODAY)', lambda: FRESH.overdue(TODAY), -18)
eq('Loan("X", date(2024, 1, 1), 7).due', lambda: Loan("X", date(2024, 1, 1), 7).due, date(2024, 1, 8))

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
