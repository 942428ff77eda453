def common_prefix(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return n


def describe_change(old, new):
    """Smallest edit that makes `new` out of `old`.

    Gives (start, removed, inserted): at index `start` the text `removed`
    is taken out and `inserted` put in. Common text in front is preferred
    over common text behind.
    """
    start = common_prefix(old, new)
    tail = common_prefix(old[start:][::-1], new[start:][::-1])
    return start, old[start:-tail], new[start:-tail]


def apply_change(text, change):
    """Carry out a change as given by describe_change."""
    start, removed, inserted = change
    if text[start:start + len(removed)] != removed:
        raise ValueError("the change does not apply")
    return text[:start] + inserted + text[start + len(removed):]
