"""Offsets of time zones as minutes and as text."""


def parse_offset(text):
    """Minutes east of Greenwich for a text such as "+05:30" or "Z".

    >>> parse_offset("-05:00")
    -300
    """
    if text == "Z":
        return 0
    sign = -1 if text[0] == "-" else 1
    hours, _, minutes = text[1:].partition(":")
    return sign * int(hours) * 60 + int(minutes or 0)


def format_offset(minutes):
    """The other way round."""
    if minutes == 0:
        return "Z"
    hours, rest = divmod(abs(minutes), 60)
    return f"{'-' if minutes < 0 else '+'}{hours:02d}:{rest:02d}"


def local_clock(utc, offset):
    """Clock "HH:MM" at a place when it is utc "HH:MM" in Greenwich."""
    hours, minutes = map(int, utc.split(":"))
    total = (hours * 60 + minutes + parse_offset(offset)) % (24 * 60)
    return f"{total // 60:02d}:{total % 60:02d}"
