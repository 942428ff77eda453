"""Short notation for series of whole numbers that grow or shrink evenly."""


def pack(series):
    """The first number, then the steps; a step that is repeated gets a count.

    >>> pack([10, 12, 14, 16, 15])
    '10 +2*3 -1'
    """
    if not series:
        return ""
    parts = [str(series[0])]
    steps = [after - before for before, after in zip(series, series[1:])]
    start = 0
    for index in range(1, len(steps) + 1):
        if index == len(steps) or steps[index] != steps[start]:
            times = index - start
            parts.append(f"{steps[start]:+d}" + (f"*{times}" if times > 1 else ""))
            start = times
    return " ".join(parts)


def unpack(text):
    """The series such a text stands for."""
    if not text:
        return []
    first, *parts = text.split()
    series = [int(first)]
    for part in parts:
        step, _, times = part.partition("*")
        for _ in range(int(times or 1)):
            series.append(series[-1] + int(step))
    return series
