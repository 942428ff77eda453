import os, sys; sys.path.insert(0, os.getcwd())
import signal

from clinic.waiting import WaitingRoom


def after(names, *steps):
    room = WaitingRoom(names)
    said = [getattr(room, step[0])(*step[1:]) for step in steps]
    return said, room.waiting()

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


eq('after(["Ada", "Ben", "Cleo"], ["postpone"])', lambda: after(["Ada", "Ben", "Cleo"], ["postpone"]), (['Ada'], ['Ben', 'Cleo', 'Ada']))
eq('after(["Ada", "Ben", "Cleo"], ["postpone"], ["call"])', lambda: after(["Ada", "Ben", "Cleo"], ["postpone"], ["call"]), (['Ada', 'Ben'], ['Cleo', 'Ada']))
eq('after(["Ada", "Ben"], ["postpone"], ["postpone"], ["postpone"])', lambda: after(["Ada", "Ben"], ["postpone"], ["postpone"], ["postpone"]), (['Ada', 'Ben', 'Ada'], ['Ben', 'Ada']))
eq('after(["Ada"], ["arrive", "Ben"], ["postpone"], ["emergency", "Cleo"])', lambda: after(["Ada"], ["arrive", "Ben"], ["postpone"], ["emergency", "Cleo"]), ([None, 'Ada', None], ['Cleo', 'Ben', 'Ada']))
eq('after(["Ada", "Ben"], ["postpone"], ["arrive", "Cleo"], ["call"], ["call"])', lambda: after(["Ada", "Ben"], ["postpone"], ["arrive", "Cleo"], ["call"], ["call"]), (['Ada', None, 'Ben', 'Ada'], ['Cleo']))
eq('after(["Ada"], ["postpone"])', lambda: after(["Ada"], ["postpone"]), (['Ada'], ['Ada']))
eq('after([], ["postpone"])', lambda: after([], ["postpone"]), ([None], []))
eq('after(["Ada", "Ben"], ["emergency", "Cleo"], ["call"])', lambda: after(["Ada", "Ben"], ["emergency", "Cleo"], ["call"]), ([None, 'Cleo'], ['Ada', 'Ben']))
eq('after(["Ada"], ["call"], ["call"])', lambda: after(["Ada"], ["call"], ["call"]), (['Ada', None], []))
eq('after([], ["arrive", "Ada"], ["arrive", "Ben"])', lambda: after([], ["arrive", "Ada"], ["arrive", "Ben"]), ([None, None], ['Ada', 'Ben']))

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
