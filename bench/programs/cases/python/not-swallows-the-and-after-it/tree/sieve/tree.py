"""Nodes of a parsed filter; each is a function of a record."""


def field_of(record, name):
    """"owner.city" looks into nested records."""
    value = record
    for key in name.split("."):
        value = value.get(key) if isinstance(value, dict) else None
    return value


def compare(name, sign, wanted):
    def test(record):
        value = field_of(record, name)
        if sign == "=":
            return value == wanted
        if sign == "!=":
            return value != wanted
        if sign == "~":
            return isinstance(value, str) and str(wanted).lower() in value.lower()
        if value is None or isinstance(value, str) != isinstance(wanted, str):
            return False
        return {"<": value < wanted, "<=": value <= wanted, ">": value > wanted, ">=": value >= wanted}[sign]

    return test


def one_of(name, values):
    return lambda record: field_of(record, name) in values


def is_empty(name):
    return lambda record: field_of(record, name) in (None, "", [], {})


def flag(name):
    return lambda record: bool(field_of(record, name))


def negate(test):
    return lambda record: not test(record)


def all_of(tests):
    return lambda record: all(test(record) for test in tests)


def any_of(tests):
    return lambda record: any(test(record) for test in tests)
