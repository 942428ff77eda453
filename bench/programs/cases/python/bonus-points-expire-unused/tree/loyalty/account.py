"""Loyalty points of a book shop."""

from datetime import date, timedelta


class Batch:
    """Points earned at once; they can be spent until the expiry date (inclusive)."""

    def __init__(self, points, earned, valid_days):
        self.points = points
        self.earned = earned
        self.expires = earned + timedelta(days=valid_days)

    def usable(self, today):
        return self.points > 0 and self.earned <= today <= self.expires


class Account:
    STANDARD_DAYS = 365

    def __init__(self):
        self.batches = []
        self.journal = []

    def earn(self, points, day, valid_days=STANDARD_DAYS):
        """Campaigns give points with a shorter validity."""
        if points <= 0:
            raise ValueError("points must be positive")
        self.batches.append(Batch(points, day, valid_days))
        self.journal.append((day, points))

    def balance(self, today):
        return sum(batch.points for batch in self.batches if batch.usable(today))

    def spend(self, points, today):
        """Spends points, those that would expire first are used up first."""
        if points > self.balance(today):
            raise ValueError("only %d points left" % self.balance(today))
        usable = [batch for batch in self.batches if batch.usable(today)]
        rest = points
        for batch in sorted(usable, key=lambda b: b.earned):
            used = min(rest, batch.points)
            batch.points -= used
            rest -= used
            if not rest:
                break
        self.journal.append((today, -points))
        return self.balance(today)

    def expiring(self, today, within_days):
        """Points that will be lost in the next days if they are not spent."""
        limit = today + timedelta(days=within_days)
        return sum(b.points for b in self.batches if b.usable(today) and b.expires < limit)

    def statement(self):
        return ["%s %+d" % (day.isoformat(), points) for day, points in sorted(self.journal, key=lambda entry: entry[0])]
