import os, sys; sys.path.insert(0, os.getcwd())
import signal

from prefs import options as module
from prefs.options import changed, describe, effective


def fresh(*calls):
    """Results of calls (function, chosen) one after another, from the usual defaults."""
    module.DEFAULTS.clear()
    module.DEFAULTS.update({"theme": "light", "tab": 4, "wrap": False})
    return [function(chosen) for function, chosen in calls]

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


eq('fresh((effective, {"theme": "dark"}), (effective, {"tab": 2}), (effective, {}))', lambda: fresh((effective, {"theme": "dark"}), (effective, {"tab": 2}), (effective, {})), [{'theme': 'dark', 'tab': 4, 'wrap': False}, {'theme': 'light', 'tab': 2, 'wrap': False}, {'theme': 'light', 'tab': 4, 'wrap': False}])
eq('fresh((describe, {"tab": 8}), (describe, {"wrap": True}))', lambda: fresh((describe, {"tab": 8}), (describe, {"wrap": True})), ['tab=8, theme=light, wrap=False', 'tab=4, theme=light, wrap=True'])
eq('fresh((changed, {"theme": "dark", "wrap": True}))', lambda: fresh((changed, {"theme": "dark", "wrap": True})), [['theme', 'wrap']])
eq('fresh((changed, {"tab": 2}), (effective, {"tab": 4}), (changed, {"tab": 2}))', lambda: fresh((changed, {"tab": 2}), (effective, {"tab": 4}), (changed, {"tab": 2})), [['tab'], {'theme': 'light', 'tab': 4, 'wrap': False}, ['tab']])
eq('fresh((effective, {"wrap": True}), (effective, {"tab": 3}), (effective, {}))', lambda: fresh((effective, {"wrap": True}), (effective, {"tab": 3}), (effective, {})), [{'theme': 'light', 'tab': 4, 'wrap': True}, {'theme': 'light', 'tab': 3, 'wrap': False}, {'theme': 'light', 'tab': 4, 'wrap': False}])
eq('fresh((effective, {}), (effective, {"theme": "dark"}))', lambda: fresh((effective, {}), (effective, {"theme": "dark"})), [{'theme': 'light', 'tab': 4, 'wrap': False}, {'theme': 'dark', 'tab': 4, 'wrap': False}])
eq('fresh((effective, {"tab": 8}))', lambda: fresh((effective, {"tab": 8})), [{'theme': 'light', 'tab': 8, 'wrap': False}])
eq('fresh((changed, {}))', lambda: fresh((changed, {})), [[]])
eq('fresh((changed, {"tab": 4}))', lambda: fresh((changed, {"tab": 4})), [[]])
eq('fresh((describe, {"tab": 8}))', lambda: fresh((describe, {"tab": 8})), ['tab=8, theme=light, wrap=False'])
eq('fresh((effective, {"font": "mono"}))', lambda: fresh((effective, {"font": "mono"})), KeyError)
eq('fresh((describe, {}))', lambda: fresh((describe, {})), ['tab=4, theme=light, wrap=False'])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
