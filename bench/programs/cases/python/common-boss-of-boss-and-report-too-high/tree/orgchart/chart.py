"""Who reports to whom."""


class Chart:
    def __init__(self, head):
        self.head = head
        self._boss = {head: None}

    def hire(self, name, boss):
        if name in self._boss:
            raise ValueError("%s is in the chart already" % name)
        if boss not in self._boss:
            raise KeyError(boss)
        self._boss[name] = boss

    def move(self, name, boss):
        """Gives somebody a new boss; the reports come along."""
        if name == boss or name in self.chain(boss):
            raise ValueError("%s cannot report to %s" % (name, boss))
        self._boss[name] = boss

    def chain(self, name):
        """The bosses of a person from the direct one up to the head."""
        bosses = []
        boss = self._boss[name]
        while boss is not None:
            bosses.append(boss)
            boss = self._boss[boss]
        return bosses

    def common(self, one, other):
        """The nearest person who is in charge of both; this may be one of the two.

        Used to find out who has to approve a loan of equipment.
        """
        above = set(self.chain(one))
        for boss in [other] + self.chain(other):
            if boss in above:
                return boss
        raise AssertionError("the chart has two heads")

    def reports(self, name):
        """Direct reports in alphabetical order."""
        return sorted(p for p, boss in self._boss.items() if boss == name)

    def size(self, name):
        """Number of people below a person."""
        return sum(1 + self.size(report) for report in self.reports(name))

    def distance(self, one, other):
        """Number of steps in the chart from one to the other."""
        top = self.common(one, other)
        up = ([one] + self.chain(one)).index(top)
        down = ([other] + self.chain(other)).index(top)
        return up + down
