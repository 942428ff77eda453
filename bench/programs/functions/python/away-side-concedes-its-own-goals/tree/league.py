"""The table of a football league."""
from dataclasses import dataclass


@dataclass
class Row:
    team: str
    points: int = 0
    scored: int = 0
    conceded: int = 0

    @property
    def difference(self):
        return self.scored - self.conceded


def points(scored, conceded):
    if scored == conceded:
        return 1
    return 3 if scored > conceded else 0


def standings(results):
    """Rows of the table, the best team first.

    results: tuples (home team, away team, home goals, away goals). What counts
    is points, then the difference of goals, goals scored and the name.
    """
    rows = {}
    for home, away, home_goals, away_goals in results:
        host = rows.setdefault(home, Row(home))
        host.points += points(home_goals, away_goals)
        host.scored += home_goals
        host.conceded += away_goals
        guest = rows.setdefault(away, Row(away))
        guest.points += points(away_goals, home_goals)
        guest.scored += away_goals
        guest.conceded += away_goals
    return sorted(rows.values(), key=lambda r: (-r.points, -r.difference, -r.scored, r.team))


def line(row):
    """One line of the table as text."""
    return f"{row.team:<12}{row.scored:>3}:{row.conceded:<3}{row.points:>3}"
