from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

from .offsets import format_offset, parse_offset


@dataclass(frozen=True)
class Station:
    name: str
    offset: timedelta

    @classmethod
    def from_line(cls, line):
        """A line of the list of stations: "<name> <offset>"."""
        name, _, offset = line.strip().rpartition(" ")
        return cls(name, parse_offset(offset))

    def local(self, moment):
        return moment.astimezone(timezone(self.offset))

    def stamp(self, moment):
        return f"{self.local(moment):%Y-%m-%d %H:%M}{format_offset(self.offset)}"

    def ahead_of(self, other):
        """The difference of the clocks as a text."""
        return format_offset(self.offset - other.offset)


def board(stations, moment):
    """All stations from west to east with their times."""
    ordered = sorted(stations, key=lambda station: (station.offset, station.name))
    return [f"{station.name:<12} {station.stamp(moment)}" for station in ordered]


def utc(*parts):
    return datetime(*parts, tzinfo=timezone.utc)
