"""Pointers into JSON documents: "/users/0/name" (RFC 6901).

In a key "~" is written as "~0" and "/" as "~1".
"""

from .errors import NotFound, PointerError


def escape(key):
    return str(key).replace("~", "~0").replace("/", "~1")


def unescape(text):
    return text.replace("~0", "~").replace("~1", "/")


def parse(pointer):
    if pointer == "":
        return []
    if not pointer.startswith("/"):
        raise PointerError("pointer must start with a slash: %r" % pointer)
    return [unescape(part) for part in pointer[1:].split("/")]


def build(keys):
    return "".join("/" + escape(key) for key in keys)


def index_of(key, length, pointer):
    """A list index; "-" is the place after the last item."""
    if key == "-":
        return length
    if not key.isdigit() or (len(key) > 1 and key[0] == "0"):
        raise PointerError("bad list index %r in %s" % (key, pointer))
    return int(key)


def resolve(document, pointer):
    value = document
    for key in parse(pointer):
        if isinstance(value, dict):
            if key not in value:
                raise NotFound(pointer)
            value = value[key]
        elif isinstance(value, list):
            index = index_of(key, len(value), pointer)
            if index >= len(value):
                raise NotFound(pointer)
            value = value[index]
        else:
            raise NotFound(pointer)
    return value


def exists(document, pointer):
    try:
        resolve(document, pointer)
    except NotFound:
        return False
    return True
