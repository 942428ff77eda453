"""Fences around plots of land; corners are pairs of metres."""
import math


def sides(corners):
    """Lengths of the sides in the order of the corners, rounded to centimetres.

    The last side leads back to the first corner.
    """
    following = corners[1:]
    return [round(math.dist(here, there), 2) for here, there in zip(corners, following)]


def posts(corners, distance):
    """Posts that are needed: one at each corner and at most so far apart as distance."""
    return sum(math.ceil(side / distance) for side in sides(corners))


def area(corners):
    """Square metres of the plot."""
    doubled = 0
    for index, (x, y) in enumerate(corners):
        before_x, before_y = corners[index - 1]
        doubled += before_x * y - x * before_y
    return abs(doubled) / 2


def price(corners, per_metre, per_post, distance=2.5):
    """What wire and posts cost together."""
    metres = sum(sides(corners))
    return round(metres * per_metre + posts(corners, distance) * per_post, 2)
