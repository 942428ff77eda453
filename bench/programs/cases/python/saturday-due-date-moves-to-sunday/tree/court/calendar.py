"""Working days of the court office."""

from datetime import date, timedelta

DAY = timedelta(days=1)


class Calendar:
    def __init__(self, holidays=(), yearly=()):
        """Single holidays as dates, holidays of every year as (month, day)."""
        self.holidays = set(holidays)
        self.yearly = set(yearly)

    def is_workday(self, day):
        if day.weekday() >= 5 or day in self.holidays:
            return False
        return (day.month, day.day) not in self.yearly

    def next_workday(self, day):
        """The day itself if it is a working day, otherwise the next one."""
        if not self.is_workday(day):
            day += DAY
        return day

    def workdays(self, start, end):
        """Number of working days from start to end, both inclusive."""
        count = 0
        while start <= end:
            count += self.is_workday(start)
            start += DAY
        return count
