"""Fares of the tram card, in cents."""

ZONES = {"Harbour": 1, "Centre": 1, "Museum": 1, "Stadium": 2, "Airport": 3}
BASE = 180
PER_ZONE = 70


def fare(start, end):
    """Base fare plus a surcharge for every zone crossed."""
    return BASE + PER_ZONE * abs(ZONES[end] - ZONES[start])
