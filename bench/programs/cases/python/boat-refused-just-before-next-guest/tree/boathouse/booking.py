from dataclasses import dataclass
from datetime import datetime, timedelta


class Taken(Exception):
    """The boat is out at that time."""


@dataclass(frozen=True, order=True)
class Rental:
    start: datetime
    hours: int
    guest: str = ""

    @property
    def end(self):
        """The boat is back (and free again) at this moment."""
        return self.start + timedelta(hours=self.hours)

    def overlaps(self, other):
        return self.start < other.end and other.start <= self.end


class Boat:
    def __init__(self, name):
        self.name = name
        self.rentals = []

    def is_free(self, start, hours):
        wanted = Rental(start, hours)
        return not any(wanted.overlaps(rental) for rental in self.rentals)

    def rent(self, start, hours, guest):
        if hours <= 0:
            raise ValueError("hours must be positive")
        if not self.is_free(start, hours):
            raise Taken(f"{self.name} is out at {start:%H:%M}")
        rental = Rental(start, hours, guest)
        self.rentals.append(rental)
        self.rentals.sort()
        return rental

    def out_at(self, moment):
        for rental in self.rentals:
            if rental.start <= moment < rental.end:
                return rental.guest
        return None


def free_boats(boats, start, hours):
    return sorted(boat.name for boat in boats if boat.is_free(start, hours))
