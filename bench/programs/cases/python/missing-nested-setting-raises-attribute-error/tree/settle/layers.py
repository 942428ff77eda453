"""Settings from several layers, the later ones win."""

import copy


def merge(base, over):
    """Deep merge of dicts into a new dict; other values are replaced."""
    result = copy.deepcopy(base)
    for key, value in over.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merge(result[key], value)
        else:
            result[key] = copy.deepcopy(value)
    return result


def merge_all(layers):
    result = {}
    for layer in layers:
        result = merge(result, layer)
    return result


def from_environment(environment, prefix):
    """APP_DB__PORT=5 -> {"db": {"port": "5"}}"""
    result = {}
    for name, value in sorted(environment.items()):
        if not name.startswith(prefix + "_"):
            continue
        keys = name[len(prefix) + 1:].lower().split("__")
        place = result
        for key in keys[:-1]:
            if not isinstance(place.get(key), dict):
                place[key] = {}
            place = place[key]
        place[keys[-1]] = value
    return result
