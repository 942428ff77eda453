"""How a rumour goes round. `friends` maps a person to a list of persons."""


def spread(friends, starter):
    """Who hears the rumour on which day.

    Element n lists those who hear it first on day n, in the order in which
    they are told. The starter alone is day 0.
    """
    heard = {starter}
    days = []
    today = [starter]
    while today:
        days.append(today)
        tomorrow = []
        for person in today:
            for friend in friends.get(person, ()):
                if friend not in heard:
                    tomorrow.append(friend)
        heard.update(tomorrow)
        today = tomorrow
    return days


def days_until(friends, starter, target):
    """Day on which `target` hears it, None for never."""
    for day, people in enumerate(spread(friends, starter)):
        if target in people:
            return day
    return None
