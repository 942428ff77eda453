"""The card: rides are charged one by one, with a daily cap and free transfers."""

from datetime import timedelta

from tram.fares import fare


class CardError(Exception):
    pass


class Card:
    TRANSFER = timedelta(minutes=30)

    def __init__(self, balance=0, cap=700):
        self.balance = balance
        self.cap = cap
        self.day = None
        self.charged_today = 0
        self.last_paid = None
        self.rides = []

    def top_up(self, cents):
        if cents <= 0:
            raise CardError("amount must be positive")
        self.balance += cents
        return self.balance

    def ride(self, when, start, end):
        """Charges a ride and returns what was charged.

        Rides within 30 minutes after a paid ride are free transfers. On one
        day never more than the cap is charged.
        """
        if when.date() != self.day:
            self.day = when.date()
            self.charged_today = 0
        price = fare(start, end)
        if self.last_paid is not None and when - self.last_paid <= self.TRANSFER:
            charge = 0
        else:
            charge = min(price, self.cap - self.charged_today)
        if charge > self.balance:
            raise CardError("balance too low: %d needed" % charge)
        if charge:
            self.last_paid = when
        self.balance -= charge
        self.charged_today += price
        self.rides.append((when, start, end, charge))
        return charge

    def history(self):
        return ["%s %s-%s %.2f" % (when.strftime("%d.%m. %H:%M"), start, end, charge / 100)
                for when, start, end, charge in self.rides]
