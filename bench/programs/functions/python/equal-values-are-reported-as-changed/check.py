import os, sys; sys.path.insert(0, os.getcwd())
import signal

from confdiff.compare import compare


def lists(*args):
    delta = compare(*args)
    return delta.added, delta.removed, delta.changed

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


eq('lists({"hosts": ["a", "b"]}, {"hosts": ["a", "b"]})', lambda: lists({"hosts": ["a", "b"]}, {"hosts": ["a", "b"]}), ([], [], []))
eq('lists({"a": {"x": 1}}, {"a": {"x": 1}})', lambda: lists({"a": {"x": 1}}, {"a": {"x": 1}}), ([], [], []))
eq('lists({"a": [], "b": [1]}, {"a": [], "b": [2]})', lambda: lists({"a": [], "b": [1]}, {"a": [], "b": [2]}), ([], [], ["b"]))
eq('lists({"n": int("70000")}, {"n": int("70000")})', lambda: lists({"n": int("70000")}, {"n": int("70000")}), ([], [], []))
eq('lists({"n": "".join(["a", "b"])}, {"n": "".join(["a", "b"])})', lambda: lists({"n": "".join(["a", "b"])}, {"n": "".join(["a", "b"])}), ([], [], []))
eq('lists({"f": float("1.5")}, {"f": float("1.5")})', lambda: lists({"f": float("1.5")}, {"f": float("1.5")}), ([], [], []))
eq('lists({"t": tuple([1, 2])}, {"t": tuple([1, 2]), "z": 0})', lambda: lists({"t": tuple([1, 2])}, {"t": tuple([1, 2]), "z": 0}), (["z"], [], []))
eq('bool(compare({"x": [1]}, {"x": [1]}))', lambda: bool(compare({"x": [1]}, {"x": [1]})), False)
eq('lists({"n": 1}, {"n": 1.0})', lambda: lists({"n": 1}, {"n": 1.0}), ([], [], []))
eq('lists({}, {})', lambda: lists({}, {}), ([], [], []))
eq('lists({"n": 1}, {"n": 2})', lambda: lists({"n": 1}, {"n": 2}), ([], [], ["n"]))
eq('lists({"b": 1, "a": 1}, {})', lambda: lists({"b": 1, "a": 1}, {}), ([], ["a", "b"], []))
eq('lists({}, {"b": 1, "a": 1})', lambda: lists({}, {"b": 1, "a": 1}), (["a", "b"], [], []))
eq('lists({"a": None}, {"a": False})', lambda: lists({"a": None}, {"a": False}), ([], [], ["a"]))
eq('lists({"a": [1]}, {"a": [1, 2]})', lambda: lists({"a": [1]}, {"a": [1, 2]}), ([], [], ["a"]))
eq('lists({"a": 1, "b": 2}, {"a": 5, "b": 6}, ["a"])', lambda: lists({"a": 1, "b": 2}, {"a": 5, "b": 6}, ["a"]), ([], [], ["b"]))
eq('bool(compare({"x": 1}, {}))', lambda: bool(compare({"x": 1}, {})), True)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
