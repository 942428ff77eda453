"""The service day of the network runs from 04:00 to 03:59 of the next morning."""
from datetime import timedelta

DAY_STARTS_AT = timedelta(hours=4)


def service_day(moment):
    return (moment - DAY_STARTS_AT).date()


def service_week(moment):
    """The Monday of the service week a moment lies in."""
    day = service_day(moment)
    return day - timedelta(days=day.weekday())


def is_peak(moment):
    if service_day(moment).weekday() >= 5:
        return False
    return 7 <= moment.hour < 9 or 16 <= moment.hour < 19
