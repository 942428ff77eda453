import os
import subprocess
import sys

if "--inner" not in sys.argv:
    # run once more in a child, so that an endless loop cannot hang us
    try:
        done = subprocess.run([sys.executable, "-B", os.path.abspath(__file__), "--inner"], timeout=7)
    except subprocess.TimeoutExpired:
        print("took too long")
        sys.exit(1)
    sys.exit(1 if done.returncode else 0)

sys.dont_write_bytecode = True
sys.path.insert(0, os.getcwd())

from sync.merge import merge, merge_all

failures = []
total = 0


def eq(label, call, want):
    global total
    total += 1
    try:
        got = call()
    except Exception as error:
        if isinstance(want, type) and issubclass(want, BaseException) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('merge({"tel": "123"}, {"tel": "456"}, {"tel": "123"})', lambda: merge({"tel": "123"}, {"tel": "456"}, {"tel": "123"}), ({"tel": "456"}, []))
eq('merge({}, {"mail": "m"}, {})', lambda: merge({}, {"mail": "m"}, {}), ({"mail": "m"}, []))
eq('merge({"tel": "1"}, {}, {"tel": "1"})', lambda: merge({"tel": "1"}, {}, {"tel": "1"}), ({}, []))
eq('merge({"a": 1, "b": 1}, {"a": 2, "b": 1}, {"a": 1, "b": 3})', lambda: merge({"a": 1, "b": 1}, {"a": 2, "b": 1}, {"a": 1, "b": 3}), ({"a": 2, "b": 3}, []))
eq('merge({"a": 1}, {"a": None}, {"a": 1})', lambda: merge({"a": 1}, {"a": None}, {"a": 1}), ({"a": None}, []))
eq('merge_all({"a": 1, "b": 1, "c": 1}, [{"a": 2, "b": 1, "c": 1}, {"a": 1, "b": 2, "c": 1}, {"a": 1, "b": 1, "c": 2}])', lambda: merge_all({"a": 1, "b": 1, "c": 1}, [{"a": 2, "b": 1, "c": 1}, {"a": 1, "b": 2, "c": 1}, {"a": 1, "b": 1, "c": 2}]), ({"a": 2, "b": 2, "c": 2}, []))
eq('merge({"x": 0}, {"x": 0, "y": 5}, {"x": 1})', lambda: merge({"x": 0}, {"x": 0, "y": 5}, {"x": 1}), ({"x": 1, "y": 5}, []))
eq('merge({"tel": "1"}, {"tel": "1"}, {"tel": "2"})', lambda: merge({"tel": "1"}, {"tel": "1"}, {"tel": "2"}), ({"tel": "2"}, []))
eq('merge({"tel": "1"}, {"tel": "2"}, {"tel": "3"})', lambda: merge({"tel": "1"}, {"tel": "2"}, {"tel": "3"}), ({"tel": "2"}, ["tel"]))
eq('merge({"tel": "1"}, {"tel": "2"}, {"tel": "2"})', lambda: merge({"tel": "1"}, {"tel": "2"}, {"tel": "2"}), ({"tel": "2"}, []))
eq('merge({"tel": "1"}, {"tel": "1"}, {})', lambda: merge({"tel": "1"}, {"tel": "1"}, {}), ({}, []))
eq('merge({"tel": "1"}, {}, {"tel": "2"})', lambda: merge({"tel": "1"}, {}, {"tel": "2"}), ({}, ["tel"]))
eq('merge({}, {"b": 1, "a": 1}, {"a": 2, "b": 2})', lambda: merge({}, {"b": 1, "a": 1}, {"a": 2, "b": 2}), ({"a": 1, "b": 1}, ["a", "b"]))
eq('merge({}, {}, {"n": 1})', lambda: merge({}, {}, {"n": 1}), ({"n": 1}, []))
eq('merge({}, {}, {})', lambda: merge({}, {}, {}), ({}, []))
eq('merge_all({"a": 1}, [])', lambda: merge_all({"a": 1}, []), ({"a": 1}, []))
eq('merge_all({"a": 1}, [{"a": 2}, {"a": 3}, {"a": 4}])', lambda: merge_all({"a": 1}, [{"a": 2}, {"a": 3}, {"a": 4}]), ({"a": 2}, ["a"]))

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
