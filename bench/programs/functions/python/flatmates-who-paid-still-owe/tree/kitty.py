"""Common expenses of a shared flat, in cents."""


def balances(expenses):
    """What everyone gets back (or owes, if below zero).

    An expense is (payer, cents, names): what was paid is shared by these
    people; cents that cannot be shared are the payer's.
    """
    balance = {}
    for payer, cents, names in expenses:
        share = cents // len(names)
        balance[payer] = balance.get(payer, 0) + share * len(names)
        for name in names:
            balance[name] = -share
    return balance


def transfers(balance):
    """Payments (from, to, cents) after which everybody is even."""
    open_ = sorted(balance.items(), key=lambda item: (item[1], item[0]))
    debts = [[name, -cents] for name, cents in open_ if cents < 0]
    claims = [[name, cents] for name, cents in reversed(open_) if cents > 0]
    payments = []
    while debts and claims:
        cents = min(debts[0][1], claims[0][1])
        payments.append((debts[0][0], claims[0][0], cents))
        for side in (debts, claims):
            side[0][1] -= cents
            if side[0][1] == 0:
                side.pop(0)
    return payments
