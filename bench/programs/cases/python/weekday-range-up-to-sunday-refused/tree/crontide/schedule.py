"""Schedules and the times they name."""

from datetime import timedelta

from .fields import FIELDS, CronError, parse_field

ALIASES = {
    "@hourly": "0 * * * *",
    "@daily": "0 0 * * *",
    "@weekly": "0 0 * * 0",
    "@monthly": "0 0 1 * *",
}


class Schedule:
    def __init__(self, line):
        words = ALIASES.get(line.strip(), line).split()
        if len(words) != len(FIELDS):
            raise CronError("expected 5 fields, got %d" % len(words))
        self.line = line.strip()
        parsed = [parse_field(word, *field) for word, field in zip(words, FIELDS)]
        self.minutes, self.hours, self.days, self.months, self.weekdays = parsed
        self.any_day = words[2] == "*"
        self.any_weekday = words[4] == "*"

    def day_matches(self, day):
        """With both days and weekdays given one of them is enough."""
        if day.month not in self.months:
            return False
        in_days = day.day in self.days
        in_weekdays = (day.weekday() + 1) % 7 in self.weekdays
        if self.any_day or self.any_weekday:
            return in_days and in_weekdays
        return in_days or in_weekdays

    def matches(self, moment):
        return moment.minute in self.minutes and moment.hour in self.hours and self.day_matches(moment)

    def next(self, after, horizon_days=366 * 5):
        """First time later than the given one, or None."""
        moment = after.replace(second=0, microsecond=0) + timedelta(minutes=1)
        end = after + timedelta(days=horizon_days)
        while moment <= end:
            if not self.day_matches(moment):
                moment = moment.replace(hour=0, minute=0) + timedelta(days=1)
            elif moment.hour not in self.hours:
                moment = moment.replace(minute=0) + timedelta(hours=1)
            elif moment.minute not in self.minutes:
                moment += timedelta(minutes=1)
            else:
                return moment
        return None

    def upcoming(self, after, count):
        times = []
        while len(times) < count:
            after = self.next(after)
            if after is None:
                break
            times.append(after)
        return times
