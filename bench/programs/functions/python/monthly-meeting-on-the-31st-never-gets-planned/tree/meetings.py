"""Dates of meetings that take place every month."""
from datetime import date


def monthly(start, count):
    """So many dates on the day of the month of start, which is the first.

    Months that do not have this day are left out.
    """
    dates = []
    year, month = start.year, start.month
    while len(dates) < count:
        try:
            dates.append(date(year, month, start.day))
        except ValueError:
            continue
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
    return dates


def next_meeting(start, today, count=120):
    """The first of the dates that is not before today, None after the last."""
    for day in monthly(start, count):
        if day >= today:
            return day
    return None
