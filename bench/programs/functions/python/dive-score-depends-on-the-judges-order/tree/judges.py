"""Scores of diving competitions."""


def score(marks, difficulty, cut=1):
    """Sum of the marks that count times the difficulty of the dive.

    So many of the highest and of the lowest marks as cut says are left out.

    >>> score([6.0, 6.5, 7.0, 7.0, 8.5], 2.0)
    41.0
    """
    if len(marks) <= 2 * cut:
        raise ValueError("not enough marks")
    counted = marks[cut:len(marks) - cut]
    return round(sum(counted) * difficulty, 2)


def total(dives, cut=1):
    """Points of all the dives (marks, difficulty) of a person."""
    return round(sum(score(marks, difficulty, cut) for marks, difficulty in dives), 2)


def ranking(results, cut=1):
    """Names of the divers, the best first, equals by name."""
    points = {name: total(dives, cut) for name, dives in results.items()}
    return sorted(points, key=lambda name: (-points[name], name))
