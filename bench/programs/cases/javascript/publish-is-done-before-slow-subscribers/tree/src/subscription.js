let counter = 0;

export class Subscription {
  constructor(pattern, handler, { times = Infinity, priority = 0 } = {}) {
    if (typeof handler !== 'function') {
      throw new TypeError('handler must be a function');
    }
    counter += 1;
    this.id = counter;
    this.pattern = pattern;
    this.handler = handler;
    this.left = times;
    this.priority = priority;
  }

  get finished() {
    return this.left <= 0;
  }

  run(message) {
    this.left -= 1;
    return this.handler(message.payload, message);
  }
}

/** Higher priority first, then in order of subscribing. */
export function byPriority(a, b) {
  return b.priority - a.priority || a.id - b.id;
}
