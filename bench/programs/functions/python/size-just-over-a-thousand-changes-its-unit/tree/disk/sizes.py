"""Sizes of files for people, in units of 1024."""

UNITS = ("B", "KiB", "MiB", "GiB", "TiB")


def human(count, digits=1):
    """1536 -> "1.5 KiB".  Bytes are shown without digits."""
    size = float(count)
    for unit in UNITS:
        if abs(size) < 1000 or unit == UNITS[-1]:
            break
        size /= 1024
    if unit == "B":
        return f"{count} B"
    return f"{size:.{digits}f} {unit}"


def parse(text):
    """The opposite of human(), for the settings: "1.5 KiB" -> 1536."""
    number, _, unit = text.strip().partition(" ")
    if unit not in UNITS:
        raise ValueError(f"unknown unit {unit!r}")
    return round(float(number) * 1024 ** UNITS.index(unit))


def usage(used, total):
    return f"{human(used)} of {human(total)} ({used * 100 // total} %)"
