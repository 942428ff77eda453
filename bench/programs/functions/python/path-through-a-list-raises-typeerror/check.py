import os, sys; sys.path.insert(0, os.getcwd())
import signal

from jsonwalk import walk, dotted, flatten, find

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


eq('flatten({"tags": ["new", "hot"]})', lambda: flatten({"tags": ["new", "hot"]}), {'tags.0': 'new', 'tags.1': 'hot'})
eq('flatten([1])', lambda: flatten([1]), {'0': 1})
eq('flatten([[5, 6], [7]])', lambda: flatten([[5, 6], [7]]), {'0.0': 5, '0.1': 6, '1.0': 7})
eq('flatten({"a": [{"b": None}]})', lambda: flatten({"a": [{"b": None}]}), {'a.0.b': None})
eq('find({"a": [1, 2, 1]}, 1)', lambda: find({"a": [1, 2, 1]}, 1), ['a.0', 'a.2'])
eq('find([{"x": 3}, {"x": 4}], 4)', lambda: find([{"x": 3}, {"x": 4}], 4), ['1.x'])
eq('dotted(("a", 2, "b"))', lambda: dotted(("a", 2, "b")), 'a.2.b')
eq('dotted((0,))', lambda: dotted((0,)), '0')
eq('dotted(())', lambda: dotted(()), '')
eq('dotted(("a",))', lambda: dotted(("a",)), 'a')
eq('flatten({})', lambda: flatten({}), {})
eq('flatten({"a": {"b": 1, "c": {"d": 2}}})', lambda: flatten({"a": {"b": 1, "c": {"d": 2}}}), {'a.b': 1, 'a.c.d': 2})
eq('flatten({"a": []})', lambda: flatten({"a": []}), {})
eq('flatten(5)', lambda: flatten(5), {'': 5})
eq('find({"a": 1, "b": {"c": 1}}, 1)', lambda: find({"a": 1, "b": {"c": 1}}, 1), ['a', 'b.c'])
eq('find({"a": 1}, 2)', lambda: find({"a": 1}, 2), [])
eq('list(walk([7]))', lambda: list(walk([7])), [((0,), 7)])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
