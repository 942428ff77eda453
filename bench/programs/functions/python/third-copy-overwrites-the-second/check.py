import os, sys; sys.path.insert(0, os.getcwd())
import signal

from copies import numbered, renamed, unique_names

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


eq('unique_names(["img.jpg", "img.jpg", "img.jpg"])', lambda: unique_names(["img.jpg", "img.jpg", "img.jpg"]), ['img.jpg', 'img (2).jpg', 'img (3).jpg'])
eq('unique_names(["scan", "scan", "b", "scan", "scan"])', lambda: unique_names(["scan", "scan", "b", "scan", "scan"]), ['scan', 'scan (2)', 'b', 'scan (3)', 'scan (4)'])
eq('unique_names(["x.txt", "y.txt", "x.txt", "y.txt", "x.txt", "y.txt"])', lambda: unique_names(["x.txt", "y.txt", "x.txt", "y.txt", "x.txt", "y.txt"]), ['x.txt', 'y.txt', 'x (2).txt', 'y (2).txt', 'x (3).txt', 'y (3).txt'])
eq('renamed(["a.png", "b.png", "a.png", "a.png"])', lambda: renamed(["a.png", "b.png", "a.png", "a.png"]), [('a.png', 'a (2).png'), ('a.png', 'a (3).png')])
eq('len(set(unique_names(["m.jpg"] * 12)))', lambda: len(set(unique_names(["m.jpg"] * 12))), 12)
eq('unique_names(["a.png", "a.png"])', lambda: unique_names(["a.png", "a.png"]), ['a.png', 'a (2).png'])
eq('unique_names(["a.png", "b.png"])', lambda: unique_names(["a.png", "b.png"]), ['a.png', 'b.png'])
eq('unique_names([])', lambda: unique_names([]), [])
eq('unique_names([".env", ".env"])', lambda: unique_names([".env", ".env"]), ['.env', '.env (2)'])
eq('renamed(["x.txt", "y.txt", "x.txt", "y.txt"])', lambda: renamed(["x.txt", "y.txt", "x.txt", "y.txt"]), [('x.txt', 'x (2).txt'), ('y.txt', 'y (2).txt')])
eq('numbered("tar.tar.gz", 4)', lambda: numbered("tar.tar.gz", 4), 'tar.tar (4).gz')
eq('numbered("README", 3)', lambda: numbered("README", 3), 'README (3)')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
