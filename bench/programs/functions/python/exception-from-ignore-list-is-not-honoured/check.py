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

from backup.ignore import is_ignored, parse_rules, to_save

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


eq('to_save(["a.log", "important.log", "b.txt"], "*.log\\n!important.log")', lambda: to_save(["a.log", "important.log", "b.txt"], "*.log\n!important.log"), ["important.log", "b.txt"])
eq('is_ignored("tmp/keep.txt", [("tmp/", True), ("tmp/keep.txt", False)])', lambda: is_ignored("tmp/keep.txt", [("tmp/", True), ("tmp/keep.txt", False)]), False)
eq('is_ignored("x.log", [("*.log", True), ("!x", False), ("x.*", False), ("x.log", True)])', lambda: is_ignored("x.log", [("*.log", True), ("!x", False), ("x.*", False), ("x.log", True)]), True)
eq('is_ignored("x.log", [("*.log", True), ("x.*", False)])', lambda: is_ignored("x.log", [("*.log", True), ("x.*", False)]), False)
eq('is_ignored("secret.txt", [("*.txt", False), ("secret.*", True)])', lambda: is_ignored("secret.txt", [("*.txt", False), ("secret.*", True)]), True)
eq('is_ignored("a/b/c.tmp", [("c.tmp", False), ("a/", True), ("a/b/", False), ("*.tmp", True)])', lambda: is_ignored("a/b/c.tmp", [("c.tmp", False), ("a/", True), ("a/b/", False), ("*.tmp", True)]), True)
eq('to_save(["docs/a.md", "docs/b.pdf"], "docs/\\n# but\\n!*.md")', lambda: to_save(["docs/a.md", "docs/b.pdf"], "docs/\n# but\n!*.md"), ["docs/a.md"])
eq('is_ignored("x.log", [("*.log", True)])', lambda: is_ignored("x.log", [("*.log", True)]), True)
eq('is_ignored("x.txt", [("*.log", True), ("y.txt", True)])', lambda: is_ignored("x.txt", [("*.log", True), ("y.txt", True)]), False)
eq('is_ignored("x.txt", [])', lambda: is_ignored("x.txt", []), False)
eq('is_ignored("x.txt", [("x.txt", False)])', lambda: is_ignored("x.txt", [("x.txt", False)]), False)
eq('is_ignored("a/x.log", [("y.log", True), ("*.log", True)])', lambda: is_ignored("a/x.log", [("y.log", True), ("*.log", True)]), True)
eq('is_ignored("src/x.c", [("lib/*.c", True)])', lambda: is_ignored("src/x.c", [("lib/*.c", True)]), False)
eq('parse_rules("a\\n\\n# no\\n !b ")', lambda: parse_rules("a\n\n# no\n !b "), [("a", True), ("b", False)])
eq('to_save([], "*")', lambda: to_save([], "*"), [])
eq('to_save(["b", "a"], "")', lambda: to_save(["b", "a"], ""), ["b", "a"])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
