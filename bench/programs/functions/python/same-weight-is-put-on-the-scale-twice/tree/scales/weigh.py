"""Weights for a balance."""


def ways(weights, target):
    """All selections of the weights that come to `target`.

    Each weight is there once; weights of the same size are different pieces,
    but selections that look alike are listed only once. The weights of a
    selection come in rising order, as do the selections.
    """
    weights = sorted(weights)
    found = []

    def choose(start, rest, chosen):
        if rest == 0:
            found.append(chosen)
            return
        for i in range(start, len(weights)):
            if weights[i] > rest:
                break
            if i > start and weights[i] == weights[i - 1]:
                continue
            choose(i, rest - weights[i], chosen + [weights[i]])

    choose(0, target, [])
    return found


def fewest(weights, target):
    """The selection with the fewest pieces, None when there is none."""
    return min(ways(weights, target), key=len, default=None)
