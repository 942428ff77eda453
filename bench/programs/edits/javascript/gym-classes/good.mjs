// Class booking for a gym: places, waiting lists, check-in and no-show strikes.

const HOUR = 60 * 60 * 1000;
const CANCEL_HOURS = 12;
const MAX_STRIKES = 3;

export class BookingError extends Error {}

export class ClassSchedule {
  constructor() {
    this.classes = new Map();
    this.members = new Map();
  }

  addMember(id, { credits = 0, unlimited = false } = {}) {
    this.members.set(id, { id, credits, unlimited, strikes: 0 });
  }

  addClass(id, { name, coach, start, minutes, capacity }) {
    const end = start + minutes * 60 * 1000;
    const clash = [...this.classes.values()].find(
      (other) => other.coach === coach && other.start < end && start < other.end,
    );
    if (clash) throw new BookingError(`${coach} already teaches ${clash.name}`);
    this.classes.set(id, {
      id,
      name,
      coach,
      start,
      end,
      capacity,
      booked: new Set(),
      waiting: [],
      present: new Set(),
      closed: false,
    });
  }

  lookUp(classId, memberId) {
    const session = this.classes.get(classId);
    if (!session) throw new BookingError("no such class");
    const member = this.members.get(memberId);
    if (!member) throw new BookingError("no such member");
    return { session, member };
  }

  book(classId, memberId, now) {
    const { session, member } = this.lookUp(classId, memberId);
    if (now >= session.start) throw new BookingError("class has started");
    if (member.strikes >= MAX_STRIKES) throw new BookingError("member is blocked");
    if (session.booked.has(memberId)) return "booked";
    if (session.waiting.includes(memberId)) return "waiting";

    if (session.booked.size >= session.capacity) {
      session.waiting.push(memberId);
      return "waiting";
    }
    if (!this.charge(member)) throw new BookingError("no credits left");
    session.booked.add(memberId);
    return "booked";
  }

  charge(member) {
    if (member.unlimited) return true;
    if (member.credits <= 0) return false;
    member.credits -= 1;
    return true;
  }

  cancel(classId, memberId, now) {
    const { session, member } = this.lookUp(classId, memberId);
    const place = session.waiting.indexOf(memberId);
    if (place !== -1) {
      session.waiting.splice(place, 1);
      return { refunded: false, promoted: null };
    }
    if (now >= session.start || !session.booked.delete(memberId)) {
      return { refunded: false, promoted: null };
    }

    const early = session.start - now >= CANCEL_HOURS * HOUR;
    const refunded = early && !member.unlimited;
    if (refunded) member.credits += 1;
    return { refunded, promoted: this.promote(session) };
  }

  // Gives a free place to the first waiting member who can pay for it.
  promote(session) {
    while (session.waiting.length > 0 && session.booked.size < session.capacity) {
      const memberId = session.waiting.shift();
      if (!this.charge(this.members.get(memberId))) continue;
      session.booked.add(memberId);
      return memberId;
    }
    return null;
  }

  checkIn(classId, memberId) {
    const { session, member } = this.lookUp(classId, memberId);
    if (session.closed || !session.booked.has(memberId)) return false;
    session.present.add(memberId);
    member.strikes = 0;
    return true;
  }

  close(classId) {
    const session = this.classes.get(classId);
    if (!session || session.closed) return [];
    session.closed = true;
    const absent = [...session.booked].filter((id) => !session.present.has(id));
    for (const id of absent) {
      this.members.get(id).strikes += 1;
    }
    return absent;
  }

  timetable(dayStart) {
    const dayEnd = dayStart + 24 * HOUR;
    return [...this.classes.values()]
      .filter((s) => s.start >= dayStart && s.start < dayEnd)
      .sort((a, b) => a.start - b.start)
      .map((s) => {
        const free = s.capacity - s.booked.size;
        return `${s.name} with ${s.coach}: ${free > 0 ? `${free} free` : "full"}`;
      });
  }
}
