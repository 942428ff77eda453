from .config import Config, parse
from .errors import ConfigError, MissingOption, SyntaxProblem

__all__ = ["Config", "ConfigError", "MissingOption", "SyntaxProblem", "parse"]
