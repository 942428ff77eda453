"""Plans hikes from hut to hut."""
from functools import lru_cache


def cheapest_plan(huts, end, limit):
    """Where to sleep so that the nights cost as little as possible.

    huts holds pairs (kilometre, price) in the order of the path, which begins
    at kilometre 0. Nobody walks more than limit kilometres a day. Gives the
    price and the kilometres of the nights, None if the end is out of reach.
    Of two plans of the same price the one with fewer nights is taken.
    """
    stops = [(0, 0), *huts, (end, 0)]
    last = len(stops) - 1

    @lru_cache(maxsize=None)
    def onward(index):
        if index == last:
            return 0, 0, ()
        best = None
        for after in range(index + 1, len(stops)):
            place, price = stops[after]
            if place - stops[index][0] >= limit:
                break
            rest = onward(after)
            if rest is None:
                continue
            cost, nights, places = rest
            if after != last:
                cost, nights, places = cost + price, nights + 1, (place, *places)
            if best is None or (cost, nights) < best[:2]:
                best = cost, nights, places
        return best

    plan = onward(0)
    return None if plan is None else (plan[0], list(plan[2]))


def legs(nights, end):
    """Kilometres of each day."""
    return [after - before for before, after in zip([0, *nights], [*nights, end])]
