"""Timetable of the island ferries."""

from datetime import datetime, time, timedelta


class Line:
    """A ferry line: sailings at fixed times on some days of the week."""

    def __init__(self, name, crossing_minutes):
        self.name = name
        self.crossing = timedelta(minutes=crossing_minutes)
        self.sailings = []
        self.closed = set()

    def sail(self, clock, days="1234567"):
        """Adds a sailing at "HH:MM"; days are ISO weekdays, "67" is the weekend."""
        hour, minute = clock.split(":")
        self.sailings.append((time(int(hour), int(minute)), days))
        return self

    def close(self, date):
        """No boats at all on this date."""
        self.closed.add(date)
        return self

    def departures(self, date):
        """All departures of a date in order of time."""
        if date in self.closed:
            return []
        weekday = str(date.isoweekday())
        found = [datetime.combine(date, clock) for clock, days in self.sailings if weekday in days]
        return sorted(found)

    def next_departure(self, now, search_days=7):
        """The first departure at or after `now`; None if there is none in the coming days."""
        for offset in range(search_days + 1):
            date = now.date() + timedelta(days=offset)
            for departure in self.departures(date):
                if departure.time() >= now.time():
                    return departure
        return None

    def arrival(self, departure):
        return departure + self.crossing


class Trip:
    """Connects several lines with a minimum time for changing boats."""

    def __init__(self, lines, change_minutes=10):
        self.lines = lines
        self.change = timedelta(minutes=change_minutes)

    def plan(self, now):
        """A list of (line name, departure, arrival), or None if there is no connection."""
        legs = []
        for line in self.lines:
            departure = line.next_departure(now)
            if departure is None:
                return None
            arrival = line.arrival(departure)
            legs.append((line.name, departure, arrival))
            now = arrival + self.change
        return legs
