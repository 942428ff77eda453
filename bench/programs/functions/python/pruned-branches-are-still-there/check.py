import os, sys; sys.path.insert(0, os.getcwd())
import signal

from outline import node, prune, titles, render


def p(tree, bad):
    return prune(tree, lambda title: title != bad)

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


eq('p(node("Book", node("Part 1", node("draft"), node("Ch 1")), node("draft")), "draft")', lambda: p(node("Book", node("Part 1", node("draft"), node("Ch 1")), node("draft")), "draft"), node("Book", node("Part 1", node("Ch 1"))))
eq('p(node("a", node("b", node("x"))), "x")', lambda: p(node("a", node("b", node("x"))), "x"), node("a", node("b")))
eq('p(node("a", node("b", node("c", node("x"), node("d")))), "x")', lambda: p(node("a", node("b", node("c", node("x"), node("d")))), "x"), node("a", node("b", node("c", node("d")))))
eq('p(node("a", node("b", node("x", node("c")))), "x")', lambda: p(node("a", node("b", node("x", node("c")))), "x"), node("a", node("b")))
eq('p(node("a", node("b", node("x")), node("c", node("x"), node("x"))), "x")', lambda: p(node("a", node("b", node("x")), node("c", node("x"), node("x"))), "x"), node("a", node("b"), node("c")))
eq('render(p(node("a", node("b", node("x"), node("y"))), "x"))', lambda: render(p(node("a", node("b", node("x"), node("y"))), "x")), "a\n  b\n    y")
eq('p(node("a", node("x", node("x")), node("b", node("x"))), "x")', lambda: p(node("a", node("x", node("x")), node("b", node("x"))), "x"), node("a", node("b")))
eq('list(titles(p(node("a", node("b", node("x"))), "x")))', lambda: list(titles(p(node("a", node("b", node("x"))), "x"))), [(0, "a"), (1, "b")])
eq('p(node("a"), "x")', lambda: p(node("a"), "x"), node("a"))
eq('p(node("x"), "x")', lambda: p(node("x"), "x"), None)
eq('p(node("x", node("a")), "x")', lambda: p(node("x", node("a")), "x"), None)
eq('p(node("a", node("x")), "x")', lambda: p(node("a", node("x")), "x"), node("a"))
eq('p(node("a", node("x", node("b"))), "x")', lambda: p(node("a", node("x", node("b"))), "x"), node("a"))
eq('p(node("a", node("b", node("c"))), "x")', lambda: p(node("a", node("b", node("c"))), "x"), node("a", node("b", node("c"))))
eq('p(node("a", node("b"), node("x"), node("c")), "x")', lambda: p(node("a", node("b"), node("x"), node("c")), "x"), node("a", node("b"), node("c")))
eq('render(node("a", node("b")), "-")', lambda: render(node("a", node("b")), "-"), "a\n-b")
eq('list(titles(node("a", node("b", node("c")), node("d"))))', lambda: list(titles(node("a", node("b", node("c")), node("d")))), [(0, "a"), (1, "b"), (2, "c"), (1, "d")])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
