"""A weekly chore rota for a shared flat."""


class RotaError(Exception):
    """Raised when the rota is asked for something impossible."""


class ChoreRota:
    def __init__(self, members, chores):
        if not members:
            raise RotaError("a rota needs at least one member")
        if len(set(members)) != len(members):
            raise RotaError("member names must be unique")
        self._members = list(members)
        self._chores = list(chores)
        self._away = {}  # name -> set of week numbers
        self._done = {}  # (week, chore) -> name

    @property
    def members(self):
        return tuple(self._members)

    def add_member(self, name):
        if name in self._members:
            raise RotaError(f"{name} is already on the rota")
        self._members.append(name)

    def remove_member(self, name):
        self._require(name)
        if len(self._members) == 1:
            raise RotaError("cannot remove the last member")
        self._members.remove(name)
        self._away.pop(name, None)

    def rename_member(self, old, new):
        """Replace a name everywhere it is used, keeping the turn order."""
        self._require(old)
        if new in self._members:
            raise RotaError(f"{new} is already on the rota")
        self._members[self._members.index(old)] = new
        for slot, name in self._done.items():
            if name == old:
                self._done[slot] = new

    def mark_away(self, name, *weeks):
        self._require(name)
        self._away.setdefault(name, set()).update(weeks)

    def is_away(self, name, week):
        return week in self._away.get(name, ())

    def plan(self, week):
        """Return {chore: name} for the given week.

        People who are away are skipped; the next one in turn steps in.
        """
        present = [m for m in self._members if not self.is_away(m, week)]
        if not present:
            return {chore: None for chore in self._chores}
        return {
            chore: present[(week + offset) % len(present)]
            for offset, chore in enumerate(self._chores)
        }

    def mark_done(self, week, chore, name=None):
        if chore not in self._chores:
            raise RotaError(f"unknown chore: {chore}")
        if name is None:
            name = self.plan(week)[chore]
        self._require(name)
        self._done[(week, chore)] = name

    def outstanding(self, week):
        return [c for c in self._chores if (week, c) not in self._done]

    def score(self):
        """Return {name: number of chores done} for the current members."""
        totals = dict.fromkeys(self._members, 0)
        for name in self._done.values():
            if name in totals:
                totals[name] += 1
        return totals

    def _require(self, name):
        if name not in self._members:
            raise RotaError(f"{name} is not on the rota")
