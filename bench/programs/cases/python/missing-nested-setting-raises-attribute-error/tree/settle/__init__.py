from .check import check, missing
from .errors import MissingSetting, SettingsError, WrongSetting
from .layers import from_environment, merge
from .settings import Settings

__all__ = ["MissingSetting", "Settings", "SettingsError", "WrongSetting", "check", "from_environment", "merge", "missing"]
