"""Positions of a share portfolio (average cost method)."""


class Position:
    def __init__(self, symbol):
        self.symbol = symbol
        self.shares = 0
        self.average = 0.0
        self.realised = 0.0

    def buy(self, shares, price, fee=0.0):
        """The average cost is per share and includes the fees."""
        if shares <= 0:
            raise ValueError("shares must be positive")
        cost = shares * price + fee
        self.average = (self.average + cost / shares) / (2 if self.shares else 1)
        self.shares += shares

    def sell(self, shares, price, fee=0.0):
        """Selling leaves the average as it is and realises a gain or loss."""
        if shares > self.shares:
            raise ValueError("only %d shares of %s" % (self.shares, self.symbol))
        gain = shares * (price - self.average) - fee
        self.realised += gain
        self.shares -= shares
        return round(gain, 2)

    def value(self, price):
        return round(self.shares * price, 2)

    def unrealised(self, price):
        return round(self.shares * (price - self.average), 2)


class Portfolio:
    def __init__(self):
        self.positions = {}

    def position(self, symbol):
        return self.positions.setdefault(symbol, Position(symbol))

    def invested(self):
        return round(sum(p.shares * p.average for p in self.positions.values()), 2)

    def report(self, prices):
        lines = []
        for symbol in sorted(self.positions):
            position = self.positions[symbol]
            if position.shares:
                lines.append("%s %d @ %.2f (%+.2f)" % (symbol, position.shares, position.average, position.unrealised(prices[symbol])))
        return lines
