from .leave import LeaveAccount, workdays
from .span import Span, SpanError
from .spanset import SpanSet

__all__ = ["LeaveAccount", "Span", "SpanError", "SpanSet", "workdays"]
