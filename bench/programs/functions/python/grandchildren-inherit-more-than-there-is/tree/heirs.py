"""Who inherits which part of an estate.

A person is a dict with a name, perhaps "dead": True and "children".
"""
from fractions import Fraction


def has_line(person):
    """Whether the person or a descendant is alive."""
    return not person.get("dead") or any(map(has_line, person.get("children", [])))


def names(people):
    """All the names in the family, parents before children."""
    found = []
    for person in people:
        found.append(person["name"])
        found += names(person.get("children", []))
    return found


def shares(children, estate=Fraction(1)):
    """The part of the estate for each heir, by name.

    All the children's lines get the same. Children of somebody dead share
    what that person would have got.
    """
    lines = [child for child in children if has_line(child)]
    result = {}
    for child in lines:
        part = estate / len(lines)
        if child.get("dead"):
            result.update(shares(child["children"], estate))
        else:
            result[child["name"]] = part
    return result


def payout(children, cents):
    """Whole cents for each heir."""
    return {name: int(part * cents) for name, part in shares(children).items()}
