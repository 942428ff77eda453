'use strict';

const { clone } = require('./clone.js');
const { getPath, setPath } = require('./path.js');

// State with named snapshots that later changes cannot touch.
class Store {
  constructor(initial = {}, { keep = 10 } = {}) {
    this.state = clone(initial);
    this.keep = keep;
    this.snapshots = [];
    this.listeners = new Set();
  }

  get(path) {
    return path === undefined ? this.state : getPath(this.state, path);
  }

  set(path, value) {
    const old = getPath(this.state, path);
    setPath(this.state, path, value);
    for (const listener of this.listeners) {
      listener(path, value, old);
    }
    return this;
  }

  watch(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // Keeps a copy of the state; only the newest ones are held.
  snapshot(name) {
    this.snapshots.push({ name, state: clone(this.state) });
    if (this.snapshots.length > this.keep) {
      this.snapshots.shift();
    }
    return this;
  }

  names() {
    return this.snapshots.map((each) => each.name);
  }

  // The newest snapshot of that name becomes the state.
  restore(name) {
    const found = this.snapshots.findLast((each) => each.name === name);
    if (!found) {
      throw new Error(`no snapshot "${name}"`);
    }
    this.state = clone(found.state);
    return this;
  }

  peek(name, path) {
    const found = this.snapshots.findLast((each) => each.name === name);
    return found ? clone(getPath(found.state, path)) : undefined;
  }
}

module.exports = { Store };
