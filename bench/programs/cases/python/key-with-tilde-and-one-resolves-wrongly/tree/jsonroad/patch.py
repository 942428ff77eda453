"""Lists of changes, applied to a copy of the document (part of RFC 6902)."""

import copy

from .errors import PatchError, PointerError
from .pointer import build, index_of, parse, resolve


def _parent(document, pointer):
    keys = parse(pointer)
    if not keys:
        raise PointerError("the root cannot be changed")
    return resolve(document, build(keys[:-1])), keys[-1]


def _add(document, pointer, value):
    parent, key = _parent(document, pointer)
    if isinstance(parent, list):
        index = index_of(key, len(parent), pointer)
        if index > len(parent):
            raise PointerError("index %d is past the end" % index)
        parent.insert(index, value)
    elif isinstance(parent, dict):
        parent[key] = value
    else:
        raise PointerError("cannot add to a plain value")


def _remove(document, pointer):
    value = resolve(document, pointer)
    parent, key = _parent(document, pointer)
    del parent[int(key) if isinstance(parent, list) else key]
    return value


def apply(document, operations):
    result = copy.deepcopy(document)
    for index, operation in enumerate(operations):
        kind, path = operation["op"], operation["path"]
        try:
            if kind == "add":
                _add(result, path, copy.deepcopy(operation["value"]))
            elif kind == "remove":
                _remove(result, path)
            elif kind == "replace":
                _remove(result, path)
                _add(result, path, copy.deepcopy(operation["value"]))
            elif kind == "move":
                _add(result, path, _remove(result, operation["from"]))
            elif kind == "test":
                if resolve(result, path) != operation["value"]:
                    raise PointerError("%s has another value" % path)
            else:
                raise PointerError("unknown operation %s" % kind)
        except PointerError as error:
            raise PatchError(index, str(error)) from error
    return result
