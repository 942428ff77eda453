"""Late fees of a tool library.

The fee grows with every day (a grace period is free). Members get a discount
on it. Only then the fee is limited: nobody pays more than the tool's limit. What
remains is rounded down to ten cents.
"""
from dataclasses import dataclass
from datetime import date
from decimal import ROUND_DOWN, Decimal

GRACE_DAYS = 2
DISCOUNT = {"none": Decimal(0), "member": Decimal("0.25"), "patron": Decimal("0.50")}


@dataclass(frozen=True)
class Tool:
    name: str
    per_day: Decimal
    limit: Decimal


@dataclass
class Loan:
    tool: Tool
    due: date
    returned: date | None = None

    def days_late(self, today):
        late = ((self.returned or today) - self.due).days
        return max(0, late - GRACE_DAYS)


def late_fee(loan, today, status="none"):
    fee = loan.days_late(today) * loan.tool.per_day
    fee = min(fee, loan.tool.limit)
    fee -= fee * DISCOUNT[status]
    return fee.quantize(Decimal("0.1"), ROUND_DOWN)


class Account:
    def __init__(self, name, status="none"):
        if status not in DISCOUNT:
            raise ValueError(f"unknown status {status!r}")
        self.name = name
        self.status = status
        self.loans = []

    def borrow(self, tool, due):
        self.loans.append(Loan(tool, due))
        return self.loans[-1]

    def owes(self, today):
        return sum((late_fee(loan, today, self.status) for loan in self.loans), Decimal("0.00"))
