"""The cleaning rota of a shared flat.

Every week each chore has one person. The chores move on by one person every
week; if there are more people than chores, some people have a week off.
"""

from datetime import date


class Rota:
    def __init__(self, people, chores, start):
        if not people or not chores:
            raise ValueError("people and chores are needed")
        self.people = list(people)
        self.chores = list(chores)
        self.start = start
        self.away = {}

    def week(self, day):
        """Number of the week since the start of the rota, the first is 0."""
        return (day - self.start).days // 7

    def on_holiday(self, person, *weeks):
        if person not in self.people:
            raise ValueError("unknown person: %s" % person)
        self.away.setdefault(person, set()).update(weeks)
        return self

    def person(self, chore, week):
        """Who does a chore; someone on holiday is replaced by the next one in the list."""
        position = (self.chores.index(chore) + week) % len(self.chores)
        for step in range(len(self.people)):
            candidate = self.people[(position + step) % len(self.people)]
            if week not in self.away.get(candidate, ()):
                return candidate
        return None

    def plan(self, day):
        """{chore: person} for the week of a day."""
        week = self.week(day)
        return {chore: self.person(chore, week) for chore in self.chores}

    def chores_of(self, person, day):
        return [chore for chore, who in self.plan(day).items() if who == person]

    def table(self, weeks):
        """Printed rota, one line per week."""
        lines = ["Week  " + "  ".join(chore.ljust(8) for chore in self.chores).rstrip()]
        for week in range(weeks):
            names = [(self.person(chore, week) or "-").ljust(8) for chore in self.chores]
            lines.append(("%4d  " % week) + "  ".join(names).rstrip())
        return lines

    def load(self, weeks):
        """How many chores everybody has in the first weeks."""
        counts = {person: 0 for person in self.people}
        for week in range(weeks):
            for chore in self.chores:
                person = self.person(chore, week)
                if person is not None:
                    counts[person] += 1
        return counts


def school_year(year):
    """The usual start of a rota: first Monday of September."""
    first = date(year, 9, 1)
    return date(year, 9, 1 + (7 - first.weekday()) % 7)
