"""Settings of the museum kiosks: defaults, overlaid by a profile, changed at run time."""

import copy


class SettingsError(KeyError):
    pass


def overlay(base, top):
    """A new dict of `base` with the values of `top` laid over it, level by level.

    Lists and single values of `top` replace those of `base`.
    """
    result = copy.copy(base)
    for key, value in top.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = overlay(result[key], value)
        else:
            result[key] = value
    return result


class Settings:
    def __init__(self, data):
        self.data = data

    def get(self, path, default=None):
        """settings.get("screen.brightness")"""
        node = self.data
        for part in path.split("."):
            if not isinstance(node, dict) or part not in node:
                return default
            node = node[part]
        return node

    def set(self, path, value):
        """Changes an existing setting or adds one to an existing section."""
        *sections, last = path.split(".")
        node = self.data
        for part in sections:
            if not isinstance(node.get(part), dict):
                raise SettingsError(path)
            node = node[part]
        node[last] = value
        return self

    def append(self, path, value):
        """Adds a value to a list setting."""
        values = self.get(path)
        if not isinstance(values, list):
            raise SettingsError(path)
        values.append(value)
        return self

    def flat(self):
        """All settings as a flat dict of paths."""
        result = {}

        def walk(node, prefix):
            for key, value in node.items():
                if isinstance(value, dict):
                    walk(value, prefix + key + ".")
                else:
                    result[prefix + key] = value

        walk(self.data, "")
        return result


class Registry:
    """The defaults and named profiles that kiosks are started with."""

    def __init__(self, defaults):
        self.defaults = defaults
        self.profiles = {}

    def define(self, name, values):
        self.profiles[name] = values
        return self

    def start(self, profile=None):
        return Settings(overlay(self.defaults, self.profiles[profile] if profile else {}))
