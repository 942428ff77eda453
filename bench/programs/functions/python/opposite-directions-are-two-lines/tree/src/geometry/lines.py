from math import gcd


def direction(a, b):
    """Direction of the line through two grid points, in lowest terms.

    It does not matter which of the points comes first: the x part is
    never negative, and for a vertical line the result is (0, 1).
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    if dx == dy == 0:
        raise ValueError("the points coincide")
    divisor = gcd(dx, dy)
    if dx < 0:
        divisor = -divisor
    return dx // divisor, dy // divisor


def are_parallel(first, second):
    """Whether two segments, pairs of points, have the same direction."""
    return direction(*first) == direction(*second)


def on_one_line(points):
    points = list(dict.fromkeys(points))
    if len(points) < 3:
        return True
    start, other, *rest = points
    wanted = direction(start, other)
    return all(direction(start, point) == wanted for point in rest)


def count_directions(segments):
    return len({direction(a, b) for a, b in segments})
