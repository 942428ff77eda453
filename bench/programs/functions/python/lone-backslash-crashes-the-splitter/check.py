import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from cmdline.split import split_command

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


eq('split_command("open C:\\\\")', lambda: split_command("open C:\\"), ['open', 'C:\\'])
eq('split_command("\\\\")', lambda: split_command("\\"), ['\\'])
eq('split_command("a \\\\")', lambda: split_command("a \\"), ['a', '\\'])
eq('split_command("say \'x\\\\")', lambda: split_command("say 'x\\"), ['say', 'x\\'])
eq('split_command("\'a b\'\\\\")', lambda: split_command("'a b'\\"), ['a b\\'])
eq('split_command("a\\\\\\\\\\\\")', lambda: split_command("a\\\\\\"), ['a\\\\'])
eq('split_command("\'\'\\\\")', lambda: split_command("''\\"), ['\\'])
eq('split_command("go  \\\\ \\\\")', lambda: split_command("go  \\ \\"), ['go', ' \\'])
eq('split_command("a\\\\\\\\")', lambda: split_command("a\\\\"), ['a\\'])
eq('split_command("")', lambda: split_command(""), [])
eq('split_command("   ")', lambda: split_command("   "), [])
eq('split_command("say \'good day\' now")', lambda: split_command("say 'good day' now"), ['say', 'good day', 'now'])
eq('split_command("a\\\\ b c")', lambda: split_command("a\\ b c"), ['a b', 'c'])
eq('split_command("it\\\\\'s")', lambda: split_command("it\\'s"), ["it's"])
eq('split_command("give \'\'")', lambda: split_command("give ''"), ['give', ''])
eq('split_command("\'open end")', lambda: split_command("'open end"), ['open end'])
eq('split_command("\'a\\\\\'b\'")', lambda: split_command("'a\\'b'"), ["a'b"])
eq('split_command("x\'y z\'w")', lambda: split_command("x'y z'w"), ['xy zw'])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
