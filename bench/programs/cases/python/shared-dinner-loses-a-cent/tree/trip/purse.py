"""The common purse of a trip: who paid for what, and who owes whom."""

from trip.split import split


class Purse:
    def __init__(self, people):
        self.people = list(people)
        self.balance = {person: 0 for person in people}
        self.spent = 0

    def pay(self, payer, amount, weights=None):
        """One traveller pays for all of them (or for some, with weights by name)."""
        if payer not in self.balance:
            raise ValueError("unknown traveller: %s" % payer)
        if weights is None:
            weights = {person: 1 for person in self.people}
        sharing = [person for person in self.people if weights.get(person)]
        parts = split(amount, [weights[person] for person in sharing])
        self.balance[payer] += amount
        for person, part in zip(sharing, parts):
            self.balance[person] -= part
        self.spent += amount
        return self

    def transfer(self, giver, receiver, amount):
        """Money handed over to settle a debt."""
        self.balance[giver] += amount
        self.balance[receiver] -= amount
        return self

    def settle(self):
        """Transfers (giver, receiver, amount) that bring all balances to zero."""
        balance = dict(self.balance)
        transfers = []
        while True:
            giver = min(self.people, key=lambda p: balance[p])
            receiver = max(self.people, key=lambda p: balance[p])
            amount = min(-balance[giver], balance[receiver])
            if amount <= 0:
                return transfers
            balance[giver] += amount
            balance[receiver] -= amount
            transfers.append((giver, receiver, amount))

    def summary(self):
        return ["%s %+.2f" % (person, self.balance[person] / 100) for person in self.people]
