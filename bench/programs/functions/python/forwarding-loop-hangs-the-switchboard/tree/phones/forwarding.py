"""Call forwarding of a switchboard; forwards says which extension leads where."""


def destination(extension, forwards):
    """The extension at which a call ends, None if it would go round in circles."""
    seen = {extension}
    while extension in forwards:
        extension = forwards[extension]
        if extension in seen:
            return None
    return extension


def unreachable(extensions, forwards):
    """Those of the extensions from which no call gets through."""
    return [number for number in extensions if destination(number, forwards) is None]


def redirect(forwards, origin, target):
    """A copy of the forwards with one more; ValueError if that closes a circle."""
    changed = {**forwards, origin: target}
    if destination(origin, changed) is None:
        raise ValueError(f"{origin} would lead back to itself")
    return changed
