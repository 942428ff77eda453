import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from ledger.names import bare_name, branch, group_by_branch

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


eq('bare_name("acct:tara")', lambda: bare_name("acct:tara"), 'tara')
eq('bare_name("Carter@south")', lambda: bare_name("Carter@south"), 'carter')
eq('bare_name("acct:accounting")', lambda: bare_name("acct:accounting"), 'accounting')
eq('bare_name("tom")', lambda: bare_name("tom"), 'tom')
eq('bare_name("acct:acct:x")', lambda: bare_name("acct:acct:x"), 'acct:x')
eq('bare_name("acct")', lambda: bare_name("acct"), 'acct')
eq('bare_name("  ACCT:Ada ")', lambda: bare_name("  ACCT:Ada "), 'ada')
eq('bare_name("a@b")', lambda: bare_name("a@b"), 'a')
eq('group_by_branch(["acct:Cat@east", "cat@EAST", "acct:zoe"])', lambda: group_by_branch(["acct:Cat@east", "cat@EAST", "acct:zoe"]), {'east': ['cat'], 'main': ['zoe']})
eq('bare_name("acct::x")', lambda: bare_name("acct::x"), ':x')
eq('bare_name("acct:Miller@north")', lambda: bare_name("acct:Miller@north"), 'miller')
eq('bare_name("")', lambda: bare_name(""), '')
eq('bare_name("@west")', lambda: bare_name("@west"), '')
eq('bare_name("acct:")', lambda: bare_name("acct:"), '')
eq('bare_name("Miller")', lambda: bare_name("Miller"), 'miller')
eq('bare_name("x-acct:y")', lambda: bare_name("x-acct:y"), 'x-acct:y')
eq('bare_name("lee@a@b")', lambda: bare_name("lee@a@b"), 'lee')
eq('branch("acct:tara")', lambda: branch("acct:tara"), 'main')
eq('branch("acct:tara@ACT")', lambda: branch("acct:tara@ACT"), 'act')
eq('group_by_branch([])', lambda: group_by_branch([]), {})

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
