"""The list of new articles on the front page."""

from collections import namedtuple
from datetime import date

Article = namedtuple("Article", "title day")


def newest_first(articles):
    """Newest day first; articles of one day by title, A to Z.

    Capital letters make no difference.
    """
    return sorted(articles, key=lambda a: (a.day, a.title.casefold()), reverse=True)


def by_day(articles):
    """The same order as a list of (day, titles)."""
    groups = []
    for article in newest_first(articles):
        if not groups or groups[-1][0] != article.day:
            groups.append((article.day, []))
        groups[-1][1].append(article.title)
    return groups


def front_page(articles, today, days=7):
    """Titles not older than `days`, those of the future left out."""
    recent = [a for a in articles if 0 <= (today - a.day).days <= days]
    return [a.title for a in newest_first(recent)]
