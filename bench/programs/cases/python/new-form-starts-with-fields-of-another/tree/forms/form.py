"""Sign-up forms for courses."""


class FormError(ValueError):
    pass


class Form:
    """A form with named fields; a field is required unless its name ends in "?"."""

    def __init__(self, title, fields=[], rules=None):
        self.title = title
        self.fields = fields
        self.rules = dict(rules or {})

    def ask(self, *names):
        """Adds fields at the end of the form."""
        for name in names:
            if name.rstrip("?") in self.names():
                raise FormError("field %s twice in %s" % (name, self.title))
            self.fields.append(name)
        return self

    def rule(self, name, check):
        """A function that says whether a value is fine."""
        if name not in self.names():
            raise FormError("no field %s" % name)
        self.rules[name] = check
        return self

    def names(self):
        return [field.rstrip("?") for field in self.fields]

    def required(self):
        return [field for field in self.fields if not field.endswith("?")]

    def errors(self, answers):
        """{field: problem} for the answers of a person."""
        found = {}
        for name in self.names():
            value = answers.get(name, "").strip()
            if not value:
                if name in self.required():
                    found[name] = "missing"
            elif name in self.rules and not self.rules[name](value):
                found[name] = "invalid"
        for name in answers:
            if name not in self.names():
                found[name] = "unknown"
        return found

    def variant(self, title):
        """A form that starts with the same fields and rules."""
        return Form(title, self.fields, self.rules)
