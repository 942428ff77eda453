"""Finds times of day in announcements."""
import re

CLOCK = re.compile(r"(?<![\d:])(\d{2}):(\d{2})(?![\d:])")


def find_times(text):
    """Minutes after midnight of all the times such as 8:05 or 17:40, in their order."""
    times = []
    for hours, minutes in CLOCK.findall(text):
        if int(hours) < 24 and int(minutes) < 60:
            times.append(int(hours) * 60 + int(minutes))
    return times


def next_train(text, now):
    """The first time in the text that is not before now ("HH:MM"), None without one."""
    hours, minutes = map(int, now.split(":"))
    later = [time for time in find_times(text) if time >= hours * 60 + minutes]
    if not later:
        return None
    return f"{min(later) // 60}:{min(later) % 60:02d}"
