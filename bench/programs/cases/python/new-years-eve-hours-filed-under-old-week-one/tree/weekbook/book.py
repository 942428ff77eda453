"""Hours of a workshop, kept by calendar week (ISO 8601: weeks start on Monday)."""
from collections import defaultdict
from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True)
class Entry:
    day: date
    person: str
    hours: float


def week_key(day):
    """The week of a day as a sortable text: "2024-W07"."""
    iso = day.isocalendar()
    return f"{day.year}-W{iso.week:02d}"


def week_days(key):
    """Monday to Sunday of a week."""
    year, week = key.split("-W")
    monday = date.fromisocalendar(int(year), int(week), 1)
    return [monday + timedelta(days=n) for n in range(7)]


class WeekBook:
    def __init__(self):
        self._weeks = defaultdict(list)

    def add(self, day, person, hours):
        if not 0 < hours <= 24:
            raise ValueError("hours must be between 0 and 24")
        self._weeks[week_key(day)].append(Entry(day, person, hours))

    def weeks(self):
        return sorted(self._weeks)

    def hours(self, key, person=None):
        entries = self._weeks.get(key, [])
        return sum(e.hours for e in entries if person is None or e.person == person)

    def sheet(self, key):
        """One line for each day of the week with hours."""
        for day in week_days(key):
            hours = sum(e.hours for e in self._weeks.get(key, []) if e.day == day)
            if hours:
                yield f"{day:%a %d.%m.%Y} {hours:g}"
