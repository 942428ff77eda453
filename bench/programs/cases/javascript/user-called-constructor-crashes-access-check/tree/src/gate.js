'use strict';

const { ruleMatches } = require('./rules.js');
const { Roles } = require('./roles.js');
const { Directory } = require('./directory.js');

class Gate {
  constructor({ guest = null } = {}) {
    this.roles = new Roles();
    this.directory = new Directory();
    this.guest = guest;
  }

  // Users without any role are guests.
  effectiveRoles(user, project) {
    const roles = this.directory.rolesOf(user, project);
    return roles.length === 0 && this.guest ? [this.guest] : roles;
  }

  // One forbidding rule beats all that allow.
  can(user, action, resource, project = null) {
    const rules = this.effectiveRoles(user, project)
      .flatMap((role) => this.roles.rulesOf(role))
      .filter((rule) => ruleMatches(rule, resource, action));
    return rules.length > 0 && !rules.some((rule) => rule.forbid);
  }

  // Users of the directory that may do something.
  whoCan(action, resource, project = null) {
    return this.directory.members().filter((user) => this.can(user, action, resource, project));
  }
}

module.exports = { Gate };
