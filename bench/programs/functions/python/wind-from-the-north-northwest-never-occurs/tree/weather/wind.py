"""Wind directions and speeds in words."""

POINTS = (
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE",
    "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
)
SECTOR = 360 / len(POINTS)

# upper limits in metres per second
FORCES = ((0.3, "calm"), (5.5, "light"), (10.8, "fresh"), (17.2, "strong"), (32.7, "storm"))


def direction(degrees):
    """Compass point for degrees, 0 is north and 90 is east.

    Each point stands for the 22.5 degrees around it.
    """
    return POINTS[round(degrees % 360 / SECTOR) % (len(POINTS) - 1)]


def force(speed):
    for limit, word in FORCES:
        if speed < limit:
            return word
    return "hurricane"


def describe(degrees, speed):
    """E.g. "fresh from SW"; without wind there is no direction."""
    word = force(speed)
    if word == "calm":
        return word
    return f"{word} from {direction(degrees)}"


def most_frequent(readings):
    """The direction that occurs most often, the first one if tied."""
    counts = {}
    for degrees in readings:
        point = direction(degrees)
        counts[point] = counts.get(point, 0) + 1
    return max(counts, key=counts.get, default=None)
