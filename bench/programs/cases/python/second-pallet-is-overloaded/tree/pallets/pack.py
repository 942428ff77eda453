"""Distributes the boxes of an order over pallets, in the order of the list."""


class TooHeavy(ValueError):
    pass


def pack(boxes, max_weight, max_boxes=None):
    """Lists of boxes, one for each pallet.

    A box is a (name, weight) pair. Boxes keep their order; a new pallet is begun
    when the next box would exceed the weight limit or the number of boxes.

    >>> pack([("a", 60), ("b", 50)], 100)
    [[('a', 60)], [('b', 50)]]
    """
    pallets = []
    current = []
    load = 0
    for name, weight in boxes:
        if weight > max_weight:
            raise TooHeavy("%s weighs %s, the limit is %s" % (name, weight, max_weight))
        full = max_boxes is not None and len(current) == max_boxes
        if current and (full or load + weight > max_weight):
            pallets.append(current)
            current = [(name, weight)]
            load = 0
        else:
            current.append((name, weight))
            load += weight
    if current:
        pallets.append(current)
    return pallets


def weights(pallets):
    return [sum(weight for _, weight in pallet) for pallet in pallets]


def manifest(boxes, max_weight, max_boxes=None):
    """One line for each pallet."""
    lines = []
    for number, pallet in enumerate(pack(boxes, max_weight, max_boxes), start=1):
        names = ", ".join(name for name, _ in pallet)
        total = sum(weight for _, weight in pallet)
        lines.append("pallet %d (%g kg): %s" % (number, total, names))
    return lines


def pallets_needed(boxes, max_weight, max_boxes=None):
    return len(pack(boxes, max_weight, max_boxes))
