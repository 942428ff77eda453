"""Conversions of option values."""

from .errors import ConfigError

TRUE = {"yes", "true", "on", "1"}
FALSE = {"no", "false", "off", "0"}


def unquote(value):
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'":
        return value[1:-1]
    return value


def as_bool(value):
    lowered = value.lower()
    if lowered in TRUE:
        return True
    if lowered in FALSE:
        return False
    raise ConfigError("not a boolean: %s" % value)


def as_int(value):
    try:
        return int(value.replace("_", ""), 10)
    except ValueError:
        raise ConfigError("not a number: %s" % value) from None


def as_list(value):
    return [part.strip() for part in value.replace("\n", ",").split(",") if part.strip()]
