DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class Week:
    """Who works when: for each day a list of (person, start, end)."""

    def __init__(self):
        self.shifts = {day: [] for day in DAYS}

    def add(self, day, person, start, end):
        if end <= start:
            raise ValueError("a shift must end after its start")
        self.shifts[day].append((person, start, end))

    def remove(self, day, person):
        """Take all shifts of a person off a day."""
        self.shifts[day] = [shift for shift in self.shifts[day] if shift[0] != person]

    def hours(self, person):
        return sum(
            end - start
            for day in DAYS
            for who, start, end in self.shifts[day]
            if who == person
        )

    def copy(self):
        """A week with the same shifts, to be changed on its own."""
        other = Week()
        other.shifts = dict(self.shifts)
        return other

    def line(self, day):
        """One day for the notice board."""
        shifts = sorted(self.shifts[day], key=lambda shift: shift[1:])
        return f"{day}: " + (", ".join(f"{who} {start}-{end}" for who, start, end in shifts) or "-")
