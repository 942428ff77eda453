"""High score table of the arcade."""


def medal(rank):
    return {1: "gold", 2: "silver", 3: "bronze"}.get(rank, "")


class Leaderboard:
    def __init__(self):
        self._best = {}

    def submit(self, player, score):
        """Keep the best score; True if it is a personal record."""
        if player in self._best and self._best[player] >= score:
            return False
        self._best[player] = score
        return True

    def ordered(self):
        return sorted(self._best.items(), key=lambda item: (-item[1], item[0]))

    def standings(self):
        """(rank, player, score) tuples.

        Equal scores share a rank, the ranks after a tie are skipped (1, 2, 2, 4).
        """
        table = []
        for position, (player, score) in enumerate(self.ordered(), start=1):
            rank = position
            if table and table[-1][2] == score:
                rank = len(table) + 1
            table.append((rank, player, score))
        return table

    def rank_of(self, player):
        for rank, name, _ in self.standings():
            if name == player:
                return rank
        return None

    def medals(self):
        return {player: medal(rank) for rank, player, _ in self.standings() if medal(rank)}

    def render(self):
        return ["%2d. %-8s %6d" % row for row in self.standings()]
