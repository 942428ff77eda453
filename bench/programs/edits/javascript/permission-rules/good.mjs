// Role-based permission rules with inheritance, wildcards and conditions.
// Grants look like "invoice:read", "invoice:*" or "!invoice:delete".

function parseGrant(text) {
  const trimmed = text.trim();
  const denied = trimmed.startsWith('!');
  const [resource, action = '*'] = (denied ? trimmed.slice(1) : trimmed).split(':');
  if (!resource) throw new Error(`Empty resource in "${text}"`);
  return { effect: denied ? 'deny' : 'allow', resource, action };
}

function toRule(entry) {
  if (typeof entry === 'string') return { ...parseGrant(entry), when: null };
  return { ...parseGrant(entry.grant), when: entry.when ?? null };
}

function segmentMatches(pattern, value) {
  if (pattern === '*' || pattern === value) return true;
  return pattern.endsWith('.*') && value.startsWith(pattern.slice(0, -1));
}

function specificity(rule) {
  const resource = rule.resource === '*' ? 0 : rule.resource.endsWith('.*') ? 1 : 2;
  const action = rule.action === '*' ? 0 : 1;
  return resource * 2 + action;
}

export function isOwner(user, subject) {
  return subject?.ownerId !== undefined && subject.ownerId === user.id;
}

export function sameTeam(user, subject) {
  const teams = new Set(user.teams ?? []);
  return (subject?.teams ?? []).some((team) => teams.has(team));
}

export class PolicySet {
  constructor() {
    this.roles = new Map();
    this.cache = new Map();
  }

  define(name, { inherits = [], grants = [] } = {}) {
    this.roles.set(name, { inherits: [...inherits], rules: grants.map(toRule) });
    this.cache.clear();
    return this;
  }

  extend(name, grants) {
    const role = this.#role(name);
    role.rules.push(...grants.map(toRule));
    this.cache.clear();
    return this;
  }

  #role(name) {
    const role = this.roles.get(name);
    if (!role) throw new Error(`Unknown role "${name}"`);
    return role;
  }

  #collect(name, seen) {
    if (seen.has(name)) return [];
    seen.add(name);
    const role = this.#role(name);
    const inherited = role.inherits.flatMap((parent) => this.#collect(parent, seen));
    return [...inherited, ...role.rules];
  }

  rulesFor(roleNames) {
    const key = [...roleNames].sort().join('|');
    if (!this.cache.has(key)) {
      const seen = new Set();
      this.cache.set(key, roleNames.flatMap((name) => this.#collect(name, seen)));
    }
    return this.cache.get(key);
  }

  explain(user, permission, subject = null) {
    if (user.suspended) return { allowed: false, reason: 'suspended' };
    const { resource, action } = parseGrant(permission);
    const matching = this.rulesFor(user.roles ?? []).filter((rule) =>
      segmentMatches(rule.resource, resource)
      && segmentMatches(rule.action, action)
      && (rule.when === null || rule.when(user, subject)));
    if (matching.length === 0) return { allowed: false, reason: 'no matching rule' };

    // The most specific rule decides; among equals a denial wins.
    const top = Math.max(...matching.map(specificity));
    const deciding = matching.filter((rule) => specificity(rule) === top);
    const denial = deciding.find((rule) => rule.effect === 'deny');
    const rule = denial ?? deciding[0];
    return {
      allowed: rule.effect === 'allow',
      reason: `${rule.effect} ${rule.resource}:${rule.action}`,
    };
  }

  can(user, permission, subject = null) {
    return this.explain(user, permission, subject).allowed;
  }

  canAll(user, permissions, subject = null) {
    return permissions.every((permission) => this.can(user, permission, subject));
  }

  filter(user, permission, subjects) {
    return subjects.filter((subject) => this.can(user, permission, subject));
  }

  missing(user, permissions, subject = null) {
    return permissions.filter((permission) => !this.can(user, permission, subject));
  }

  rolesAllowing(permission) {
    return [...this.roles.keys()].filter((name) => this.can({ id: null, roles: [name] }, permission));
  }
}
