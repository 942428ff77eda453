"""Free slots are pairs (start, end) in minutes, sorted and not overlapping."""


def common_slots(mine, yours, at_least=1):
    """Slots in which both are free for `at_least` minutes.

    >>> common_slots([(0, 60), (90, 120)], [(30, 80), (85, 100)])
    [(30, 60), (90, 100)]
    """
    shared = []
    i = j = 0
    while i < len(mine) and j < len(yours):
        my_start, my_end = mine[i]
        your_start, your_end = yours[j]
        start = max(my_start, your_start)
        end = min(my_end, your_end)
        if end - start >= at_least:
            shared.append((start, end))
        if my_end < your_start:
            i += 1
        else:
            j += 1
    return shared


def total_minutes(slots):
    return sum(end - start for start, end in slots)
