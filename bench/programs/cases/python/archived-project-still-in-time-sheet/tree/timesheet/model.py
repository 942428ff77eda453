from dataclasses import dataclass
from datetime import date
from typing import Optional


@dataclass
class Project:
    code: str
    start: date
    end: Optional[date] = None
    archived: bool = False
    members: tuple = ()

    def open_for(self, person, day):
        """May this person book hours on that day?

        Archived projects take no hours. A project without members is open to
        everybody. Both the first and the last day belong to the project.
        """
        return (
            self.start <= day
            and (self.end is None or day <= self.end and not self.archived)
            and (not self.members or person in self.members)
        )


class TimeSheet:
    def __init__(self, person, projects):
        self.person = person
        self.projects = {project.code: project for project in projects}
        self.hours = {}

    def choices(self, day):
        """Codes for the drop-down list."""
        return sorted(code for code, project in self.projects.items() if project.open_for(self.person, day))

    def book(self, code, day, hours):
        if code not in self.choices(day):
            raise LookupError(f"{code} is not open on {day}")
        key = (code, day)
        if self.on(day) + hours > 24:
            raise ValueError("a day has 24 hours")
        self.hours[key] = self.hours.get(key, 0) + hours

    def on(self, day):
        return sum(hours for (_, booked), hours in self.hours.items() if booked == day)

    def total(self, code):
        return sum(hours for (booked, _), hours in self.hours.items() if booked == code)
