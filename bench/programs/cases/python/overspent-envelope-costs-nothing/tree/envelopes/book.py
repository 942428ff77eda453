"""Household money in envelopes. Amounts are whole cents."""


class Book:
    """Money that is in no envelope is free money."""

    def __init__(self):
        self.free = 0
        self.envelopes = {}
        self.month = 1

    def income(self, amount):
        self.free += amount

    def fill(self, name, amount):
        """Puts free money into an envelope."""
        if amount > self.free:
            raise ValueError("only %d free" % self.free)
        self.free -= amount
        self.envelopes[name] = self.envelopes.get(name, 0) + amount

    def spend(self, name, amount):
        """An envelope may be overspent until the end of the month."""
        self.envelopes[name] = self.envelopes.get(name, 0) - amount
        return self.envelopes[name]

    def move(self, source, target, amount):
        if amount > self.envelopes.get(source, 0):
            raise ValueError("not enough in %s" % source)
        self.envelopes[source] -= amount
        self.envelopes[target] = self.envelopes.get(target, 0) + amount

    def close_month(self):
        """Carries the envelopes over to the next month.

        What is left in an envelope stays there. Overspent envelopes are settled
        from the free money and start with nothing. Returns their names.
        """
        settled = []
        for name, balance in self.envelopes.items():
            if balance < 0:
                self.envelopes[name] = 0
                settled.append(name)
        self.month += 1
        return sorted(settled)

    def total(self):
        """All the money of the household."""
        return self.free + sum(self.envelopes.values())
