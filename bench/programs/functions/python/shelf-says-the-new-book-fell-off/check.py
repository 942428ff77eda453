import os, sys; sys.path.insert(0, os.getcwd())
import signal

from shelf import Shelf


def puts(capacity, *titles):
    shelf = Shelf(capacity)
    return [shelf.put(title) for title in titles], shelf.titles()


def used(capacity, titles, title):
    shelf = Shelf(capacity, titles)
    return shelf.use(title), shelf.titles()

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


eq('puts(2, "Emma", "Ulysses", "Dracula")', lambda: puts(2, "Emma", "Ulysses", "Dracula"), ([None, None, 'Emma'], ['Dracula', 'Ulysses']))
eq('puts(3, "Emma")', lambda: puts(3, "Emma"), ([None], ['Emma']))
eq('puts(1, "a", "b", "c")', lambda: puts(1, "a", "b", "c"), ([None, 'a', 'b'], ['c']))
eq('puts(2, "a", "b", "a", "c")', lambda: puts(2, "a", "b", "a", "c"), ([None, None, None, 'b'], ['c', 'a']))
eq('puts(2, "a", "a", "b", "b", "c")', lambda: puts(2, "a", "a", "b", "b", "c"), ([None, None, None, None, 'a'], ['c', 'b']))
eq('puts(2)', lambda: puts(2), ([], []))
eq('used(3, ["a", "b", "c"], "c")', lambda: used(3, ["a", "b", "c"], "c"), (True, ['c', 'a', 'b']))
eq('used(3, ["a"], "b")', lambda: used(3, ["a"], "b"), (False, ['a']))
eq('Shelf(2, "abc").titles()', lambda: Shelf(2, "abc").titles(), ['a', 'b'])
eq('Shelf(2, ["a"]).put("a")', lambda: Shelf(2, ["a"]).put("a"), None)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
