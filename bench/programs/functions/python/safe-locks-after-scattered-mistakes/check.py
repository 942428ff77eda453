import os, sys; sys.path.insert(0, os.getcwd())
import signal

from safe import Safe


def play(script):
    safe = Safe("1234", "99")
    seen = []
    for move in script.split():
        if move == "m":
            safe.service("99")
            continue
        seen.append(safe.enter("1234" if move[0] == "1" else "0000"))
        if move.endswith("c"):
            safe.close()
    return seen + [safe.state]

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


eq('play("0 1c 0 1c 0c")', lambda: play("0 1c 0 1c 0c"), [False, True, False, True, False, 'closed'])
eq('play("0 0 1c 0")', lambda: play("0 0 1c 0"), [False, False, True, False, 'closed'])
eq('play("0 0 1c 0 1")', lambda: play("0 0 1c 0 1"), [False, False, True, False, True, 'open'])
eq('play("0 0 1c 0 0 1")', lambda: play("0 0 1c 0 0 1"), [False, False, True, False, False, True, 'open'])
eq('play("0 1c 0 1c 0 1c 0 1")', lambda: play("0 1c 0 1c 0 1c 0 1"), [False, True, False, True, False, True, False, True, 'open'])
eq('play("0 0 0 m 0 1c 0 0 1")', lambda: play("0 0 0 m 0 1c 0 0 1"), [False, False, False, False, True, False, False, True, 'open'])
eq('play("0 1c 1c 0 0")', lambda: play("0 1c 1c 0 0"), [False, True, True, False, False, 'closed'])
eq('play("0 1c 0 0 0")', lambda: play("0 1c 0 0 0"), [False, True, False, False, False, 'blocked'])
eq('play("0 1c 0 0 1")', lambda: play("0 1c 0 0 1"), [False, True, False, False, True, 'open'])
eq('play("")', lambda: play(""), ['closed'])
eq('play("0 0 0")', lambda: play("0 0 0"), [False, False, False, 'blocked'])
eq('play("0 0 0 1")', lambda: play("0 0 0 1"), [False, False, False, False, 'blocked'])
eq('play("0 0 0 m 1")', lambda: play("0 0 0 m 1"), [False, False, False, True, 'open'])
eq('play("0 0 1")', lambda: play("0 0 1"), [False, False, True, 'open'])
eq('play("1 1")', lambda: play("1 1"), [True, False, 'open'])
eq('play("1 0 0 0 0")', lambda: play("1 0 0 0 0"), [True, False, False, False, False, 'open'])
eq('play("0 0 m 0")', lambda: play("0 0 m 0"), [False, False, False, 'blocked'])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
