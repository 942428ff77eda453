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

from wiki import Page


def run(*steps, owner="mona", editors=("til", "jo")):
    page = Page(owner, editors)
    result = None
    for step in steps:
        result = getattr(page, step[0])(*step[1:])
    return result, page.locked_by, page.text, page.versions

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


eq('run(("lock", "til"), ("save", "til", "long text"))', lambda: run(("lock", "til"), ("save", "til", "long text")), (1, "til", "long text", 1))
eq('run(("lock", "til"), ("can_edit", "til"))', lambda: run(("lock", "til"), ("can_edit", "til")), (True, "til", "", 0))
eq('run(("lock", "mona"), ("can_edit", "mona"))', lambda: run(("lock", "mona"), ("can_edit", "mona")), (True, "mona", "", 0))
eq('run(("lock", "mona"), ("save", "mona", "x"), ("save", "mona", "y"))', lambda: run(("lock", "mona"), ("save", "mona", "x"), ("save", "mona", "y")), (2, "mona", "y", 2))
eq('run(("lock", "jo"), ("lock", "jo"))', lambda: run(("lock", "jo"), ("lock", "jo")), (None, "jo", "", 0))
eq('run(("lock", "jo"), ("unlock", "jo"), ("lock", "til"), ("save", "til", "t"))', lambda: run(("lock", "jo"), ("unlock", "jo"), ("lock", "til"), ("save", "til", "t")), (1, "til", "t", 1))
eq('run(("lock", "til"), ("can_edit", "mona"))', lambda: run(("lock", "til"), ("can_edit", "mona")), (False, "til", "", 0))
eq('run(("lock", "til"), ("can_edit", "jo"))', lambda: run(("lock", "til"), ("can_edit", "jo")), (False, "til", "", 0))
eq('run(("lock", "mona"), ("can_edit", "til"))', lambda: run(("lock", "mona"), ("can_edit", "til")), (False, "mona", "", 0))
eq('run(("lock", "til"), ("save", "jo", "t"))', lambda: run(("lock", "til"), ("save", "jo", "t")), PermissionError)
eq('run(("lock", "til"), ("lock", "mona"))', lambda: run(("lock", "til"), ("lock", "mona")), PermissionError)
eq('run(("can_edit", "eve"))', lambda: run(("can_edit", "eve")), (False, None, "", 0))
eq('run(("lock", "eve"))', lambda: run(("lock", "eve")), PermissionError)
eq('run(("lock", "til"), ("unlock", "jo"))', lambda: run(("lock", "til"), ("unlock", "jo")), PermissionError)
eq('run(("lock", "til"), ("unlock", "mona"), ("save", "jo", "t"))', lambda: run(("lock", "til"), ("unlock", "mona"), ("save", "jo", "t")), (1, None, "t", 1))
eq('run(("save", "til", "a"))', lambda: run(("save", "til", "a")), (1, None, "a", 1))

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
