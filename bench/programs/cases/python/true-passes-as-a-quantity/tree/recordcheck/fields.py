"""Kinds of fields. check(value, path) yields problems."""

import re

from .problems import Problem, join


class Field:
    def __init__(self, required=True, nullable=False, choices=None):
        self.required = required
        self.nullable = nullable
        self.choices = choices

    def check(self, value, path=""):
        if value is None:
            if not self.nullable:
                yield Problem(path, "must not be null")
            return
        problems = list(self.check_value(value, path))
        yield from problems
        if not problems and self.choices is not None and value not in self.choices:
            yield Problem(path, "must be one of %s" % ", ".join(map(str, self.choices)))

    def check_value(self, value, path):
        return ()


class Text(Field):
    def __init__(self, min_length=0, max_length=None, pattern=None, **options):
        super().__init__(**options)
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = pattern

    def check_value(self, value, path):
        if not isinstance(value, str):
            yield Problem(path, "must be a text")
            return
        if len(value) < self.min_length:
            yield Problem(path, "must have at least %d letters" % self.min_length)
        if self.max_length is not None and len(value) > self.max_length:
            yield Problem(path, "must have at most %d letters" % self.max_length)
        if self.pattern and not re.fullmatch(self.pattern, value):
            yield Problem(path, "has the wrong form")


class Number(Field):
    """Any number; flags (true and false) are no numbers."""

    types = (int, float)
    name = "a number"

    def __init__(self, minimum=None, maximum=None, **options):
        super().__init__(**options)
        self.minimum = minimum
        self.maximum = maximum

    def check_value(self, value, path):
        if not isinstance(value, self.types):
            yield Problem(path, "must be %s" % self.name)
            return
        if self.minimum is not None and value < self.minimum:
            yield Problem(path, "must be at least %s" % self.minimum)
        if self.maximum is not None and value > self.maximum:
            yield Problem(path, "must be at most %s" % self.maximum)


class Whole(Number):
    types = (int,)
    name = "a whole number"


class Flag(Field):
    def check_value(self, value, path):
        if not isinstance(value, bool):
            yield Problem(path, "must be true or false")


class Many(Field):
    def __init__(self, item, min_items=0, **options):
        super().__init__(**options)
        self.item = item
        self.min_items = min_items

    def check_value(self, value, path):
        if not isinstance(value, (list, tuple)):
            yield Problem(path, "must be a list")
            return
        if len(value) < self.min_items:
            yield Problem(path, "must have at least %d items" % self.min_items)
        for index, item in enumerate(value):
            yield from self.item.check(item, join(path, index))


class OneOf(Field):
    """Fits when any of the fields does."""

    def __init__(self, *fields, **options):
        super().__init__(**options)
        self.fields = fields

    def check_value(self, value, path):
        if all(list(field.check(value, path)) for field in self.fields):
            yield Problem(path, "fits none of the allowed kinds")
