import os, sys; sys.path.insert(0, os.getcwd())
import signal

from blocks.board import cells, fits, lay, places

HOOK = ("##", "#.")
BAR = ("###",)

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


eq('fits(["....", ".a.."], HOOK, 1, 0)', lambda: fits(["....", ".a.."], HOOK, 1, 0), False)
eq('fits(["...b"], BAR, 1, 0)', lambda: fits(["...b"], BAR, 1, 0), False)
eq('fits(["...."], BAR, 2, 0)', lambda: fits(["...."], BAR, 2, 0), False)
eq('lay(["..a", "..."], BAR, 0, 0, "b")', lambda: lay(["..a", "..."], BAR, 0, 0, "b"), ValueError)
eq('places(["...", ".x."], HOOK)', lambda: places(["...", ".x."], HOOK), [(0, 0)])
eq('places([".....", "..x.."], BAR)', lambda: places([".....", "..x.."], BAR), [(0, 0), (1, 0), (2, 0)])
eq('places(["..", ".."], ("#", "#"))', lambda: places(["..", ".."], ("#", "#")), [(0, 0), (1, 0)])
eq('fits(["....", ".a.."], HOOK, 2, 0)', lambda: fits(["....", ".a.."], HOOK, 2, 0), True)
eq('fits(["...", "..."], HOOK, 0, 0)', lambda: fits(["...", "..."], HOOK, 0, 0), True)
eq('fits(["a..", "..."], HOOK, 0, 0)', lambda: fits(["a..", "..."], HOOK, 0, 0), False)
eq('fits(["..."], ("#",), 0, -1)', lambda: fits(["..."], ("#",), 0, -1), False)
eq('fits(["b"], ("..",), 0, 0)', lambda: fits(["b"], ("..",), 0, 0), True)
eq('lay(["...", "..."], HOOK, 1, 0, "h")', lambda: lay(["...", "..."], HOOK, 1, 0, "h"), ['.hh', '.h.'])
eq('places(["x.", ".x"], ("#",))', lambda: places(["x.", ".x"], ("#",)), [(1, 0), (0, 1)])
eq('cells(HOOK, 2, 1)', lambda: cells(HOOK, 2, 1), [(2, 1), (3, 1), (2, 2)])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
