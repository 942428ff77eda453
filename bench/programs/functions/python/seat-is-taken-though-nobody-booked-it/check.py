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

from hall.seats import Hall


def after(*bookings, rows=20, seats=30):
    hall = Hall(rows, seats)
    for row, seat in bookings:
        hall.book(row, seat, "Gruber")
    return hall

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


eq('after((1, 12)).guest(11, 2)', lambda: after((1, 12)).guest(11, 2), None)
eq('after((1, 12)).book(11, 2, "Maier")', lambda: after((1, 12)).book(11, 2, "Maier"), True)
eq('after((11, 2)).guest(1, 12)', lambda: after((11, 2)).guest(1, 12), None)
eq('after((2, 11)).cancel(21, 1)', lambda: after((2, 11)).cancel(21, 1), ValueError)
eq('after((2, 11), rows=30).cancel(21, 1)', lambda: after((2, 11), rows=30).cancel(21, 1), None)
eq('(lambda h: (h.cancel(1, 13), h.guest(11, 3)))(after((11, 3)))', lambda: (lambda h: (h.cancel(1, 13), h.guest(11, 3)))(after((11, 3))), (None, "Gruber"))
eq('after((11, 1), (11, 2)).neighbours(1, 12)', lambda: after((11, 1), (11, 2)).neighbours(1, 12), 1)
eq('after((1, 11), (1, 12), seats=14).free_in_row(11)', lambda: after((1, 11), (1, 12), seats=14).free_in_row(11), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
eq('after((1, 21), (12, 2)).book(12, 1, "Maier")', lambda: after((1, 21), (12, 2)).book(12, 1, "Maier"), True)
eq('after((1, 12)).guest(1, 12)', lambda: after((1, 12)).guest(1, 12), "Gruber")
eq('after((1, 12)).book(1, 12, "Maier")', lambda: after((1, 12)).book(1, 12, "Maier"), False)
eq('after((1, 12)).book(1, 12, "Gruber")', lambda: after((1, 12)).book(1, 12, "Gruber"), True)
eq('after((3, 4)).cancel(3, 4)', lambda: after((3, 4)).cancel(3, 4), "Gruber")
eq('after((3, 4)).cancel(4, 3)', lambda: after((3, 4)).cancel(4, 3), None)
eq('after((3, 2), seats=4).free_in_row(3)', lambda: after((3, 2), seats=4).free_in_row(3), [1, 3, 4])
eq('after((3, 2), (3, 5), seats=7).neighbours(3, 2)', lambda: after((3, 2), (3, 5), seats=7).neighbours(3, 2), 3)
eq('after((3, 2), seats=4).neighbours(3, 3)', lambda: after((3, 2), seats=4).neighbours(3, 3), None)
eq('after().guest(0, 1)', lambda: after().guest(0, 1), ValueError)
eq('after().book(1, 31, "Maier")', lambda: after().book(1, 31, "Maier"), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
