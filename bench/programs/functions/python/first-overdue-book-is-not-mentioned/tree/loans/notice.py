"""Notices about books that should have been brought back."""

from datetime import date, timedelta


class Loan:
    def __init__(self, title, since, days=28):
        self.title = title
        self.due = since + timedelta(days=days)

    def overdue(self, today):
        """Days past the due date; zero or less means there is time."""
        return (today - self.due).days


def late_titles(loans, today):
    """Lines about the late books, in the given order."""
    for loan in loans:
        days = loan.overdue(today)
        if days > 0:
            yield f"{loan.title} ({days} day{'s' if days > 1 else ''})"


def notice(name, loans, today):
    """The text to send to a reader, None if nothing is late."""
    lines = late_titles(loans, today)
    if not any(lines):
        return None
    return f"Dear {name}, please return: " + "; ".join(lines)


def notices(readers, today):
    """Texts for all readers, given as {name: loans}."""
    texts = (notice(name, loans, today) for name, loans in sorted(readers.items()))
    return [text for text in texts if text is not None]
