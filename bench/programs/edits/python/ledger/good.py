"""Double-entry money ledger with statements, allocation and month closing."""
from collections import defaultdict
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Dict, List, Optional, Tuple

CENT = Decimal("0.01")
DEBIT_NORMAL = {"asset", "expense"}


class LedgerError(Exception):
    pass


@dataclass(frozen=True)
class Line:
    account: str
    amount: Decimal  # positive is a debit, negative a credit


@dataclass(frozen=True)
class Entry:
    number: int
    day: date
    memo: str
    lines: Tuple[Line, ...]
    reverses: Optional[int] = None


def to_money(value):
    return Decimal(str(value)).quantize(CENT, rounding=ROUND_HALF_UP)


def month_end(day):
    first_of_next = (day.replace(day=28) + timedelta(days=4)).replace(day=1)
    return first_of_next - timedelta(days=1)


def format_money(amount):
    text = f"{abs(amount):,.2f}"
    return f"({text})" if amount < 0 else text


def allocate(total, weights):
    """Split total by weight; leftover cents go to the first shares."""
    total = to_money(total)
    weight_sum = sum(weights)
    if weight_sum <= 0:
        raise LedgerError("weights must add up to more than zero")
    cents = int(abs(total) / CENT)
    shares = [cents * w // weight_sum for w in weights]
    leftover = cents - sum(shares)
    for i, weight in enumerate(weights):
        if leftover and weight:
            shares[i] += 1
            leftover -= 1
    sign = -1 if total < 0 else 1
    return [sign * share * CENT for share in shares]


class Ledger:
    def __init__(self):
        self._types: Dict[str, str] = {}
        self._entries: List[Entry] = []
        self._closed_until: Optional[date] = None

    def open_account(self, name, account_type):
        if name in self._types:
            raise LedgerError(f"account {name!r} exists")
        self._types[name] = account_type

    def post(self, day, memo, lines, reverses=None):
        if self._closed_until and day <= self._closed_until:
            raise LedgerError(f"period up to {self._closed_until} is closed")
        totals = defaultdict(Decimal)
        for account, amount in lines:
            if account not in self._types:
                raise LedgerError(f"unknown account {account!r}")
            totals[account] += to_money(amount)
        if sum(totals.values()) != 0:
            raise LedgerError(f"entry {memo!r} does not balance")
        kept = tuple(Line(a, amount) for a, amount in totals.items() if amount)
        entry = Entry(len(self._entries) + 1, day, memo, kept, reverses)
        self._entries.append(entry)
        return entry.number

    def reverse(self, number, day):
        if not 1 <= number <= len(self._entries):
            raise LedgerError(f"no entry {number}")
        if any(e.reverses == number for e in self._entries):
            raise LedgerError(f"entry {number} is already reversed")
        entry = self._entries[number - 1]
        lines = [(line.account, -line.amount) for line in entry.lines]
        return self.post(day, f"Reversal of {entry.memo}", lines, number)

    def balance(self, account, upto=None):
        """Balance in the account's natural sign, including day `upto`."""
        total = Decimal(0)
        for entry in self._entries:
            if upto is None or entry.day <= upto:
                total += sum(l.amount for l in entry.lines if l.account == account)
        return total if self._types[account] in DEBIT_NORMAL else -total

    def statement(self, account, start, end):
        """(day, memo, change, running balance) rows, with opening balance."""
        sign = 1 if self._types[account] in DEBIT_NORMAL else -1
        running = self.balance(account, start - timedelta(days=1))
        rows = [(start, "Opening balance", None, running)]
        for entry in sorted(self._entries, key=lambda e: (e.day, e.number)):
            if not start <= entry.day <= end:
                continue
            for line in entry.lines:
                if line.account == account:
                    change = sign * line.amount
                    running += change
                    rows.append((entry.day, entry.memo, change, running))
        return rows

    def close_month(self, day, equity="Retained earnings"):
        """Move income and expense balances to equity and lock the month."""
        last = month_end(day)
        lines = []
        for account, kind in self._types.items():
            if kind in ("income", "expense"):
                amount = self.balance(account, last)
                lines.append((account, amount if kind == "income" else -amount))
        result = sum((amount for _, amount in lines), Decimal(0))
        lines.append((equity, -result))
        number = self.post(last, f"Close {last:%Y-%m}", lines)
        self._closed_until = last
        return number
