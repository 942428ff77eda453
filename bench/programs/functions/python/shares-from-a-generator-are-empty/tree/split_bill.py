"""Splits a bill by shares."""


def split(cents, shares):
    """Split an amount in proportion to the shares.

    Every part is rounded down; the cents left over go to the parts with
    the largest remainders, to the earlier one of equals.

    >>> split(1000, [1, 1, 1])
    [334, 333, 333]
    """
    whole = sum(shares)
    if whole <= 0:
        raise ValueError("nobody has a share")
    exact = [divmod(cents * share, whole) for share in shares]
    parts = [part for part, _ in exact]
    order = sorted(range(len(parts)), key=lambda i: -exact[i][1])
    for i in order[: cents - sum(parts)]:
        parts[i] += 1
    return parts


def split_by_nights(cents, guests):
    """Split by the nights stayed; `guests` are pairs (name, nights)."""
    names = [name for name, _ in guests]
    return dict(zip(names, split(cents, (nights for _, nights in guests))))
