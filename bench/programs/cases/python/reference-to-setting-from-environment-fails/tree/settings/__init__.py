from .expand import ConfigError
from .loader import load, section

__all__ = ["ConfigError", "load", "section"]
