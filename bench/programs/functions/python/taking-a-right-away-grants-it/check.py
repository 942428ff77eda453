import os, sys; sys.path.insert(0, os.getcwd())
import signal

from rights import parse, show, update, READ, WRITE, SHARE, ADMIN

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


eq('show(update(parse("r"), "-w"))', lambda: show(update(parse("r"), "-w")), 'r---')
eq('show(update(parse("rw"), "-ws"))', lambda: show(update(parse("rw"), "-ws")), 'r---')
eq('update(0, "-rwsa")', lambda: update(0, "-rwsa"), 0)
eq('update(READ, "-a,-a")', lambda: update(READ, "-a,-a"), READ)
eq('update(READ | ADMIN, "-a,-a")', lambda: update(READ | ADMIN, "-a,-a"), READ)
eq('update(ADMIN, "+r,-w")', lambda: update(ADMIN, "+r,-w"), ADMIN | READ)
eq('update(WRITE, "=r,-w")', lambda: update(WRITE, "=r,-w"), READ)
eq('update(SHARE, "-r,+w")', lambda: update(SHARE, "-r,+w"), SHARE | WRITE)
eq('update(READ, "-s,+s")', lambda: update(READ, "-s,+s"), READ | SHARE)
eq('update(3, "-w")', lambda: update(3, "-w"), 1)
eq('update(15, "-rwsa")', lambda: update(15, "-rwsa"), 0)
eq('update(0, "+rw")', lambda: update(0, "+rw"), 3)
eq('update(3, "+r")', lambda: update(3, "+r"), 3)
eq('update(15, "=s")', lambda: update(15, "=s"), 4)
eq('update(15, "=")', lambda: update(15, "="), 0)
eq('update(1, "r")', lambda: update(1, "r"), ValueError)
eq('update(1, "+x")', lambda: update(1, "+x"), ValueError)
eq('show(0)', lambda: show(0), '----')
eq('parse("rr")', lambda: parse("rr"), 1)
eq('update(7, "-")', lambda: update(7, "-"), 7)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
