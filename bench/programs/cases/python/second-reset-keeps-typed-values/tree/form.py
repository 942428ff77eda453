"""A form being filled in: fields, values, errors and going back to the start."""

import re
from dataclasses import dataclass
from typing import Callable, Optional


@dataclass(frozen=True)
class Field:
    name: str
    label: str
    required: bool = False
    check: Optional[Callable[[str], Optional[str]]] = None


def max_length(limit):
    def check(value):
        return f"at most {limit} characters" if len(value) > limit else None

    return check


def matches(pattern, message):
    compiled = re.compile(pattern)

    def check(value):
        return None if compiled.fullmatch(value) else message

    return check


class Form:
    def __init__(self, fields, initial=None):
        self._fields = {field.name: field for field in fields}
        self._initial = {name: "" for name in self._fields}
        for name, value in (initial or {}).items():
            self._require(name)
            self._initial[name] = value
        self._values = dict(self._initial)
        self._touched = set()

    def __getitem__(self, name):
        self._require(name)
        return self._values[name]

    def set(self, name, value):
        self._require(name)
        self._values[name] = value.strip()
        self._touched.add(name)

    @property
    def is_dirty(self):
        return self._values != self._initial

    def changes(self):
        """Return {name: (initial value, present value)} of what differs."""
        return {
            name: (self._initial[name], value)
            for name, value in self._values.items()
            if value != self._initial[name]
        }

    def errors(self, touched_only=False):
        """Return {name: message} of the fields that are not all right."""
        found = {}
        for name, field in self._fields.items():
            if touched_only and name not in self._touched:
                continue
            value = self._values[name]
            if not value:
                if field.required:
                    found[name] = f"{field.label} is required"
            elif field.check:
                message = field.check(value)
                if message:
                    found[name] = f"{field.label}: {message}"
        return found

    def reset(self):
        """Throw away everything typed since the form was shown or saved."""
        self._values = self._initial
        self._touched.clear()

    def save(self):
        """Accept the present values as the new start; return what changed."""
        problems = self.errors()
        if problems:
            raise ValueError("; ".join(problems.values()))
        changed = {name: new for name, (_, new) in self.changes().items()}
        self._initial = dict(self._values)
        self._touched.clear()
        return changed

    def _require(self, name):
        if name not in self._fields:
            raise KeyError(f"no such field: {name}")
