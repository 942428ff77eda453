class Unit:
    """A unit of the company with the units below it."""

    def __init__(self, name, *children):
        self.name = name
        self.children = list(children)

    def route_to(self, name):
        """Names from this unit down to the one wanted, None if there is none."""
        if self.name == name:
            return [name]
        for child in self.children:
            route = child.route_to(name)
            if route is not None:
                return [self.name, child.name]
        return None

    def headcount(self, staff):
        """Number of people in this unit and below; `staff` maps names to numbers."""
        return staff.get(self.name, 0) + sum(
            child.headcount(staff) for child in self.children
        )


def common_unit(root, first, second):
    """Lowest unit that both belong to (a unit belongs to itself)."""
    routes = root.route_to(first), root.route_to(second)
    if None in routes:
        raise LookupError("no such unit")
    common = None
    for a, b in zip(*routes):
        if a != b:
            break
        common = a
    return common
