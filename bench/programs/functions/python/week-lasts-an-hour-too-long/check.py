import os, sys; sys.path.insert(0, os.getcwd())
import signal

from chores.spans import format_span, next_due, parse_span

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


eq('parse_span("1w")', lambda: parse_span("1w"), 604800)
eq('parse_span("2w 3d")', lambda: parse_span("2w 3d"), 1468800)
eq('format_span(604800)', lambda: format_span(604800), '1w')
eq('format_span(7 * 86400 + 90)', lambda: format_span(7 * 86400 + 90), '1w1m30s')
eq('next_due(1700000000, "1W")', lambda: next_due(1700000000, "1W"), 1700604800)
eq('format_span(14 * 86400)', lambda: format_span(14 * 86400), '2w')
eq('parse_span("1w") - parse_span("7d")', lambda: parse_span("1w") - parse_span("7d"), 0)
eq('parse_span("7d")', lambda: parse_span("7d"), 604800)
eq('parse_span("1d12h")', lambda: parse_span("1d12h"), 129600)
eq('parse_span("1h 30m 5s")', lambda: parse_span("1h 30m 5s"), 5405)
eq('parse_span("a week")', lambda: parse_span("a week"), ValueError)
eq('parse_span("")', lambda: parse_span(""), ValueError)
eq('format_span(86400 * 6 + 3600)', lambda: format_span(86400 * 6 + 3600), '6d1h')
eq('format_span(0)', lambda: format_span(0), '0s')
eq('format_span(3661)', lambda: format_span(3661), '1h1m1s')
eq('next_due(1700000000, "90m")', lambda: next_due(1700000000, "90m"), 1700005400)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
