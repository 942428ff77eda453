"""How news travels through the village.

`friends` maps a person to the people he or she talks to every day. Who has heard
the news on one day tells it on the next one.
"""


def spread(friends, start, days):
    """The day on which each person hears the news for the first time.

    The first person knows it on day 0; only people who hear it within the given
    number of days are contained.

    >>> spread({"Ida": ["Otto"], "Otto": ["Eva"]}, "Ida", 1)
    {'Ida': 0, 'Otto': 1}
    """
    heard = {start: 0}
    tellers = [start]
    for day in range(1, days + 1):
        fresh = []
        for person in tellers:
            for friend in friends.get(person, []):
                if friend != start:
                    heard[friend] = day
                    fresh.append(friend)
        tellers = fresh
    return heard


def knowing(friends, start, day):
    """Names of those who know on that day, in alphabetical order."""
    return sorted(spread(friends, start, day))


def last_to_hear(friends, start, days):
    """Who hears it last; of several people the first of the alphabet."""
    heard = spread(friends, start, days)
    return min(heard, key=lambda person: (-heard[person], person))


def mutual(pairs):
    """A friends table in which everybody talks back."""
    table = {}
    for left, right in pairs:
        table.setdefault(left, []).append(right)
        table.setdefault(right, []).append(left)
    return table
