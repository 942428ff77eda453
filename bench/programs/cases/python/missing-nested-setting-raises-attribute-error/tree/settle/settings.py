"""Access by dotted paths."""

from .errors import MissingSetting, WrongSetting
from .layers import from_environment, merge_all

_NOTHING = object()
TRUE = ("1", "true", "yes", "on")
FALSE = ("0", "false", "no", "off")


class Settings:
    def __init__(self, *layers):
        self.data = merge_all(layers)

    @classmethod
    def load(cls, *layers, environment=None, prefix="APP"):
        return cls(*layers, from_environment(environment or {}, prefix))

    def find(self, path):
        """The value at "db.port", or _NOTHING when any part is absent."""
        value = self.data
        for key in path.split("."):
            value = value.get(key, _NOTHING)
            if value is _NOTHING:
                return _NOTHING
        return value

    def __contains__(self, path):
        return self.find(path) is not _NOTHING

    def get(self, path, default=None):
        value = self.find(path)
        return default if value is _NOTHING else value

    def require(self, path):
        value = self.find(path)
        if value is _NOTHING or value is None:
            raise MissingSetting(path)
        return value

    def section(self, path):
        """The settings below a path; an absent one is empty."""
        value = self.get(path)
        if value is None:
            return Settings()
        if not isinstance(value, dict):
            raise WrongSetting(path, "a section", value)
        return Settings(value)

    def integer(self, path, default=_NOTHING):
        value = self.require(path) if default is _NOTHING else self.get(path, default)
        try:
            return int(str(value), 10)
        except ValueError:
            raise WrongSetting(path, "a whole number", value) from None

    def flag(self, path, default=False):
        value = self.get(path, default)
        if isinstance(value, bool):
            return value
        text = str(value).lower()
        if text in TRUE or text in FALSE:
            return text in TRUE
        raise WrongSetting(path, "true or false", value)
