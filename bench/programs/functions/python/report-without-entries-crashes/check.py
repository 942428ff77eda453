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

from textreport.table import mail, render

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


eq('mail("Loans", ["Book", "Days"], [])', lambda: mail("Loans", ["Book", "Days"], []), "Loans (0 entries)\n\nBook  Days\n----  ----")
eq('render(["Book", "Days"], [])', lambda: render(["Book", "Days"], []), "Book  Days\n----  ----")
eq('render(["A"], [])', lambda: render(["A"], []), "A\n-")
eq('render(("Name", "X", "Place"), ())', lambda: render(("Name", "X", "Place"), ()), "Name  X  Place\n----  -  -----")
eq('render(["", "B"], [])', lambda: render(["", "B"], []), "  B\n  -")
eq('mail("None", ["A"], ())', lambda: mail("None", ["A"], ()), "None (0 entries)\n\nA\n-")
eq('render(["Book", "Days"], [["Emma", 3]])', lambda: render(["Book", "Days"], [["Emma", 3]]), "Book  Days\n----  ----\nEmma     3")
eq('render(["A"], [["long"], ["x"]])', lambda: render(["A"], [["long"], ["x"]]), "A\n----\nlong\nx")
eq('render(["A"], [[10], [5]])', lambda: render(["A"], [[10], [5]]), " A\n--\n10\n 5")
eq('render(["A"], [[10], ["n"]])', lambda: render(["A"], [[10], ["n"]]), "A\n--\n10\nn")
eq('render(["A", "B"], [[True, 1]])', lambda: render(["A", "B"], [[True, 1]]), "A     B\n----  -\nTrue  1")
eq('render([""], [[""]])', lambda: render([""], [[""]]), "\n\n")
eq('render([], [])', lambda: render([], []), "\n")
eq('mail("L", ["A"], [["x"]])', lambda: mail("L", ["A"], [["x"]]), "L (1 entry)\n\nA\n-\nx")
eq('mail("L", ["A"], [["x"], ["y"]])', lambda: mail("L", ["A"], [["x"], ["y"]]), "L (2 entries)\n\nA\n-\nx\ny")

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
