from .loglines import EventLog
from .patterns import clean_text
from .redact import Redactor
from .rules import MASK, Rules, keep_tail

__all__ = ["MASK", "EventLog", "Redactor", "Rules", "clean_text", "keep_tail"]
