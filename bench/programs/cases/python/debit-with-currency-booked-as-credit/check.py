import os
import sys

sys.path.insert(0, os.getcwd())

from decimal import Decimal
from statement.amounts import AmountError, parse_amount
from statement.reader import read, totals


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

D = Decimal
entries = read(["2024-03-01;Insurance;120,50- EUR", "2024-03-02;Salary;2.000,00 EUR"])
assert totals(entries) == {"EUR": (D("2000.00"), D("120.50"))}
assert [e.is_debit for e in entries] == [True, False]
assert parse_amount("120,50- EUR") == (D("-120.50"), "EUR")
assert parse_amount("1.000-CHF") == (D("-1000"), "CHF")
assert parse_amount("EUR -7,25") == (D("-7.25"), "EUR")
assert parse_amount("SEK 7,25-") == (D("-7.25"), "SEK")
assert parse_amount("-7,25 SEK") == (D("-7.25"), "SEK")
assert parse_amount("7,25-") == (D("-7.25"), "EUR")
assert parse_amount("EUR 7") == (D("7"), "EUR")
assert parse_amount("7,1 CHF") == (D("7.10"), "CHF")
assert parse_amount(" 12 ", "CHF") == (D("12"), "CHF")
raises(AmountError, parse_amount, "EUR")
raises(AmountError, parse_amount, "- EUR")
raises(ValueError, read, ["a;b;7 USD"])
