// Who may do what. A rule is 'doc:edit', 'doc:*' or '*'; a leading '!' forbids.
const RULE = /^(!?)(\*|[a-z]+:(?:\*|[a-z]+))$/;

function parseRule(text) {
  const match = RULE.exec(text);
  if (!match) {
    throw new Error(`bad rule ${text}`);
  }
  return { deny: match[1] === '!', pattern: match[2] };
}

function covers(pattern, action) {
  if (pattern === '*' || pattern === action) {
    return true;
  }
  return pattern.endsWith(':*') && action.startsWith(pattern.slice(0, -1));
}

export class Policy {
  constructor() {
    this.roles = new Map();
  }

  define(name, rules, { inherits = [] } = {}) {
    this.roles.set(name, { rules: rules.map(parseRule), inherits });
    return this;
  }

  // All rules of a role with those it inherits.
  rulesOf(name, seen = new Set()) {
    if (seen.has(name)) {
      return [];
    }
    seen.add(name);
    const role = this.roles.get(name);
    if (!role) {
      throw new Error(`unknown role ${name}`);
    }
    return [...role.rules, ...role.inherits.flatMap(parent => this.rulesOf(parent, seen))];
  }

  grants(name, action) {
    return this.rulesOf(name).some(rule => !rule.deny && covers(rule.pattern, action));
  }

  denies(name, action) {
    return this.rulesOf(name).some(rule => rule.deny && covers(rule.pattern, action));
  }

  // A user may do what one of the roles grants and none denies.
  can(user, action) {
    if (user.roles.every(name => this.denies(name, action))) {
      return false;
    }
    return user.roles.some(name => this.grants(name, action));
  }

  // The actions of a list that a user may do.
  allowed(user, actions) {
    return actions.filter(action => this.can(user, action));
  }
}
