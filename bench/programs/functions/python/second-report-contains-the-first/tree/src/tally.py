"""Counts votes, reported station by station."""

NO_VOTES = {"red": 0, "green": 0}


def add_station(votes, totals=None):
    """Add the votes of one station, pairs (party, number), to the totals.

    Returns the totals, new ones (with the two big parties) if none are given.
    """
    if totals is None:
        totals = NO_VOTES
    for party, number in votes:
        totals[party] = totals.get(party, 0) + number
    return totals


def seats(totals, places):
    """Give out places one by one to the highest quotient votes / (places + 1)."""
    won = dict.fromkeys(sorted(totals), 0)
    for _ in range(places):
        best = max(won, key=lambda party: totals[party] / (won[party] + 1))
        won[best] += 1
    return won


def district(stations, places):
    """Seats of a district with several stations."""
    totals = None
    for votes in stations:
        totals = add_station(votes, totals)
    return seats(totals or NO_VOTES, places)
