import os, sys; sys.path.insert(0, os.getcwd())
import signal

from abbrev import expand, unused

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


eq('expand("see %a", {"a": "A and %b", "b": "B and %a"})', lambda: expand("see %a", {"a": "A and %b", "b": "B and %a"}), 'see A and B and %a')
eq('expand("%me", {"me": "me, %me!"})', lambda: expand("%me", {"me": "me, %me!"}), 'me, %me!')
eq('expand("%a", {"a": "%a"})', lambda: expand("%a", {"a": "%a"}), '%a')
eq('expand("%a %b", {"a": "(%b)", "b": "[%a]"})', lambda: expand("%a %b", {"a": "(%b)", "b": "[%a]"}), '([%a]) [(%b)]')
eq('expand("%x", {"x": "%y%y", "y": "%z", "z": "%x."})', lambda: expand("%x", {"x": "%y%y", "y": "%z", "z": "%x."}), '%x.%x.')
eq('expand("%s", {"s": "%t", "t": "%t"})', lambda: expand("%s", {"s": "%t", "t": "%t"}), '%t')
eq('expand("%p-%q", {"p": "%q", "q": "q%q"})', lambda: expand("%p-%q", {"p": "%q", "q": "q%q"}), 'q%q-q%q')
eq('expand("", {"a": "%a"})', lambda: expand("", {"a": "%a"}), '')
eq('expand("no use", {"a": "%a"})', lambda: expand("no use", {"a": "%a"}), 'no use')
eq('expand("%a", {"a": "x"})', lambda: expand("%a", {"a": "x"}), 'x')
eq('expand("%a %a", {"a": "x"})', lambda: expand("%a %a", {"a": "x"}), 'x x')
eq('expand("%a", {"a": "%b%b", "b": "%c", "c": "1"})', lambda: expand("%a", {"a": "%b%b", "b": "%c", "c": "1"}), '11')
eq('expand("%zz", {"z": "1"})', lambda: expand("%zz", {"z": "1"}), '%zz')
eq('expand("100% %a", {"a": "%b"})', lambda: expand("100% %a", {"a": "%b"}), '100% %b')
eq('unused(["%a"], {"a": "%b", "b": "%a", "c": ""})', lambda: unused(["%a"], {"a": "%b", "b": "%a", "c": ""}), ['c'])
eq('unused([], {"a": ""})', lambda: unused([], {"a": ""}), ['a'])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
