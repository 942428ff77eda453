"""Reads exported statements: one "date;text;amount" per line."""

from statement.amounts import AmountError, parse_amount


class Entry:
    def __init__(self, date, text, amount, currency):
        self.date = date
        self.text = text
        self.amount = amount
        self.currency = currency

    @property
    def is_debit(self):
        return self.amount < 0


def read(lines):
    """The entries of a statement; headers and empty lines are skipped."""
    entries = []
    for number, line in enumerate(lines, 1):
        line = line.strip()
        if not line or line.lower().startswith("date;"):
            continue
        fields = [field.strip() for field in line.split(";")]
        if len(fields) != 3:
            raise ValueError("line %d: expected 3 fields" % number)
        try:
            amount, currency = parse_amount(fields[2])
        except AmountError as error:
            raise ValueError("line %d: %s" % (number, error)) from error
        entries.append(Entry(fields[0], fields[1], amount, currency))
    return entries


def totals(entries):
    """{currency: (credits, debits)}"""
    result = {}
    for entry in entries:
        credit, debit = result.get(entry.currency, (0, 0))
        if entry.is_debit:
            debit -= entry.amount
        else:
            credit += entry.amount
        result[entry.currency] = (credit, debit)
    return result
