import os, sys; sys.path.insert(0, os.getcwd())
import signal

from planner import common_slots, total_minutes

failures = []
total = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global total
    total += 1
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


eq('common_slots([(540, 600), (660, 720)], [(480, 1000)])', lambda: common_slots([(540, 600), (660, 720)], [(480, 1000)]), [(540, 600), (660, 720)])
eq('common_slots([(0, 10), (20, 30), (40, 50)], [(5, 45)])', lambda: common_slots([(0, 10), (20, 30), (40, 50)], [(5, 45)]), [(5, 10), (20, 30), (40, 45)])
eq('common_slots([(0, 10), (12, 30)], [(5, 15), (20, 25)])', lambda: common_slots([(0, 10), (12, 30)], [(5, 15), (20, 25)]), [(5, 10), (12, 15), (20, 25)])
eq('common_slots([(0, 60), (90, 120)], [(30, 95), (100, 200)])', lambda: common_slots([(0, 60), (90, 120)], [(30, 95), (100, 200)]), [(30, 60), (90, 95), (100, 120)])
eq('common_slots([(0, 5), (6, 9)], [(0, 20)], 3)', lambda: common_slots([(0, 5), (6, 9)], [(0, 20)], 3), [(0, 5), (6, 9)])
eq('total_minutes(common_slots([(1, 2), (3, 4), (5, 6)], [(0, 9)]))', lambda: total_minutes(common_slots([(1, 2), (3, 4), (5, 6)], [(0, 9)])), 3)
eq('common_slots([(-30, -10), (0, 5)], [(-20, 3)])', lambda: common_slots([(-30, -10), (0, 5)], [(-20, 3)]), [(-20, -10), (0, 3)])
eq('common_slots([(0, 10), (11, 20)], [(0, 12), (15, 18)], 2)', lambda: common_slots([(0, 10), (11, 20)], [(0, 12), (15, 18)], 2), [(0, 10), (15, 18)])
eq('common_slots([], [(0, 10)])', lambda: common_slots([], [(0, 10)]), [])
eq('common_slots([(0, 10)], [])', lambda: common_slots([(0, 10)], []), [])
eq('common_slots([(0, 10)], [(10, 20)])', lambda: common_slots([(0, 10)], [(10, 20)]), [])
eq('common_slots([(0, 10)], [(3, 6)])', lambda: common_slots([(0, 10)], [(3, 6)]), [(3, 6)])
eq('common_slots([(0, 100)], [(5, 10), (20, 30)])', lambda: common_slots([(0, 100)], [(5, 10), (20, 30)]), [(5, 10), (20, 30)])
eq('common_slots([(0, 10), (20, 30)], [(0, 10), (20, 30)])', lambda: common_slots([(0, 10), (20, 30)], [(0, 10), (20, 30)]), [(0, 10), (20, 30)])
eq('common_slots([(0, 10)], [(4, 20)], 7)', lambda: common_slots([(0, 10)], [(4, 20)], 7), [])
eq('total_minutes([])', lambda: total_minutes([]), 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
