"""Maps between character offsets and pages."""


def page_starts(lengths):
    """Offset of the first character of each page."""
    starts = []
    position = 0
    for length in lengths:
        starts.append(position)
        position += length
    return starts


def page_of(starts, offset):
    """Index of the page that holds the character at `offset`.

    `starts` is what page_starts gives: increasing, the first one 0. Whatever
    lies behind the start of the last page counts as part of that page.
    """
    if not starts or offset < starts[0]:
        raise ValueError(f"no page holds offset {offset}")
    low, high = 0, len(starts) - 1
    while low < high:
        mid = (low + high) // 2
        if starts[mid] <= offset:
            low = mid
        else:
            high = mid - 1
    return low


def locate(starts, offset):
    """The pair (page, offset inside of that page)."""
    page = page_of(starts, offset)
    return page, offset - starts[page]
