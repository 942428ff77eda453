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

from rota.week import Week


def plan():
    week = Week()
    week.add("mon", "Lea", 8, 12)
    week.add("tue", "Ole", 9, 17)
    return week


def lines(*steps):
    """Apply steps to the week (0), its copy (1), the copy of that (2)."""
    first = plan()
    second = first.copy()
    third = second.copy()
    weeks = (first, second, third)
    for index, name, *rest in steps:
        getattr(weeks[index], name)(*rest)
    return [f"{week.line('mon')} | {week.line('tue')}" for week in weeks]


BASE = "mon: Lea 8-12 | tue: Ole 9-17"

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


eq('lines((1, "add", "mon", "Lea", 13, 17))', lambda: lines((1, "add", "mon", "Lea", 13, 17)), [BASE, "mon: Lea 8-12, Lea 13-17 | tue: Ole 9-17", BASE])
eq('lines((0, "add", "mon", "Ole", 6, 8))', lambda: lines((0, "add", "mon", "Ole", 6, 8)), ["mon: Ole 6-8, Lea 8-12 | tue: Ole 9-17", BASE, BASE])
eq('lines((2, "add", "tue", "Lea", 7, 9))', lambda: lines((2, "add", "tue", "Lea", 7, 9)), [BASE, BASE, "mon: Lea 8-12 | tue: Lea 7-9, Ole 9-17"])
eq('lines((1, "add", "mon", "Kai", 1, 2), (2, "add", "mon", "Udo", 3, 4))', lambda: lines((1, "add", "mon", "Kai", 1, 2), (2, "add", "mon", "Udo", 3, 4)), [BASE, "mon: Kai 1-2, Lea 8-12 | tue: Ole 9-17", "mon: Udo 3-4, Lea 8-12 | tue: Ole 9-17"])
eq('lines((0, "add", "tue", "Kai", 1, 2), (0, "remove", "tue", "Ole"))', lambda: lines((0, "add", "tue", "Kai", 1, 2), (0, "remove", "tue", "Ole")), ["mon: Lea 8-12 | tue: Kai 1-2", BASE, BASE])
eq('(lambda w: (w.copy().add("sun", "Lea", 1, 2), w.hours("Lea")))(plan())', lambda: (lambda w: (w.copy().add("sun", "Lea", 1, 2), w.hours("Lea")))(plan()), (None, 4))
eq('lines()', lambda: lines(), [BASE, BASE, BASE])
eq('lines((1, "remove", "mon", "Lea"))', lambda: lines((1, "remove", "mon", "Lea")), [BASE, "mon: - | tue: Ole 9-17", BASE])
eq('lines((0, "remove", "tue", "Ole"))', lambda: lines((0, "remove", "tue", "Ole")), ["mon: Lea 8-12 | tue: -", BASE, BASE])
eq('plan().copy().hours("Ole")', lambda: plan().copy().hours("Ole"), 8)
eq('plan().copy().hours("Eva")', lambda: plan().copy().hours("Eva"), 0)
eq('plan().copy().copy().line("tue")', lambda: plan().copy().copy().line("tue"), "tue: Ole 9-17")
eq('type(plan().copy()) is Week', lambda: type(plan().copy()) is Week, True)
eq('plan().add("mon", "Lea", 5, 5)', lambda: plan().add("mon", "Lea", 5, 5), ValueError)
eq('plan().copy().add("nonday", "Lea", 5, 6)', lambda: plan().copy().add("nonday", "Lea", 5, 6), KeyError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
