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

from datetime import date

from feed.listing import Article, by_day, front_page, newest_first


def make(text):
    """"b1 a2" -> article b on the first, a on the second of the month."""
    return [Article(word[:-1], date(2024, 2, int(word[-1]))) for word in text.split()]


def order(text):
    return " ".join(f"{a.title}{a.day.day}" for a in newest_first(make(text)))

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


eq('front_page([Article(title, date(2024, 2, 9)) for title in ("Apples", "Cherries", "Beans")], date(2024, 2, 9))', lambda: front_page([Article(title, date(2024, 2, 9)) for title in ("Apples", "Cherries", "Beans")], date(2024, 2, 9)), ["Apples", "Beans", "Cherries"])
eq('order("a1 b1")', lambda: order("a1 b1"), "a1 b1")
eq('order("b1 a1 d2 c2")', lambda: order("b1 a1 d2 c2"), "c2 d2 a1 b1")
eq('order("a1 B1 c1")', lambda: order("a1 B1 c1"), "a1 B1 c1")
eq('order("Zoo3 ant3 Bee3 x4")', lambda: order("Zoo3 ant3 Bee3 x4"), "x4 ant3 Bee3 Zoo3")
eq('by_day(make("x1 y2 w2"))', lambda: by_day(make("x1 y2 w2")), [(date(2024, 2, 2), ["w", "y"]), (date(2024, 2, 1), ["x"])])
eq('front_page(make("c3 b3 a1 d4"), date(2024, 2, 4), 2)', lambda: front_page(make("c3 b3 a1 d4"), date(2024, 2, 4), 2), ["d", "b", "c"])
eq('order("a1 b2 c3")', lambda: order("a1 b2 c3"), "c3 b2 a1")
eq('order("c1 b2 a3")', lambda: order("c1 b2 a3"), "a3 b2 c1")
eq('order("a5")', lambda: order("a5"), "a5")
eq('order("")', lambda: order(""), "")
eq('by_day([])', lambda: by_day([]), [])
eq('by_day(make("x1 y2"))', lambda: by_day(make("x1 y2")), [(date(2024, 2, 2), ["y"]), (date(2024, 2, 1), ["x"])])
eq('front_page(make("a9 b1"), date(2024, 2, 8))', lambda: front_page(make("a9 b1"), date(2024, 2, 8)), ["b"])
eq('[a.day for a in newest_first([Article("x", date(2023, 12, 31)), Article("x", date(2024, 1, 1))])]', lambda: [a.day for a in newest_first([Article("x", date(2023, 12, 31)), Article("x", date(2024, 1, 1))])], [date(2024, 1, 1), date(2023, 12, 31)])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
