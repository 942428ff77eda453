import calendar
from datetime import date, timedelta


def add_months(day, count):
    """The same day of the month, `count` months on; the last one of a shorter month."""
    years, month = divmod(day.month - 1 + count, 12)
    year, month = day.year + years, month + 1
    last = calendar.monthrange(year, month)[1]
    return date(year, month, min(day.day, last))


def on_working_day(day):
    """The day itself, the following Monday for days of a weekend."""
    if day.weekday() < 5:
        return day
    return day + timedelta(days=7 - day.weekday())
