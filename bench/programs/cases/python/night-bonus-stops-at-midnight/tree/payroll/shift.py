"""Shifts and what is paid for them.

Clock times are "HH:MM". A shift that ends at or before its start ends on the
next day. Between 22:00 and 06:00 there is a night supplement of 25 %.
"""

DAY = 24 * 60
NIGHTS = [(0, 6 * 60), (22 * 60, 24 * 60)]


def minutes(clock):
    hour, minute = clock.split(":")
    value = int(hour) * 60 + int(minute)
    if not 0 <= value <= DAY or int(minute) > 59:
        raise ValueError("bad time: %s" % clock)
    return value


class Shift:
    def __init__(self, start, end, pause=0):
        self.start = minutes(start)
        self.end = minutes(end)
        if self.end <= self.start:
            self.end += DAY
        if not 0 <= pause < self.end - self.start:
            raise ValueError("bad pause")
        self.pause = pause

    def worked(self):
        """Minutes of work without the pause."""
        return self.end - self.start - self.pause

    def overlap(self, start, end):
        return max(0, min(self.end, end) - max(self.start, start))

    def night(self):
        """Minutes of the shift in the night; the pause isn't deducted."""
        return sum(self.overlap(start, end) for start, end in NIGHTS)


class Payroll:
    NIGHT_RATE = 0.25
    OVERTIME_RATE = 0.5
    REGULAR = 8 * 60

    def __init__(self, hourly):
        self.hourly = hourly

    def pay(self, shift):
        """Pay for one shift: wage, night supplement and overtime after 8 hours."""
        overtime = max(0, shift.worked() - self.REGULAR)
        weighted = shift.worked() + shift.night() * self.NIGHT_RATE + overtime * self.OVERTIME_RATE
        return round(weighted / 60 * self.hourly, 2)

    def total(self, shifts):
        return round(sum(self.pay(shift) for shift in shifts), 2)

    def hours(self, shifts):
        """"H:MM" worked in all the shifts."""
        worked = sum(shift.worked() for shift in shifts)
        return "%d:%02d" % divmod(worked, 60)
