'''Printed receipts of the till.'''

from till.money import show

WIDTH = 28


class Receipt:
    def __init__(self, number):
        self.number = number
        self.items = []

    def sell(self, name, price, count=1):
        self.items.append((name, price * count))
        return self

    def refund(self, name, price, count=1):
        '''A returned article, it is deducted from the sum.'''
        return self.sell(name, -price, count)

    def total(self):
        return sum(amount for _, amount in self.items)

    def row(self, name, amount):
        text = show(amount)
        return name[:WIDTH - len(text) - 1].ljust(WIDTH - len(text)) + text

    def lines(self):
        rows = ["Receipt %05d" % self.number]
        rows += [self.row(name, amount) for name, amount in self.items]
        rows.append("-" * WIDTH)
        rows.append(self.row("Pay back" if self.total() < 0 else "Total", self.total()))
        return rows
