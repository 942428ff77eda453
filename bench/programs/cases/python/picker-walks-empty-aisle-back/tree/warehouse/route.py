"""Walking routes for pickers.

The aisles of the warehouse are numbered from 1 and the shelves of an aisle
from 1 at the front. The picker starts at the front of the hall. He walks the
first aisle with picks from the front to the back, the next aisle with picks
from the back to the front, and so on. Aisles without picks are passed by.
"""

SHELVES = 20


class Pick:
    def __init__(self, aisle, shelf, item, quantity=1):
        if not 1 <= shelf <= SHELVES:
            raise ValueError("no shelf %d" % shelf)
        self.aisle = aisle
        self.shelf = shelf
        self.item = item
        self.quantity = quantity

    def __repr__(self):
        return "%d-%02d %s x%d" % (self.aisle, self.shelf, self.item, self.quantity)


def combine(picks):
    """Picks of the same item at the same shelf are made at once."""
    merged = {}
    for pick in picks:
        key = (pick.aisle, pick.shelf, pick.item)
        if key in merged:
            merged[key].quantity += pick.quantity
        else:
            merged[key] = Pick(pick.aisle, pick.shelf, pick.item, pick.quantity)
    return list(merged.values())


def by_aisle(picks):
    aisles = {}
    for pick in picks:
        aisles.setdefault(pick.aisle, []).append(pick)
    return aisles


def route(picks):
    """The picks in walking order."""
    aisles = by_aisle(combine(picks))
    ordered = []
    for aisle in sorted(aisles):
        backwards = aisle % 2 == 0
        ordered.extend(sorted(aisles[aisle], key=lambda p: p.shelf, reverse=backwards))
    return ordered


def sheet(picks):
    """The printed pick list."""
    return "\n".join("%2d. %r" % (number, pick) for number, pick in enumerate(route(picks), 1))


def length(picks, aisle_width=3, shelf_length=1):
    """Rough length of the way: all aisles with picks plus the way across."""
    aisles = by_aisle(picks)
    if not aisles:
        return 0
    across = (max(aisles) - min(aisles)) * aisle_width
    return len(aisles) * SHELVES * shelf_length + across
