import re

REFERENCE = re.compile(r"\$\{([\w.]+)\}")


class ConfigError(Exception):
    pass


def expand(settings):
    """The settings with every ${other.key} replaced by the value of that key."""
    return {key: _value(key, settings, ()) for key in settings}


def _value(key, settings, trail):
    if key in trail:
        raise ConfigError("circular reference: " + " -> ".join([*trail, key]))
    if key not in settings:
        raise ConfigError(f"{trail[-1]} refers to unknown setting {key}")
    return REFERENCE.sub(
        lambda match: _value(match.group(1), settings, (*trail, key)),
        settings[key],
    )
