"""May this crew take the ferry out?"""
from collections import Counter
from dataclasses import dataclass, field
from datetime import date


@dataclass
class Sailor:
    name: str
    role: str
    certificates: dict = field(default_factory=dict)  # certificate -> valid until

    def holds(self, certificate, day):
        return certificate in self.certificates and self.certificates[certificate] >= day


NEEDED = {
    "captain": ("radio", "first-aid", "master"),
    "engineer": ("engine", "first-aid"),
    "deck": ("first-aid",),
}
MINIMUM = {"captain": 1, "engineer": 1, "deck": 2}


def missing_certificates(sailor, day):
    return [needed for needed in NEEDED[sailor.role] if not sailor.holds(needed, day)]


def may_serve(sailor, day):
    """Every certificate of the role must be valid on that day."""
    for needed in NEEDED[sailor.role]:
        return sailor.holds(needed, day)
    return True


def check_crew(crew, day: date):
    """The problems of a crew, a list of texts; an empty list is a go."""
    problems = []
    for sailor in crew:
        if not may_serve(sailor, day):
            problems.append(f"{sailor.name}: {', '.join(missing_certificates(sailor, day))}")
    fit = Counter(sailor.role for sailor in crew if may_serve(sailor, day))
    for role, count in MINIMUM.items():
        if fit[role] < count:
            problems.append(f"{count - fit[role]} more {role} needed")
    return problems
