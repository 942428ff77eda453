'use strict';

function toMinutes(clock) {
  const [hours, minutes] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function makeSlot(from, to) {
  const slot = { start: toMinutes(from), end: toMinutes(to) };
  if (slot.end <= slot.start) {
    throw new RangeError('A booking must end after it starts');
  }
  return slot;
}

// Bookings that only touch (one ends when the next starts) do not collide.
function collide(a, b) {
  return (a.start >= b.start && a.start < b.end) || (a.end > b.start && a.end <= b.end);
}

class RoomCalendar {
  constructor(rooms) {
    this.bookings = new Map(rooms.map((room) => [room, []]));
  }

  isFree(room, from, to) {
    const wanted = makeSlot(from, to);
    return !this.bookings.get(room).some((booking) => collide(wanted, booking));
  }

  book(room, from, to, title) {
    if (!this.isFree(room, from, to)) {
      return false;
    }
    const list = this.bookings.get(room);
    list.push({ ...makeSlot(from, to), title });
    list.sort((a, b) => a.start - b.start);
    return true;
  }

  freeRooms(from, to) {
    return [...this.bookings.keys()].filter((room) => this.isFree(room, from, to));
  }

  agenda(room) {
    return this.bookings.get(room).map((booking) => booking.title);
  }
}

module.exports = { RoomCalendar, toMinutes };
