import os, sys; sys.path.insert(0, os.getcwd())
import signal

from door import knock, may_enter

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


eq('may_enter({"name": "Ida", "roles": ["member"], "banned": True}, 12)', lambda: may_enter({"name": "Ida", "roles": ["member"], "banned": True}, 12), False)
eq('may_enter({"name": "Ida", "roles": ["member"], "banned": True}, 3)', lambda: may_enter({"name": "Ida", "roles": ["member"], "banned": True}, 3), False)
eq('may_enter({"name": "Ole", "roles": ["guest", "member"], "banned": True}, 20)', lambda: may_enter({"name": "Ole", "roles": ["guest", "member"], "banned": True}, 20), False)
eq('knock({7: {"name": "Ida", "roles": ["member"], "banned": True}}, [(7, 9), (8, 9)])', lambda: knock({7: {"name": "Ida", "roles": ["member"], "banned": True}}, [(7, 9), (8, 9)]), ['09 Ida is refused', '09 unknown card 8'])
eq('knock({7: {"name": "Ida", "roles": ["member"], "banned": True}, 3: {"name": "Bo", "roles": ["member"]}}, [(3, 0), (7, 23)])', lambda: knock({7: {"name": "Ida", "roles": ["member"], "banned": True}, 3: {"name": "Bo", "roles": ["member"]}}, [(3, 0), (7, 23)]), ['00 Bo enters', '23 Ida is refused'])
eq('may_enter({"name": "Ida", "roles": ["member"], "banned": False}, 12)', lambda: may_enter({"name": "Ida", "roles": ["member"], "banned": False}, 12), True)
eq('may_enter({"name": "Ida", "roles": ["member"]}, 3)', lambda: may_enter({"name": "Ida", "roles": ["member"]}, 3), True)
eq('may_enter({"name": "Gus", "roles": ["guest"]}, 10)', lambda: may_enter({"name": "Gus", "roles": ["guest"]}, 10), True)
eq('may_enter({"name": "Gus", "roles": ["guest"]}, 15)', lambda: may_enter({"name": "Gus", "roles": ["guest"]}, 15), True)
eq('may_enter({"name": "Gus", "roles": ["guest"]}, 16)', lambda: may_enter({"name": "Gus", "roles": ["guest"]}, 16), False)
eq('may_enter({"name": "Gus", "roles": ["guest"], "banned": True}, 12)', lambda: may_enter({"name": "Gus", "roles": ["guest"], "banned": True}, 12), False)
eq('may_enter({"name": "Nil", "roles": []}, 12)', lambda: may_enter({"name": "Nil", "roles": []}, 12), False)
eq('may_enter({"name": "Nil", "roles": ["cook"], "banned": True}, 12)', lambda: may_enter({"name": "Nil", "roles": ["cook"], "banned": True}, 12), False)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
