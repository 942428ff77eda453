"""Loading plan for the car deck."""


def load_lanes(lengths, lane_length, gap=1):
    """Assign vehicles, in boarding order, to the lanes of the car deck.

    A lane takes vehicles until the next one no longer fits. There are
    `gap` metres between two vehicles of a lane, and none in front of the
    first or behind the last one.

    >>> load_lanes([4, 5, 12, 4], 18)
    [[4, 5], [12, 4]]
    """
    lanes = []
    free = 0
    for length in lengths:
        if length > lane_length:
            raise ValueError(f"vehicle of {length} m is longer than a lane")
        if lanes and length + gap < free:
            lanes[-1].append(length)
            free -= length + gap
        else:
            lanes.append([length])
            free = lane_length - length
    return lanes


def unused_metres(lanes, lane_length, gap=1):
    """Metres left at the end of each lane."""
    return [lane_length - sum(lane) - gap * (len(lane) - 1) for lane in lanes]
