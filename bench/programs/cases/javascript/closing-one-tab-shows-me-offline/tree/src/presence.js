'use strict';

/**
 * Who is online in a chat. A person may have several connections (tabs, phone).
 * `notify(person, status)` is called when somebody comes or goes.
 */
class Presence {
  constructor(notify = () => {}) {
    this.notify = notify;
    this.connections = new Map();
  }

  enter(person, connection, time) {
    let open = this.connections.get(person);
    if (!open) {
      open = new Map();
      this.connections.set(person, open);
      this.notify(person, 'online');
    }
    open.set(connection, time);
  }

  /** A sign of life of a connection that is open already. */
  beat(person, connection, time) {
    const open = this.connections.get(person);
    if (open && open.has(connection)) {
      open.set(connection, time);
    }
  }

  leave(person, connection) {
    const open = this.connections.get(person);
    if (!open || !open.delete(connection)) {
      return;
    }
    this.connections.delete(person);
    this.notify(person, 'offline');
  }

  /** Closes the connections that have been silent for more than `limit`. */
  sweep(now, limit) {
    for (const [person, open] of [...this.connections]) {
      for (const [connection, time] of [...open]) {
        if (now - time > limit) {
          this.leave(person, connection);
        }
      }
    }
  }

  isOnline(person) {
    return this.connections.has(person);
  }

  online() {
    return [...this.connections.keys()].sort();
  }

  count(person) {
    return this.connections.get(person)?.size ?? 0;
  }
}

module.exports = { Presence };
