const MINUTE = 60_000;

/**
 * Keeps the seats of one performance: free, held for a basket, or sold.
 * The clock is passed in, so that the box office can be tested.
 */
export class SeatHolds {
  #seats = new Map(); // seat -> "free" | hold id | "sold"
  #holds = new Map(); // hold id -> hold
  #nextId = 1;

  constructor(seats, { holdMinutes = 10, now = () => Date.now() } = {}) {
    for (const seat of seats) this.#seats.set(seat, "free");
    this.holdFor = holdMinutes * MINUTE;
    this.now = now;
  }

  get freeSeats() {
    this.#sweep();
    return [...this.#seats].filter(([, state]) => state === "free").map(([seat]) => seat);
  }

  hold(seats, customer) {
    this.#sweep();
    for (const seat of seats) {
      if (!this.#seats.has(seat)) throw new RangeError(`No such seat: ${seat}`);
      if (this.#seats.get(seat) !== "free") throw new Error(`Seat ${seat} is taken`);
    }
    const heldAt = this.now();
    const hold = {
      id: `H${this.#nextId++}`,
      seats: [...seats],
      customer,
      heldAt,
      expiresAt: heldAt + this.holdFor,
    };
    this.#holds.set(hold.id, hold);
    for (const seat of seats) this.#seats.set(seat, hold.id);
    return { ...hold };
  }

  /** Gives the customer some more minutes, and tells until when. */
  extend(id, minutes) {
    const hold = this.#find(id);
    hold.expiresAt += minutes * MINUTE;
    return hold.expiresAt;
  }

  /** Milliseconds the customer has left. */
  timeLeft(id) {
    return this.#find(id).expiresAt - this.now();
  }

  release(id) {
    const hold = this.#find(id);
    this.#drop(hold);
  }

  confirm(id) {
    const hold = this.#find(id);
    for (const seat of hold.seats) this.#seats.set(seat, "sold");
    this.#holds.delete(id);
    return { customer: hold.customer, seats: [...hold.seats] };
  }

  #find(id) {
    this.#sweep();
    const hold = this.#holds.get(id);
    if (!hold) throw new Error(`Hold ${id} has lapsed`);
    return hold;
  }

  #drop(hold) {
    for (const seat of hold.seats) this.#seats.set(seat, "free");
    this.#holds.delete(hold.id);
  }

  #sweep() {
    const cutoff = this.now() - this.holdFor;
    for (const hold of [...this.#holds.values()]) {
      if (hold.heldAt <= cutoff) this.#drop(hold);
    }
  }
}
