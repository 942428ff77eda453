"""The message log of an intercom system."""
from collections import deque
from dataclasses import dataclass
from itertools import count


@dataclass(frozen=True)
class Message:
    number: int
    room: str
    text: str
    urgent: bool = False

    def __str__(self):
        mark = "!" if self.urgent else " "
        return f"{self.number:>3}{mark} {self.room}: {self.text}"


class MessageLog:
    def __init__(self, keep=100):
        self._messages = deque(maxlen=keep)
        self._numbers = count(1)
        self._read = 0

    def post(self, room, text, urgent=False):
        message = Message(next(self._numbers), room, text, urgent)
        self._messages.append(message)
        return message.number

    def unread(self):
        return [message for message in self._messages if message.number > self._read]

    def mark_read(self):
        if self._messages:
            self._read = self._messages[-1].number

    def last(self, amount, room=None):
        """The latest messages (at most `amount`), oldest first."""
        if amount < 0:
            raise ValueError("amount must not be negative")
        messages = [m for m in self._messages if room is None or m.room == room]
        return messages[-amount:]

    def screen(self, context=2):
        """All unread messages after some older ones, with a line between them."""
        unread = self.unread()
        older = self.last(len(unread) + context)[:-len(unread)]
        return [*map(str, older), f"--- {len(unread)} new ---", *map(str, unread)]
