"""Where settings come from; every source is a flat dict of dotted keys."""
from .expand import ConfigError


def from_text(text):
    """Read `[section]` and `key = value` lines; `#` starts a comment line."""
    found = {}
    prefix = ""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            prefix = line[1:-1].strip() + "."
            continue
        key, sign, value = line.partition("=")
        if not sign:
            raise ConfigError(f"line {number}: expected 'key = value'")
        found[prefix + key.strip()] = value.strip()
    return found


def from_environment(environment, prefix="APP_"):
    """APP_DB__HOST=x becomes db.host; variables with another prefix are left out."""
    return {
        name[len(prefix):].lower().replace("__", "."): value
        for name, value in environment.items()
        if name.startswith(prefix)
    }
