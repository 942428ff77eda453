import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


from datetime import date, timedelta

from weekbook.book import WeekBook, week_days, week_key

book = WeekBook()
book.add(date(2024, 12, 30), "ann", 8)
book.add(date(2025, 1, 2), "ann", 6)
assert book.weeks() == ["2025-W01"]
assert book.hours("2025-W01") == 14
assert list(book.sheet("2025-W01")) == ["Mon 30.12.2024 8", "Thu 02.01.2025 6"]
assert list(book.sheet("2024-W01")) == []
assert week_key(date(2021, 1, 3)) == "2020-W53"
assert week_key(date(2021, 1, 4)) == "2021-W01"
assert week_key(date(2023, 1, 1)) == "2022-W52"
assert week_key(date(2018, 12, 31)) == "2019-W01"
assert week_key(date(2024, 12, 29)) == "2024-W52"
assert week_key(date(2020, 12, 31)) == "2020-W53"
assert week_key(date(2024, 1, 1)) == "2024-W01"
assert week_key(date(2024, 2, 15)) == "2024-W07"
start = date(2015, 1, 1)
assert all(start + timedelta(n) in week_days(week_key(start + timedelta(n))) for n in range(4000))
raises(ValueError, book.add, date(2024, 1, 1), "ann", 0)
