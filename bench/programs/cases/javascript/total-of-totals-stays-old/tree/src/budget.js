/**
 * A budget of named amounts. Plain lines are set, totals are sums of other lines
 * or totals. Results are kept until one of the amounts below them changes.
 */
export class Budget {
  constructor() {
    this.amounts = new Map();
    this.totals = new Map();
    this.cache = new Map();
    this.computed = 0;
  }

  set(name, amount) {
    if (this.totals.has(name)) {
      throw new Error(`${name} is a total`);
    }
    this.amounts.set(name, amount);
    this.forget(name);
    return this;
  }

  /** Defines or changes a total. */
  total(name, parts) {
    if (parts.some((part) => part === name || this.dependsOn(part, name))) {
      throw new Error(`${name} would contain itself`);
    }
    this.totals.set(name, [...parts]);
    this.forget(name);
    return this;
  }

  dependsOn(name, other) {
    const parts = this.totals.get(name) ?? [];
    return parts.includes(other) || parts.some((part) => this.dependsOn(part, other));
  }

  /** Drops the kept results that contain the line. */
  forget(name) {
    this.cache.delete(name);
    for (const [total, parts] of this.totals) {
      if (parts.includes(name)) {
        this.cache.delete(total);
      }
    }
  }

  get(name) {
    if (this.amounts.has(name) && !this.totals.has(name)) {
      return this.amounts.get(name);
    }
    const parts = this.totals.get(name);
    if (!parts) {
      return 0;
    }
    if (!this.cache.has(name)) {
      this.computed += 1;
      this.cache.set(name, parts.reduce((sum, part) => sum + this.get(part), 0));
    }
    return this.cache.get(name);
  }

  /** Lines such as "rent 800" for the names. */
  report(...names) {
    return names.map((name) => `${name} ${this.get(name)}`);
  }
}
