from .fields import CronError
from .schedule import Schedule
from .table import Table

__all__ = ["CronError", "Schedule", "Table"]
