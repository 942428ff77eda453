"""Summaries of walks recorded as lines of "time,metres walked,height"."""

from .reading import LogError, Point, read_points
from .stats import Summary, summarise
from .report import as_text

__all__ = ["LogError", "Point", "Summary", "as_text", "read_points", "summarise"]
