from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime

from .servicedays import service_day, service_week
from .tariff import DAILY_CAP, WEEKLY_CAP, fare_for


@dataclass(frozen=True)
class Ride:
    mode: str
    moment: datetime
    charged: int


class CardAccount:
    """What the holder of one travel card has ridden and been charged."""

    def __init__(self, number):
        self.number = number
        self.rides = []
        self._by_day = defaultdict(int)
        self._by_week = defaultdict(int)

    def tap(self, mode, moment):
        """Record a ride and return what it costs once the caps are applied."""
        fare = fare_for(mode, moment)
        day, week = moment.date(), service_week(moment)
        left_today = DAILY_CAP - self._by_day[day]
        left_this_week = WEEKLY_CAP - self._by_week[week]
        charged = max(0, min(fare, left_today, left_this_week))
        self._by_day[day] += charged
        self._by_week[week] += charged
        self.rides.append(Ride(mode, moment, charged))
        return charged

    def statement(self):
        """(service day, number of rides, pence charged), oldest first."""
        days = defaultdict(lambda: [0, 0])
        for ride in self.rides:
            row = days[service_day(ride.moment)]
            row[0] += 1
            row[1] += ride.charged
        return [(day, count, pence) for day, (count, pence) in sorted(days.items())]
