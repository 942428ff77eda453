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

from settings.flat import changes, flatten, nest

DEEP = {"a": {"b": {"c": {"d": 1}, "e": 2}}, "f": 3}

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


eq('changes({"mail": {"tls": {"on": False}}}, {"mail": {"tls": {"on": True}}})', lambda: changes({"mail": {"tls": {"on": False}}}, {"mail": {"tls": {"on": True}}}), ["  mail.tls.on = False -> True"])
eq('changes({"mail": {"tls": {"on": 0}}, "web": {"tls": {"on": 0}}}, {"mail": {"tls": {"on": 1}}, "web": {"tls": {"on": 2}}})', lambda: changes({"mail": {"tls": {"on": 0}}, "web": {"tls": {"on": 0}}}, {"mail": {"tls": {"on": 1}}, "web": {"tls": {"on": 2}}}), ["  mail.tls.on = 0 -> 1", "  web.tls.on = 0 -> 2"])
eq('flatten(DEEP)', lambda: flatten(DEEP), {"a.b.c.d": 1, "a.b.e": 2, "f": 3})
eq('flatten({"x": {"y": {"z": {}}}})', lambda: flatten({"x": {"y": {"z": {}}}}), {"x.y.z": {}})
eq('flatten({"x": {"y": {"z": 1}}, "v": {"y": {"z": 2}}})', lambda: flatten({"x": {"y": {"z": 1}}, "v": {"y": {"z": 2}}}), {"x.y.z": 1, "v.y.z": 2})
eq('flatten({"b": {"c": 1}}, "a")', lambda: flatten({"b": {"c": 1}}, "a"), {"a.b.c": 1})
eq('nest(flatten(DEEP)) == DEEP', lambda: nest(flatten(DEEP)) == DEEP, True)
eq('changes({}, {"a": {"b": {"c": "x"}}})', lambda: changes({}, {"a": {"b": {"c": "x"}}}), ["+ a.b.c = 'x'"])
eq('changes({"a": {"b": {"c": 1}}}, {"a": {"b": {}}})', lambda: changes({"a": {"b": {"c": 1}}}, {"a": {"b": {}}}), ["+ a.b = {}", "- a.b.c"])
eq('flatten({"mail": {"port": 25}})', lambda: flatten({"mail": {"port": 25}}), {"mail.port": 25})
eq('flatten({"a": 1, "b": {}})', lambda: flatten({"a": 1, "b": {}}), {"a": 1, "b": {}})
eq('flatten({})', lambda: flatten({}), {})
eq('flatten({"c": [1, 2]}, "a.b")', lambda: flatten({"c": [1, 2]}, "a.b"), {"a.b.c": [1, 2]})
eq('nest({"a.b.c": 1, "a.d": 2})', lambda: nest({"a.b.c": 1, "a.d": 2}), {"a": {"b": {"c": 1}, "d": 2}})
eq('changes({"a": {"b": 1}}, {"a": {"b": 1}})', lambda: changes({"a": {"b": 1}}, {"a": {"b": 1}}), [])
eq('changes({"a": {"b": 1}}, {"c": 2})', lambda: changes({"a": {"b": 1}}, {"c": 2}), ["- a.b", "+ c = 2"])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
