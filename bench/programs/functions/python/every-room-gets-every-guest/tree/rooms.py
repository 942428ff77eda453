"""Who sleeps in which room of the hostel."""


def occupancy(bookings, rooms):
    """For each of the rooms the guests in the order of their bookings.

    A booking is a pair (guest, room); rooms that do not exist are a KeyError.
    """
    guests = dict.fromkeys(rooms, [])
    for guest, room in bookings:
        guests[room].append(guest)
    return guests


def free_beds(bookings, beds):
    """Beds left in each room; beds says how many a room has."""
    taken = occupancy(bookings, beds)
    return {room: count - len(taken[room]) for room, count in beds.items()}


def overbooked(bookings, beds):
    """Rooms with more guests than beds, sorted."""
    return sorted(room for room, free in free_beds(bookings, beds).items() if free < 0)
