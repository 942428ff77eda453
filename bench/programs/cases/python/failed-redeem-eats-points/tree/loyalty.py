"""Loyalty points of the coffee shop."""

REWARDS = {"espresso": 50, "latte": 80, "cake": 120, "mug": 400}


class LoyaltyError(Exception):
    pass


class Account:
    def __init__(self, owner, points=0):
        self.owner = owner
        self.points = points
        self.history = []

    def earn(self, cents):
        """One point for every full 10 cents spent."""
        points = cents // 10
        self.points += points
        self.history.append(("earn", points))
        return points

    def affordable(self):
        return [name for name, cost in REWARDS.items() if cost <= self.points]

    def redeem(self, *rewards):
        """Exchange points for all of the rewards, or for none of them."""
        unknown = [name for name in rewards if name not in REWARDS]
        if unknown:
            raise LoyaltyError("unknown reward: %s" % ", ".join(unknown))
        cost = sum(REWARDS[name] for name in rewards)
        self.history.append(("redeem", -cost))
        if cost > self.points:
            raise LoyaltyError("%d points needed, %s has %d" % (cost, self.owner, self.points))
        self.points -= cost
        return self.points

    def statement(self):
        lines = ["%s: %d points" % (self.owner, self.points)]
        for kind, points in self.history:
            lines.append("  %-6s %+d" % (kind, points))
        return "\n".join(lines)

    def redeemed_total(self):
        return -sum(points for kind, points in self.history if kind == "redeem")
