from .capping import CardAccount
from .tariff import DAILY_CAP, WEEKLY_CAP, fare_for

__all__ = ["CardAccount", "DAILY_CAP", "WEEKLY_CAP", "fare_for"]
