"""Colour themes: a theme is a dict of sections, each a dict of settings."""
import copy

DEFAULT_THEME = {
    "text": {"colour": "black", "size": 12},
    "page": {"colour": "white", "margin": 20},
}


class ThemeRegistry:
    def __init__(self):
        self._themes = {"default": DEFAULT_THEME}

    def names(self):
        return sorted(self._themes)

    def get(self, name):
        """A copy that the caller may change as he likes."""
        return copy.deepcopy(self._themes[name])

    def derive(self, name, changes, base="default"):
        """Register a theme which differs from `base` in some settings."""
        if name in self._themes:
            raise ValueError("theme %s exists" % name)
        theme = dict(self._themes[base])
        for section, settings in changes.items():
            for key, value in settings.items():
                theme.setdefault(section, {})[key] = value
        self._themes[name] = theme
        return name

    def setting(self, name, path):
        """setting('dark', 'text.size')"""
        section, key = path.split(".")
        return self._themes[name][section][key]

    def differences(self, name, base="default"):
        found = []
        for section, settings in self._themes[name].items():
            for key, value in settings.items():
                if self._themes[base].get(section, {}).get(key) != value:
                    found.append("%s.%s" % (section, key))
        return sorted(found)
