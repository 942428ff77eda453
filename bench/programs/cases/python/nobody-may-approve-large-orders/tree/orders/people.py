"""Employees and their managers."""


class Employee:
    def __init__(self, name, limit=0, manager=None, absent=False):
        self.name = name
        self.limit = limit
        self.manager = manager
        self.absent = absent

    def chain(self):
        """All managers up to the top."""
        managers = []
        person = self.manager
        while person is not None:
            managers.append(person)
            person = person.manager
        return managers

    def __repr__(self):
        return "<%s>" % self.name
