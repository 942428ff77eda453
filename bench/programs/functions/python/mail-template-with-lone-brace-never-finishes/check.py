import os, sys; sys.path.insert(0, os.getcwd())
import signal

import resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
from mailer.template import fields, fill, scan, MissingField

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


eq('fill("Sale {today", {})', lambda: fill("Sale {today", {}), 'Sale {today')
eq('scan("{")', lambda: scan("{"), [("text", "{")])
eq('scan("a{b")', lambda: scan("a{b"), [("text", "a{b")])
eq('scan("{a} {b")', lambda: scan("{a} {b"), [("field", "a"), ("text", " {b")])
eq('fields("} {x")', lambda: fields("} {x"), [])
eq('fields("{a}{b}{")', lambda: fields("{a}{b}{"), ["a", "b"])
eq('fill("{n}% {", {"n": 5})', lambda: fill("{n}% {", {"n": 5}), '5% {')
eq('fill("x } y { z", {})', lambda: fill("x } y { z", {}), 'x } y { z')
eq('scan("")', lambda: scan(""), [])
eq('scan("plain")', lambda: scan("plain"), [("text", "plain")])
eq('scan("a } b")', lambda: scan("a } b"), [("text", "a } b")])
eq('scan("{a}")', lambda: scan("{a}"), [("field", "a")])
eq('scan("Hi { name }!")', lambda: scan("Hi { name }!"), [("text", "Hi "), ("field", "name"), ("text", "!")])
eq('fields("{b}{a}{b}")', lambda: fields("{b}{a}{b}"), ["b", "a"])
eq('fill("{a}-{a}", {"a": 1})', lambda: fill("{a}-{a}", {"a": 1}), '1-1')
eq('fill("{a}", {})', lambda: fill("{a}", {}), MissingField)
eq('fill("} {a}", {"a": 1})', lambda: fill("} {a}", {"a": 1}), '} 1')
eq('scan("{}")', lambda: scan("{}"), [("field", "")])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
