"""Wine cases are sent off full or not at all."""


def best_case(crates, slots):
    """Highest value of a selection of crates that takes exactly `slots` slots.

    `crates` are pairs (slots taken, value), each there once. None when no
    selection fills the slots exactly.
    """
    best = [0] * (slots + 1)
    for size, value in crates:
        for filled in range(slots, size - 1, -1):
            before = best[filled - size]
            if before is None:
                continue
            if best[filled] is None or before + value > best[filled]:
                best[filled] = before + value
    return best[slots]


def price(crates, slots, fee):
    """What the customer pays: the best case and a fee for the transport."""
    value = best_case(crates, slots)
    if value is None:
        return None
    return value + fee
