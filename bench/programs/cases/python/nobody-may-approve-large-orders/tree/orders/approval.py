"""Who has to approve a purchase order."""


class ApprovalError(Exception):
    pass


def approver(person, amount):
    """The nearest manager above a person who may approve an amount.

    Nobody approves his own orders. Absent managers are passed over; None if
    there is nobody with a limit that is high enough.
    """
    manager = person.manager
    if manager is None:
        return None
    if manager.limit >= amount and not manager.absent:
        return manager
    approver(manager, amount)


class Order:
    def __init__(self, buyer, amount, text):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.buyer = buyer
        self.amount = amount
        self.text = text
        self.status = "draft"
        self.history = []

    def submit(self):
        """Small orders within the buyer's own limit need no approval."""
        if self.status != "draft":
            raise ApprovalError("already submitted")
        if self.amount <= self.buyer.limit:
            self.status = "approved"
            self.history.append("auto")
        elif approver(self.buyer, self.amount) is None:
            self.status = "rejected"
            self.history.append("nobody can approve %d" % self.amount)
        else:
            self.status = "waiting"
        return self.status

    def decide(self, manager, approved=True):
        """The decision of a manager who may decide on this amount."""
        if self.status != "waiting":
            raise ApprovalError("not waiting")
        if manager not in self.buyer.chain() or manager.limit < self.amount:
            raise ApprovalError("%s may not decide" % manager.name)
        self.status = "approved" if approved else "rejected"
        self.history.append("%s by %s" % (self.status, manager.name))
        return self.status
