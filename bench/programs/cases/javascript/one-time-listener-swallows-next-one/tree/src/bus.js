// Message bus of the dashboard. Topics are dotted names; a listener on
// 'order.*' hears everything below 'order'.
export class Bus {
  constructor() {
    this.listeners = [];
    this.count = 0;
  }

  static matches(pattern, topic) {
    if (pattern === '*' || pattern === topic) {
      return true;
    }
    return pattern.endsWith('.*') && topic.startsWith(pattern.slice(0, -1));
  }

  on(pattern, handler) {
    const entry = { pattern, handler, once: false };
    this.listeners.push(entry);
    return () => this.remove(entry);
  }

  once(pattern, handler) {
    const entry = { pattern, handler, once: true };
    this.listeners.push(entry);
    return () => this.remove(entry);
  }

  remove(entry) {
    const index = this.listeners.indexOf(entry);
    if (index >= 0) {
      this.listeners.splice(index, 1);
    }
  }

  // Calls the listeners in the order they were added; returns how many were called.
  emit(topic, data) {
    let called = 0;
    for (const entry of this.listeners) {
      if (!Bus.matches(entry.pattern, topic)) {
        continue;
      }
      if (entry.once) {
        this.remove(entry);
      }
      entry.handler(data, topic);
      called += 1;
    }
    this.count += 1;
    return called;
  }

  // Forgets all listeners of a pattern.
  off(pattern) {
    this.listeners = this.listeners.filter(entry => entry.pattern !== pattern);
  }
}
