'use strict';

const { parseRule } = require('./rules.js');

class RoleError extends Error {
  constructor(message) {
    super(message);
    this.name = 'RoleError';
  }
}

// Role names, each with its own rules and the roles it inherits from.
class Roles {
  constructor() {
    this.byName = new Map();
  }

  define(name, rules, parents = []) {
    for (const parent of parents) {
      if (!this.byName.has(parent)) {
        throw new RoleError(`role ${name} inherits from unknown role ${parent}`);
      }
    }
    this.byName.set(name, { rules: rules.map(parseRule), parents });
    return this;
  }

  // Rules of the role and of everything it inherits, own ones first.
  rulesOf(name) {
    const role = this.byName.get(name);
    if (!role) {
      throw new RoleError(`unknown role ${name}`);
    }
    return [...role.rules, ...role.parents.flatMap((parent) => this.rulesOf(parent))];
  }

  names() {
    return [...this.byName.keys()];
  }
}

module.exports = { Roles, RoleError };
