// Feature flags with targeting rules, percentage rollouts and overrides.

function bucketOf(flagName, userId) {
  const text = `${flagName}:${userId}`;
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return (hash >>> 0) % 100;
}

const normalise = (value) => String(value).trim().toLowerCase();

const MATCHERS = {
  in: (actual, values) => values.map(normalise).includes(normalise(actual)),
  notIn: (actual, values) => !values.map(normalise).includes(normalise(actual)),
  endsWith: (actual, values) =>
    values.some((v) => normalise(actual).endsWith(normalise(v))),
};

function conditionHolds(condition, user) {
  const actual = user[condition.attribute];
  if (actual === undefined || actual === null) return false;
  const matcher = MATCHERS[condition.op];
  if (!matcher) throw new Error(`unknown operator: ${condition.op}`);
  return matcher(actual, condition.values);
}

export class FlagStore {
  #flags = new Map();
  #overrides = new Map();
  #evaluations = new Map();

  define(name, { enabled = true, fallback = false, rules = [], startsAt, endsAt } = {}) {
    if (this.#flags.has(name)) throw new Error(`flag already defined: ${name}`);
    this.#flags.set(name, { name, enabled, fallback, rules: [...rules], startsAt, endsAt });
  }

  addRule(name, rule) {
    const flag = this.#flags.get(name);
    if (!flag) throw new Error(`no such flag: ${name}`);
    flag.rules.push(rule);
  }

  override(name, userId, value) {
    this.#overrides.set(`${name}/${userId}`, value);
  }

  clearOverrides(name) {
    for (const key of [...this.#overrides.keys()]) {
      if (key.startsWith(`${name}/`)) this.#overrides.delete(key);
    }
  }

  // Returns { value, reason } for one user.
  explain(name, user, now = new Date()) {
    const flag = this.#flags.get(name);
    if (!flag) return { value: false, reason: "unknown" };
    const overrideKey = `${name}/${user.id}`;
    if (this.#overrides.has(overrideKey)) {
      return { value: this.#overrides.get(overrideKey), reason: "override" };
    }
    if (!flag.enabled) return { value: false, reason: "disabled" };
    if (!this.#isActive(flag, now)) return { value: flag.fallback, reason: "schedule" };

    for (const [index, rule] of flag.rules.entries()) {
      const conditions = rule.conditions ?? [];
      if (!conditions.every((c) => conditionHolds(c, user))) continue;
      const percent = rule.percent ?? 100;
      if (bucketOf(name, user.id) >= percent) continue;
      return { value: rule.value ?? true, reason: `rule ${index + 1}` };
    }
    return { value: flag.fallback, reason: "fallback" };
  }

  isOn(name, user, now = new Date()) {
    const { value } = this.explain(name, user, now);
    this.#count(name, value);
    return value;
  }

  #isActive(flag, now) {
    if (flag.startsAt && now < flag.startsAt) return false;
    if (flag.endsAt && now >= flag.endsAt) return false;
    return true;
  }

  #count(name, value) {
    const stats = this.#evaluations.get(name) ?? { on: 0, off: 0 };
    if (value) stats.on += 1;
    else stats.off += 1;
    this.#evaluations.set(name, stats);
  }

  unusedFlags() {
    return [...this.#flags.keys()].filter((name) => !this.#evaluations.has(name));
  }

  expiredFlags(now = new Date()) {
    return [...this.#flags.values()]
      .filter((flag) => flag.endsAt && flag.endsAt <= now)
      .sort((a, b) => a.endsAt - b.endsAt)
      .map((flag) => flag.name);
  }
}
