"""Rosters as people write them in a chat.

    Mon: Ann, Bob
    Tue: Cid
"""


def parse_roster(text):
    """For each day the list of the names; lines without a colon are ignored."""
    roster = {}
    for line in text.splitlines():
        day, colon, names = line.partition(":")
        if not colon:
            continue
        people = [name for name in names.strip().split(",")]
        roster.setdefault(day.strip(), []).extend(name for name in people if name)
    return roster


def days_of(text, name):
    """The days on which somebody is on duty, in the order of the roster."""
    return [day for day, names in parse_roster(text).items() if name in names]


def unstaffed(text):
    """Days for which nobody is named."""
    return [day for day, names in parse_roster(text).items() if not names]
