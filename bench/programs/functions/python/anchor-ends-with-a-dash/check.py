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

from manual.toc import anchor, contents

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


eq('anchor("What now - ?")', lambda: anchor("What now - ?"), "what-now")
eq('anchor("- Notes")', lambda: anchor("- Notes"), "notes")
eq('anchor("-- draft --")', lambda: anchor("-- draft --"), "draft")
eq('anchor("Why? !")', lambda: anchor("Why? !"), "why")
eq('anchor("__init__")', lambda: anchor("__init__"), "init")
eq('anchor("---")', lambda: anchor("---"), "section")
eq('anchor(" _ ")', lambda: anchor(" _ "), "section")
eq('contents(["To do -", "To do"])', lambda: contents(["To do -", "To do"]), ["* [To do -](#to-do)", "* [To do](#to-do-2)"])
eq('contents(["...", "-"])', lambda: contents(["...", "-"]), ["* [...](#section)", "* [-](#section-2)"])
eq('anchor("Getting started")', lambda: anchor("Getting started"), "getting-started")
eq('anchor("  Tips & tricks ")', lambda: anchor("  Tips & tricks "), "tips-tricks")
eq('anchor("")', lambda: anchor(""), "section")
eq('anchor("?!")', lambda: anchor("?!"), "section")
eq('anchor("C++ in 5 minutes")', lambda: anchor("C++ in 5 minutes"), "c-in-5-minutes")
eq('anchor("log_file name")', lambda: anchor("log_file name"), "log-file-name")
eq('anchor("Größe")', lambda: anchor("Größe"), "größe")
eq('contents(["A", "B", "a", "A!"])', lambda: contents(["A", "B", "a", "A!"]), ["* [A](#a)", "* [B](#b)", "* [a](#a-2)", "* [A!](#a-3)"])
eq('contents([])', lambda: contents([]), [])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
