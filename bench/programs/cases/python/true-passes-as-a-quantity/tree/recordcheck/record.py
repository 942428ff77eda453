"""Records with named fields."""

from .fields import Field
from .problems import Problem, join


class Record(Field):
    def __init__(self, fields, extra=False, **options):
        super().__init__(**options)
        self.fields = fields
        self.extra = extra

    def check_value(self, value, path):
        if not isinstance(value, dict):
            yield Problem(path, "must be a record")
            return
        for name, field in self.fields.items():
            if name in value:
                yield from field.check(value[name], join(path, name))
            elif field.required:
                yield Problem(join(path, name), "is missing")
        if not self.extra:
            for name in value:
                if name not in self.fields:
                    yield Problem(join(path, name), "is not known")


class Invalid(ValueError):
    def __init__(self, problems):
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


def check(field, data):
    """All problems as texts."""
    return [str(problem) for problem in field.check(data)]


def ensure(field, data):
    problems = list(field.check(data))
    if problems:
        raise Invalid(problems)
    return data
