"""Times on the results list of a race."""


def clock(seconds):
    """Time with tenths: 83.27 -> "1:23.3", from one hour on "1:02:03.4"."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(int(minutes), 60)
    if hours:
        return f"{hours}:{minutes:02d}:{rest:04.1f}"
    return f"{minutes}:{rest:04.1f}"


def results(times):
    """Lines of the list; from the second on with the gap to the winner.

    `times` maps names to seconds, None for those who gave up.
    """
    finished = sorted((time, name) for name, time in times.items() if time is not None)
    lines = []
    for place, (time, name) in enumerate(finished, 1):
        line = f"{place}. {name} {clock(time)}"
        if place > 1:
            line += f" (+{clock(time - finished[0][0])})"
        lines.append(line)
    lines += [f"-. {name} gave up" for name in sorted(times) if times[name] is None]
    return lines
