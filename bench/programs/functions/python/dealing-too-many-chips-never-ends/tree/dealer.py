"""Hands out chips to the boxes of the table."""


def deal(chips, room):
    """Deal chips one at a time to the boxes in turn, skipping full ones.

    `room` says how many chips each box can hold. Returns the number of
    chips in each box; raises ValueError when they cannot all be placed.
    """
    boxes = [0] * len(room)
    while chips > 0:
        for i, limit in enumerate(room):
            if chips and boxes[i] < limit:
                boxes[i] += 1
                chips -= 1
    return boxes


def top_up(boxes, chips, room):
    """Deal further chips into boxes that already hold some."""
    left = [limit - have for have, limit in zip(boxes, room)]
    return [have + more for have, more in zip(boxes, deal(chips, left))]
