/** Signals between the parts of an application. */
export class Signals {
  #handlers = new Map();

  /** Adds a handler; the function that is returned takes it away again. */
  on(name, handler) {
    const list = this.#handlers.get(name) ?? [];
    this.#handlers.set(name, [...list, handler]);
    return () => this.off(name, handler);
  }

  off(name, handler) {
    const list = this.#handlers.get(name) ?? [];
    this.#handlers.set(name, list.filter((other) => other !== handler));
  }

  /** Calls the handlers of a signal in turn and returns how many there are. */
  send(name, ...values) {
    const list = this.#handlers.get(name);
    for (const handler of list) handler(...values);
    return list.length;
  }
}
