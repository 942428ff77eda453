"""Log lines out of events."""

import json

from .redact import Redactor


class EventLog:
    def __init__(self, redactor=None, limit=1000):
        self.redactor = Redactor() if redactor is None else redactor
        self.limit = limit
        self.lines = []

    def write(self, event, **data):
        clean = self.redactor.redact(data)
        text = json.dumps(clean, sort_keys=True, default=str)
        self.lines.append("%s %s" % (event, text) if data else event)
        del self.lines[:-self.limit]
        return self.lines[-1]

    def find(self, word):
        return [line for line in self.lines if word in line]
