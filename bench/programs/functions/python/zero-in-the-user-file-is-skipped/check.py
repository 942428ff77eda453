import os, sys; sys.path.insert(0, os.getcwd())
import signal

from settings import Settings


def stack(defaults, *layers):
    settings = Settings(defaults)
    for layer in layers:
        settings.push(layer)
    return settings

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


eq('stack({"volume": 7, "hints": True}, {"volume": 0, "hints": False}).get("volume")', lambda: stack({"volume": 7, "hints": True}, {"volume": 0, "hints": False}).get("volume"), 0)
eq('stack({"volume": 7, "hints": True}, {"volume": 0, "hints": False}).get("hints")', lambda: stack({"volume": 7, "hints": True}, {"volume": 0, "hints": False}).get("hints"), False)
eq('stack({"volume": 7}, {"volume": 0}).origin("volume")', lambda: stack({"volume": 7}, {"volume": 0}).origin("volume"), 1)
eq('stack({"name": "x"}, {"name": ""}).get("name")', lambda: stack({"name": "x"}, {"name": ""}).get("name"), '')
eq('stack({"name": "x"}, {"name": None}).get("name")', lambda: stack({"name": "x"}, {"name": None}).get("name"), None)
eq('stack({"list": [1]}, {"list": []}).get("list")', lambda: stack({"list": [1]}, {"list": []}).get("list"), [])
eq('stack({"n": 0}).get("n")', lambda: stack({"n": 0}).get("n"), 0)
eq('stack({"n": None}).get("n")', lambda: stack({"n": None}).get("n"), None)
eq('stack({"n": 1}, {"n": 0}, {"n": 2}).get("n")', lambda: stack({"n": 1}, {"n": 0}, {"n": 2}).get("n"), 2)
eq('stack({"n": 1}, {"n": 2}, {"n": 0}).get("n")', lambda: stack({"n": 1}, {"n": 2}, {"n": 0}).get("n"), 0)
eq('stack({"n": 1}, {"n": 0.0}, {}).get("n")', lambda: stack({"n": 1}, {"n": 0.0}, {}).get("n"), 0.0)
eq('stack({"n": 1}).get("n")', lambda: stack({"n": 1}).get("n"), 1)
eq('stack({"n": 1}, {"n": 5}).get("n")', lambda: stack({"n": 1}, {"n": 5}).get("n"), 5)
eq('stack({"n": 1}, {"m": 0}).get("n")', lambda: stack({"n": 1}, {"m": 0}).get("n"), 1)
eq('stack({"n": 1}).get("z")', lambda: stack({"n": 1}).get("z"), KeyError)
eq('stack({}).get("z")', lambda: stack({}).get("z"), KeyError)
eq('stack({}).pop()', lambda: stack({}).pop(), IndexError)
eq('stack({"n": 1}, {"n": 0}).pop()', lambda: stack({"n": 1}, {"n": 0}).pop(), {"n": 0})
eq('stack({"n": 1}, {"k": 0}).origin("n")', lambda: stack({"n": 1}, {"k": 0}).origin("n"), 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
