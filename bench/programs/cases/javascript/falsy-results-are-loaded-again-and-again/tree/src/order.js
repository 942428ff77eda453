/** Keeps keys in the order of their last use; a Map remembers insertion. */
export class UseOrder {
  constructor() {
    this.keys = new Map();
  }

  touch(key) {
    this.keys.delete(key);
    this.keys.set(key, true);
  }

  forget(key) {
    this.keys.delete(key);
  }

  oldest() {
    return this.keys.keys().next().value;
  }

  get size() {
    return this.keys.size;
  }

  list() {
    return [...this.keys.keys()];
  }
}
