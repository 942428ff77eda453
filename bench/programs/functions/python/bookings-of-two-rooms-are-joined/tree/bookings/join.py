from typing import NamedTuple


class Booking(NamedTuple):
    room: str
    guest: str
    first: int  # night of arrival
    nights: int

    @property
    def leaves(self):
        return self.first + self.nights


def join(bookings):
    """Make one booking out of those that follow each other without a gap.

    Only bookings of the same guest for the same room are joined. The result
    is sorted by guest, then by first night, then by room.
    """
    joined = []
    for booking in sorted(bookings, key=lambda b: (b.guest, b.room, b.first)):
        last = joined[-1] if joined else None
        if (
            last is not None
            and last.guest == booking.guest
            and last.leaves == booking.first
        ):
            joined[-1] = last._replace(nights=last.nights + booking.nights)
        else:
            joined.append(booking)
    return sorted(joined, key=lambda b: (b.guest, b.first, b.room))
