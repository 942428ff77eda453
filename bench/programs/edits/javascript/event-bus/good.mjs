// An in-process event bus. Topics are dotted; "*" matches exactly one segment
// and a trailing "#" matches any remaining segments, including none.

function compile(pattern) {
  const segments = pattern.split(".");
  const open = segments.at(-1) === "#";
  if (open) segments.pop();
  if (segments.includes("#")) {
    throw new Error(`"#" is only allowed at the end: ${pattern}`);
  }
  return { segments, open };
}

function matches({ segments, open }, topic) {
  const parts = topic.split(".");
  if (open ? parts.length < segments.length : parts.length !== segments.length) {
    return false;
  }
  return segments.every((segment, i) => segment === "*" || segment === parts[i]);
}

export class EventBus {
  #listeners = [];
  #retained = new Map();
  #nextId = 1;
  #paused = 0;
  #queue = [];
  #onError;

  constructor({ onError = (error) => console.error(error) } = {}) {
    this.#onError = onError;
  }

  on(pattern, handler, { priority = 0, once = false, replay = false } = {}) {
    const listener = {
      id: this.#nextId,
      matcher: compile(pattern),
      pattern,
      handler,
      priority,
      once,
    };
    this.#nextId += 1;
    this.#listeners.push(listener);
    this.#listeners.sort((a, b) => b.priority - a.priority || a.id - b.id);
    if (replay) this.#replayTo(listener);
    return () => this.#remove(listener.id);
  }

  once(pattern, handler, options = {}) {
    return this.on(pattern, handler, { ...options, once: true });
  }

  off(pattern, handler) {
    this.#listeners = this.#listeners.filter(
      (l) => l.pattern !== pattern || (handler && l.handler !== handler),
    );
  }

  // Returns how many handlers ran; while paused events are queued instead.
  emit(topic, payload, { retain = false } = {}) {
    if (/[*#]/.test(topic)) throw new Error(`cannot emit to a pattern: ${topic}`);
    if (retain) this.#retained.set(topic, payload);
    if (this.#paused > 0) {
      this.#queue.push({ topic, payload });
      return 0;
    }
    return this.#dispatch(topic, payload);
  }

  pause() {
    this.#paused += 1;
  }

  resume() {
    if (this.#paused === 0) return;
    this.#paused -= 1;
    while (this.#paused === 0 && this.#queue.length > 0) {
      const { topic, payload } = this.#queue.shift();
      this.#dispatch(topic, payload);
    }
  }

  waitFor(pattern, timeoutMs) {
    return new Promise((resolve, reject) => {
      let timer = null;
      const unsubscribe = this.once(pattern, (payload, topic) => {
        clearTimeout(timer);
        resolve({ topic, payload });
      });
      if (timeoutMs === undefined) return;
      timer = setTimeout(() => {
        unsubscribe();
        reject(new Error(`timed out waiting for ${pattern}`));
      }, timeoutMs);
    });
  }

  #dispatch(topic, payload) {
    let count = 0;
    for (const listener of [...this.#listeners]) {
      if (!matches(listener.matcher, topic)) continue;
      if (listener.once) this.#remove(listener.id);
      this.#call(listener, topic, payload);
      count += 1;
    }
    return count;
  }

  #replayTo(listener) {
    for (const [topic, payload] of this.#retained) {
      if (!matches(listener.matcher, topic)) continue;
      this.#call(listener, topic, payload);
      if (listener.once) {
        this.#remove(listener.id);
        return;
      }
    }
  }

  #call(listener, topic, payload) {
    try {
      listener.handler(payload, topic);
    } catch (error) {
      this.#onError(error, topic);
    }
  }

  #remove(id) {
    this.#listeners = this.#listeners.filter((l) => l.id !== id);
  }
}
