"""Monthly report on the trips of a delivery service."""
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple


class Trip(NamedTuple):
    driver: str
    km: float
    parcels: int = 0


def read_trips(lines):
    """Lines "driver, km, parcels"; empty lines and comments (#) are skipped."""
    for line in lines:
        line = line.partition("#")[0].strip()
        if not line:
            continue
        driver, km, parcels = (part.strip() for part in line.split(","))
        yield Trip(driver, float(km), int(parcels))


def by_driver(trips):
    """Pairs (driver, trips of the driver), in alphabetical order."""
    for driver, group in groupby(trips, key=attrgetter("driver")):
        yield driver, list(group)


def report(trips):
    lines = []
    for driver, own in by_driver(trips):
        km = sum(trip.km for trip in own)
        parcels = sum(trip.parcels for trip in own)
        lines.append(f"{driver}: {len(own)} trips, {km:.1f} km, {parcels} parcels")
    return lines


def longest(trips):
    """The longest trip of every driver."""
    return {driver: max(own, key=attrgetter("km")).km for driver, own in by_driver(trips)}


def bonus(trips, per_parcel=10, from_parcels=50):
    """Cents for drivers who delivered enough parcels."""
    result = {}
    for driver, own in by_driver(trips):
        parcels = sum(trip.parcels for trip in own)
        if parcels >= from_parcels:
            result[driver] = parcels * per_parcel
    return result
