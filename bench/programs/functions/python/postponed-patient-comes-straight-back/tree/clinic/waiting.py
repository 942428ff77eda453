"""The waiting room of a doctor's practice."""
from collections import deque


class WaitingRoom:
    """Patients are called in the order of their arrival, emergencies first."""

    def __init__(self, names=()):
        self._line = deque(names)

    def arrive(self, name):
        self._line.append(name)

    def emergency(self, name):
        self._line.appendleft(name)

    def call(self):
        """The next patient, who leaves the room, or None."""
        return self._line.popleft() if self._line else None

    def postpone(self):
        """Has the next patient wait until all the others were called.

        Gives the name or None if there is nobody.
        """
        name = self.call()
        if name is not None:
            self._line.appendleft(name)
        return name

    def waiting(self):
        return list(self._line)
