"""Settings as flat names: {"mail": {"port": 25}} <-> {"mail.port": 25}."""


def flatten(settings, prefix=""):
    """Names joined by dots; an empty section is kept as {}."""
    flat = {}
    for key, value in settings.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(value, dict) and value:
            flat.update(flatten(value, key))
        else:
            flat[path] = value
    return flat


def nest(flat):
    """The opposite of flatten()."""
    settings = {}
    for path, value in flat.items():
        *sections, key = path.split(".")
        target = settings
        for section in sections:
            target = target.setdefault(section, {})
        target[key] = value
    return settings


def changes(old, new):
    """Lines that tell what differs between two nested settings."""
    before, after = flatten(old), flatten(new)
    lines = []
    for path in sorted(before.keys() | after.keys()):
        if path not in after:
            lines.append(f"- {path}")
        elif path not in before:
            lines.append(f"+ {path} = {after[path]!r}")
        elif before[path] != after[path]:
            lines.append(f"  {path} = {before[path]!r} -> {after[path]!r}")
    return lines
