from .numbers import NoData, deviation, mean, median
from .report import Report
from .text import headline, table

__all__ = ["NoData", "Report", "deviation", "headline", "mean", "median", "table"]
