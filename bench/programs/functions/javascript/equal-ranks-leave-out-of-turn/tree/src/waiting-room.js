const before = (a, b) => a.rank < b.rank || (a.rank === b.rank && a.ticket < b.ticket);

/**
 * A queue in which a lower rank goes first, and among equal ranks whoever came
 * in earlier.
 */
export class WaitingRoom {
  constructor() {
    this.heap = [];
    this.admitted = 0;
  }

  get size() {
    return this.heap.length;
  }

  admit(name, rank = 5) {
    const guest = { name, rank, ticket: this.heap.length };
    this.admitted += 1;
    let at = this.heap.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!before(guest, this.heap[parent])) break;
      this.heap[at] = this.heap[parent];
      at = parent;
    }
    this.heap[at] = guest;
  }

  /** Name of the next guest, or null when nobody waits. */
  call() {
    if (this.heap.length === 0) return null;
    const [first] = this.heap;
    const moved = this.heap.pop();
    if (this.heap.length > 0) this.#sink(moved);
    return first.name;
  }

  #sink(guest) {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.heap.length) break;
      if (child + 1 < this.heap.length && before(this.heap[child + 1], this.heap[child])) child += 1;
      if (!before(this.heap[child], guest)) break;
      this.heap[at] = this.heap[child];
      at = child;
    }
    this.heap[at] = guest;
  }
}
