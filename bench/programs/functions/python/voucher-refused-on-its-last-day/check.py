import os, sys; sys.path.insert(0, os.getcwd())
import signal

from datetime import date
from shop.vouchers import Voucher, find, to_pay, usable

SPRING = Voucher("SPRING15", 15, date(2024, 3, 1), date(2024, 5, 31))
DAY = Voucher("ONEDAY", 30, date(2024, 11, 29), date(2024, 11, 29), 5000)

failures = []
checked = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global checked
    checked += 1
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.4)
        try:
            got = call()
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except BaseException as error:
        if isinstance(want, type) and issubclass(want, Exception) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        if sum("TimeoutError" in failure for failure in failures) > 1:
            print("\n".join(failures))
            sys.exit(1)
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('usable(SPRING, 4200, date(2024, 5, 31))', lambda: usable(SPRING, 4200, date(2024, 5, 31)), True)
eq('to_pay(4200, [SPRING], date(2024, 5, 31))', lambda: to_pay(4200, [SPRING], date(2024, 5, 31)), 3570)
eq('to_pay(9000, [DAY], date(2024, 11, 29))', lambda: to_pay(9000, [DAY], date(2024, 11, 29)), 6300)
eq('usable(DAY, 5000, date(2024, 11, 29))', lambda: usable(DAY, 5000, date(2024, 11, 29)), True)
eq('to_pay(8000, [Voucher("A", 10, date(2023, 1, 1), date(2024, 2, 29)), Voucher("B", 5, date(2024, 1, 1), date(2024, 9, 1))], date(2024, 2, 29))', lambda: to_pay(8000, [Voucher("A", 10, date(2023, 1, 1), date(2024, 2, 29)), Voucher("B", 5, date(2024, 1, 1), date(2024, 9, 1))], date(2024, 2, 29)), 7200)
eq('usable(Voucher("X", 20, date(2025, 8, 1), date(2025, 8, 15)), 100, date(2025, 8, 15))', lambda: usable(Voucher("X", 20, date(2025, 8, 1), date(2025, 8, 15)), 100, date(2025, 8, 15)), True)
eq('usable(SPRING, 4200, date(2024, 6, 1))', lambda: usable(SPRING, 4200, date(2024, 6, 1)), False)
eq('usable(SPRING, 4200, date(2024, 3, 1))', lambda: usable(SPRING, 4200, date(2024, 3, 1)), True)
eq('usable(SPRING, 4200, date(2024, 2, 29))', lambda: usable(SPRING, 4200, date(2024, 2, 29)), False)
eq('usable(DAY, 4999, date(2024, 11, 29))', lambda: usable(DAY, 4999, date(2024, 11, 29)), False)
eq('to_pay(9000, [DAY], date(2024, 11, 30))', lambda: to_pay(9000, [DAY], date(2024, 11, 30)), 9000)
eq('to_pay(4200, [SPRING], date(2024, 5, 30))', lambda: to_pay(4200, [SPRING], date(2024, 5, 30)), 3570)
eq('to_pay(4200, [], date(2024, 5, 31))', lambda: to_pay(4200, [], date(2024, 5, 31)), 4200)
eq('find([SPRING], " spring15") is SPRING', lambda: find([SPRING], " spring15") is SPRING, True)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
