class SettingsError(Exception):
    """Base of all errors of this package."""


class MissingSetting(SettingsError):
    def __init__(self, path):
        super().__init__("setting %s is missing" % path)
        self.path = path


class WrongSetting(SettingsError):
    def __init__(self, path, kind, value):
        super().__init__("setting %s must be %s, not %r" % (path, kind, value))
        self.path = path
