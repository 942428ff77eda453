"""Copies of data without secrets."""

from .patterns import clean_text
from .rules import Rules


class Redactor:
    """Never changes the data that it is given."""

    def __init__(self, rules=None, max_depth=20):
        self.rules = Rules() if rules is None else rules
        self.max_depth = max_depth

    def redact(self, value, depth=0):
        if depth > self.max_depth:
            return "..."
        if isinstance(value, dict):
            return {key: self.field(key, item, depth) for key, item in value.items()}
        if isinstance(value, (list, tuple)):
            return type(value)(clean_text(item) if isinstance(item, str) else item for item in value)
        if isinstance(value, str):
            return clean_text(value)
        return value

    def field(self, name, value, depth):
        mask = self.rules.mask_for(name)
        if mask is None:
            return self.redact(value, depth + 1)
        if value is None or value == "":
            return value
        return mask(value)
