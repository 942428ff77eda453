"""Poll for the dish of the week with first, second, third ... choices."""


class Poll:
    def __init__(self, dishes):
        self.dishes = list(dishes)
        self.ballots = {}

    def cast(self, voter, *choices):
        """A voter may vote again; the last ballot counts."""
        for choice in choices:
            if choice not in self.dishes:
                raise ValueError("no such dish: %s" % choice)
        if len(set(choices)) != len(choices):
            raise ValueError("a dish is named twice")
        self.ballots[voter] = choices

    def withdraw(self, voter):
        self.ballots.pop(voter, None)

    def tally(self, standing):
        """Votes of the standing dishes: a ballot counts for its best choice left."""
        votes = {dish: 0 for dish in self.dishes if dish in standing}
        for choices in self.ballots.values():
            for choice in choices:
                if choice in votes:
                    votes[choice] += 1
                break
        return votes

    def rounds(self):
        """All rounds of the count.

        In each round the dish with the fewest votes is struck, of several the one
        listed last, until a dish has more than half of the votes counted or is
        the only one left.
        """
        standing = list(self.dishes)
        history = []
        while standing:
            votes = self.tally(standing)
            history.append(votes)
            best = max(votes.values())
            if len(standing) == 1 or best * 2 > sum(votes.values()):
                break
            worst = min(reversed(standing), key=lambda dish: votes[dish])
            standing.remove(worst)
        return history

    def winner(self):
        if not self.ballots:
            return None
        last = self.rounds()[-1]
        return max(last, key=lambda dish: last[dish])
