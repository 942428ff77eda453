"""Fees of the car park at the station, in cents."""

from datetime import datetime, timedelta

FREE = timedelta(minutes=15)
PER_HOUR = 150
PER_DAY = 1200


def fee(arrival, departure):
    """What a stay costs.

    Up to 15 minutes are free.  Then every hour begun costs the hourly
    rate, counted from the arrival, but 24 hours never cost more than
    the daily rate.
    """
    stay = departure - arrival
    if stay < timedelta(0):
        raise ValueError("departure before arrival")
    if stay <= FREE:
        return 0
    hours = -int(-stay.seconds // 3600)
    days, rest = divmod(hours, 24)
    return days * PER_DAY + min(rest * PER_HOUR, PER_DAY)


def receipt(arrival, departure):
    """Text for the slip, times as "2024-05-01 08:00"."""
    cents = fee(datetime.fromisoformat(arrival), datetime.fromisoformat(departure))
    return f"{arrival} - {departure}: {cents // 100}.{cents % 100:02d} EUR"
