class Shelf:
    """Goods of one kind that lie in several bins."""

    def __init__(self, bins):
        self.bins = list(bins)

    def take(self, wanted):
        """Take goods out of the bins, from the front.

        Returns how many were really taken, which is less than `wanted`
        when the shelf runs out.
        """
        if wanted < 0:
            raise ValueError("cannot take a negative amount")
        missing = wanted
        for i, content in enumerate(self.bins):
            taken = min(content, missing)
            self.bins[i] -= taken
            missing -= taken
        return wanted

    @property
    def total(self):
        return sum(self.bins)


def ship(orders, shelf):
    """Serve the orders in turn: a dict of customer and amount sent."""
    sent = {}
    for customer, amount in orders:
        sent[customer] = sent.get(customer, 0) + shelf.take(amount)
    return sent
