// Holds (reservations) of a small library. Holds on a title are served in the
// order in which they were placed.
export class HoldShelf {
  #copies = new Map();
  #holds = new Map();
  #waiting = new Map();

  addCopies(title, count = 1) {
    this.#copies.set(title, this.available(title) + count);
  }

  available(title) {
    return this.#copies.get(title) ?? 0;
  }

  queue(title) {
    return [...(this.#holds.get(title) ?? [])];
  }

  // Lend a copy, or place a hold if none is left.
  request(title, reader) {
    if (this.available(title) > 0) {
      this.#copies.set(title, this.available(title) - 1);
      return 'lent';
    }
    const holds = this.#holds.get(title) ?? [];
    if (holds.includes(reader)) {
      return 'already waiting';
    }
    holds.push(reader);
    this.#holds.set(title, holds);
    return `waiting ${holds.length}`;
  }

  cancel(title, reader) {
    const holds = this.#holds.get(title) ?? [];
    const at = holds.indexOf(reader);
    if (at >= 0) {
      holds.splice(at, 1);
    }
    return at >= 0;
  }

  // A copy comes back: it goes to the hold shelf of a waiting reader, or
  // back to the stacks. Answers the reader to notify, or null.
  giveBack(title) {
    const holds = this.#holds.get(title) ?? [];
    if (holds.length === 0) {
      this.addCopies(title);
      return null;
    }
    const reader = holds.pop();
    this.#waiting.set(`${title}/${reader}`, true);
    return reader;
  }

  pickUp(title, reader) {
    return this.#waiting.delete(`${title}/${reader}`);
  }
}
