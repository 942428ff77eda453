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

from chat.mentions import link, mentions

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


eq('mentions("please ask @mary-jane-oneil")', lambda: mentions("please ask @mary-jane-oneil"), ["mary-jane-oneil"])
eq('mentions("@a-b-c-d-e, really?")', lambda: mentions("@a-b-c-d-e, really?"), ["a-b-c-d-e"])
eq('mentions("@Jan-van-Dyk and @jan-van-eyck")', lambda: mentions("@Jan-van-Dyk and @jan-van-eyck"), ["jan-van-dyk", "jan-van-eyck"])
eq('mentions("(@x-1-2)")', lambda: mentions("(@x-1-2)"), ["x-1-2"])
eq('link("hi @Anna-Lena-M!", {"anna-lena-m"})', lambda: link("hi @Anna-Lena-M!", {"anna-lena-m"}), "hi [@Anna-Lena-M](/people/anna-lena-m)!")
eq('link("hi @mary-jane-oneil", {"mary-jane"})', lambda: link("hi @mary-jane-oneil", {"mary-jane"}), "hi @mary-jane-oneil")
eq('mentions("@a-b-c- done")', lambda: mentions("@a-b-c- done"), ["a-b-c"])
eq('mentions("@karl-heinz and @ute")', lambda: mentions("@karl-heinz and @ute"), ["karl-heinz", "ute"])
eq('mentions("@ute- no")', lambda: mentions("@ute- no"), ["ute"])
eq('mentions("@ute--no")', lambda: mentions("@ute--no"), ["ute"])
eq('mentions("@Ute @ute @UTE")', lambda: mentions("@Ute @ute @UTE"), ["ute"])
eq('mentions("mail to ute@home-office-net.org")', lambda: mentions("mail to ute@home-office-net.org"), [])
eq('mentions("x.@ute")', lambda: mentions("x.@ute"), [])
eq('mentions("@ute.")', lambda: mentions("@ute."), ["ute"])
eq('mentions("nobody @ all")', lambda: mentions("nobody @ all"), [])
eq('link("@ute, @jo", {"jo"})', lambda: link("@ute, @jo", {"jo"}), "@ute, [@jo](/people/jo)")
eq('link("@karl-heinz", {"karl-heinz"})', lambda: link("@karl-heinz", {"karl-heinz"}), "[@karl-heinz](/people/karl-heinz)")

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
