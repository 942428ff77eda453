"""Tables of schedules with commands."""

from .fields import CronError
from .schedule import Schedule


class Table:
    def __init__(self, entries):
        self.entries = entries

    @classmethod
    def parse(cls, text):
        entries = []
        for index, line in enumerate(text.splitlines(), 1):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            size = 1 if line.startswith("@") else 5
            words = line.split(None, size)
            if len(words) <= size:
                raise CronError("line %d has no command" % index)
            try:
                entries.append((Schedule(" ".join(words[:size])), words[size]))
            except CronError as error:
                raise CronError("line %d: %s" % (index, error)) from None
        return cls(entries)

    def due(self, moment):
        return [command for schedule, command in self.entries if schedule.matches(moment)]

    def first(self, after):
        """(time, command) of what runs next."""
        found = [(schedule.next(after), command) for schedule, command in self.entries]
        return min(((time, command) for time, command in found if time), default=None)
