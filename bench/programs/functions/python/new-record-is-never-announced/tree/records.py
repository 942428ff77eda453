"""Club records, for disciplines in which more is better."""


class Records:
    def __init__(self, best=None):
        self._best = dict(best or {})

    def best(self, discipline):
        """Result of the record, None if nobody has one."""
        return self._best.get(discipline)

    def enter(self, discipline, result):
        """Notes a result; says whether it is a new record.

        The first result in a discipline is one as well.
        """
        self._best[discipline] = max(result, self._best.get(discipline, result))
        old = self.best(discipline)
        return old is None or result > old

    def listing(self):
        """Lines of text, sorted by discipline."""
        return [f"{name}: {result:.2f}" for name, result in sorted(self._best.items())]


def announce(records, results):
    """What the speaker says about the results (athlete, discipline, result)."""
    return [
        f"{athlete}: {result:.2f} in {discipline}" + (", a new record!" if fresh else "")
        for athlete, discipline, result in results
        for fresh in [records.enter(discipline, result)]
    ]
