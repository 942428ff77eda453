from .filters import at_least, from_logger
from .reader import Entry, read_entries
from .report import summarise, tail

__all__ = ["Entry", "at_least", "from_logger", "read_entries", "summarise", "tail"]
