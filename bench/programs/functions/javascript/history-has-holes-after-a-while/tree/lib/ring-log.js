/**
 * Keeps the last `capacity` messages in a ring of fixed size.
 */
export class RingLog {
  #slots;
  #next = 0;
  #size = 0;

  constructor(capacity) {
    this.#slots = new Array(capacity);
  }

  get size() {
    return this.#size;
  }

  write(message) {
    this.#slots[this.#next] = message;
    this.#next = (this.#next + 1) % this.#slots.length;
    this.#size = Math.min(this.#size + 1, this.#slots.length);
  }

  /** The message `back` steps ago: 0 is the latest one. Undefined if there is none. */
  at(back) {
    if (back < 0 || back >= this.#size) return undefined;
    const capacity = this.#slots.length;
    return this.#slots[(this.#next - 1 - back) % capacity];
  }

  /** The latest message first, and so on. */
  *[Symbol.iterator]() {
    for (let back = 0; back < this.#size; back++) yield this.at(back);
  }
}
