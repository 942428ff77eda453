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

from bus.events import Events


def chain(register, limit, start=1):
    """A handler that emits its own event again; returns calls, listeners left."""
    bus, seen = Events(), []

    def handler(n):
        seen.append(n)
        if n < limit:
            bus.emit("e", n + 1)

    getattr(bus, register)("e", handler)
    bus.emit("e", start)
    return seen, bus.count("e")


def failing():
    bus, seen = Events(), []

    def handler():
        seen.append("x")
        raise OSError("no")

    bus.once("e", handler)
    for _ in range(3):
        try:
            bus.emit("e")
        except OSError:
            pass
    return seen, bus.count("e")


def again():
    """A handler that waits for the next event anew."""
    bus, seen = Events(), []

    def handler(n):
        seen.append(n)
        bus.once("e", handler)

    bus.once("e", handler)
    results = [bus.emit("e", n) for n in (1, 2, 3)]
    return seen, results, bus.count("e")


def mixed():
    bus, seen = Events(), []

    def first(n):
        seen.append(("first", n))
        if n < 2:
            bus.emit("e", n + 1)

    bus.once("e", first)
    bus.on("e", lambda n: seen.append(("second", n)))
    called = bus.emit("e", 1)
    return seen, called


def inside_count():
    bus, seen = Events(), []
    bus.once("e", lambda: seen.append(bus.count("e")))
    bus.emit("e")
    return seen


def simple(register, times):
    bus, seen = Events(), []
    getattr(bus, register)("e", seen.append)
    results = [bus.emit("e", n) for n in range(times)]
    return seen, results


def removed():
    bus, seen = Events(), []
    late = lambda: seen.append("late")
    bus.on("e", lambda: bus.off("e", late))
    bus.once("e", late)
    return bus.emit("e"), seen, bus.count("e")


def added():
    bus, seen = Events(), []
    bus.on("e", lambda: bus.once("e", lambda: seen.append("new")))
    return bus.emit("e"), list(seen), bus.emit("e"), list(seen)

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


eq('chain("once", 3)', lambda: chain("once", 3), ([1], 0))
eq('chain("once", 30)', lambda: chain("once", 30), ([1], 0))
eq('chain("once", 5000)', lambda: chain("once", 5000), ([1], 0))
eq('chain("once", 9, 8)', lambda: chain("once", 9, 8), ([8], 0))
eq('failing()', lambda: failing(), (["x"], 0))
eq('mixed()', lambda: mixed(), ([("first", 1), ("second", 2), ("second", 1)], 2))
eq('inside_count()', lambda: inside_count(), [0])
eq('again()', lambda: again(), ([1, 2, 3], [1, 1, 1], 1))
eq('chain("on", 3)', lambda: chain("on", 3), ([1, 2, 3], 1))
eq('chain("once", 1)', lambda: chain("once", 1), ([1], 0))
eq('simple("once", 3)', lambda: simple("once", 3), ([0], [1, 0, 0]))
eq('simple("on", 3)', lambda: simple("on", 3), ([0, 1, 2], [1, 1, 1]))
eq('removed()', lambda: removed(), (1, [], 1))
eq('added()', lambda: added(), (1, [], 2, ["new"]))
eq('Events().emit("nothing")', lambda: Events().emit("nothing"), 0)
eq('Events().off("nothing", print)', lambda: Events().off("nothing", print), None)
eq('Events().count("nothing")', lambda: Events().count("nothing"), 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
