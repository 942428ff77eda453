from .errors import ExportError
from .lines import dump, dump_lines
from .plain import to_plain
from .trim import only, without_empty

__all__ = ["ExportError", "dump", "dump_lines", "only", "to_plain", "without_empty"]
