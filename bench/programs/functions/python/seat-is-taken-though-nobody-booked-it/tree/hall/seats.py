class Hall:
    """Bookings of a hall with numbered rows and seats."""

    def __init__(self, rows, seats):
        self.rows = rows
        self.seats = seats
        self._booked = {}

    def _key(self, row, seat):
        if not (1 <= row <= self.rows and 1 <= seat <= self.seats):
            raise ValueError(f"no seat {seat} in row {row}")
        return f"{row}{seat}"

    def book(self, row, seat, guest):
        """Book a seat; False if another guest already has it."""
        key = self._key(row, seat)
        return self._booked.setdefault(key, guest) == guest

    def guest(self, row, seat):
        return self._booked.get(self._key(row, seat))

    def cancel(self, row, seat):
        """Free a seat and return the guest who had it (or None)."""
        return self._booked.pop(self._key(row, seat), None)

    def free_in_row(self, row):
        return [seat for seat in range(1, self.seats + 1) if self.guest(row, seat) is None]

    def neighbours(self, row, count):
        """First seat of `count` free ones side by side, else None."""
        run = 0
        for seat in range(1, self.seats + 1):
            run = run + 1 if self.guest(row, seat) is None else 0
            if run == count:
                return seat - count + 1
        return None
