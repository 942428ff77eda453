"""Walks through data as it comes out of a JSON file."""


def walk(data, path=()):
    """Yield (path, value) for everything that is neither dict nor list."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from walk(value, path + (key,))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from walk(value, path + (index,))
    else:
        yield path, data


def dotted(path):
    """Write a path with dots: ("a", 2, "b") is "a.2.b"."""
    return ".".join(path)


def flatten(data):
    """A flat dict of dotted paths."""
    return {dotted(path): value for path, value in walk(data)}


def find(data, wanted):
    """Dotted paths of all values that equal `wanted`."""
    return [dotted(path) for path, value in walk(data) if value == wanted]
