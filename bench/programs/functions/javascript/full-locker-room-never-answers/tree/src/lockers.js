/**
 * Lockers in a round room, numbered from 0.
 */
export class Lockers {
  constructor(count) {
    this.count = count;
    this.owners = new Map();
  }

  /**
   * Rents out the first free locker at or after `wish`; after the last one comes
   * number 0 again. Gives its number and how many lockers were passed on the
   * way, or null when all are taken.
   */
  rent(owner, wish) {
    let number = wish % this.count;
    let passed = 0;
    while (this.owners.has(number)) {
      number = (number + 1) % this.count;
      passed += 1;
    }
    if (passed === this.count) return null;
    this.owners.set(number, owner);
    return { number, passed };
  }

  /** Gives back a locker; tells whether it had been rented. */
  release(number) {
    return this.owners.delete(number);
  }

  free() {
    return this.count - this.owners.size;
  }
}
