import os, sys; sys.path.insert(0, os.getcwd())
import signal

from slugs.names import file_stem, unique_stems

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


eq('file_stem("Grüße")', lambda: file_stem("Grüße"), 'gruesse')
eq('file_stem("Salt & Pepper")', lambda: file_stem("Salt & Pepper"), 'salt-and-pepper')
eq('file_stem("ÄÖÜ")', lambda: file_stem("ÄÖÜ"), 'aeoeue')
eq('file_stem("R&B")', lambda: file_stem("R&B"), 'r-and-b')
eq('file_stem("Bär 2")', lambda: file_stem("Bär 2"), 'baer-2')
eq('file_stem("ßßß", limit=4)', lambda: file_stem("ßßß", limit=4), 'ssss')
eq('file_stem("aa bö", limit=5)', lambda: file_stem("aa bö", limit=5), 'aa')
eq('unique_stems(["Tür", "Tuer"])', lambda: unique_stems(["Tür", "Tuer"]), ['tuer', 'tuer-2'])
eq('unique_stems(["&", "And"])', lambda: unique_stems(["&", "And"]), ['and', 'and-2'])
eq('file_stem("")', lambda: file_stem(""), '')
eq('file_stem("Ave Maria")', lambda: file_stem("Ave Maria"), 'ave-maria')
eq('file_stem("  -- No. 9 (live)")', lambda: file_stem("  -- No. 9 (live)"), 'no-9-live')
eq('file_stem("café")', lambda: file_stem("café"), 'caf')
eq('file_stem("one two three", limit=8)', lambda: file_stem("one two three", limit=8), 'one-two')
eq('file_stem("abcdefgh", limit=3)', lambda: file_stem("abcdefgh", limit=3), 'abc')
eq('file_stem("one two", limit=7)', lambda: file_stem("one two", limit=7), 'one-two')
eq('unique_stems([])', lambda: unique_stems([]), [])
eq('unique_stems(["A", "b", "a!", "a?"])', lambda: unique_stems(["A", "b", "a!", "a?"]), ['a', 'b', 'a-2', 'a-3'])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
