'use strict';

// Who has which roles, by user name and optionally per project.
class Directory {
  constructor() {
    this.users = {};
  }

  assign(user, role, project = null) {
    const list = (this.users[user] ??= []);
    if (!list.some((each) => each.role === role && each.project === project)) {
      list.push({ role, project });
    }
    return this;
  }

  withdraw(user, role, project = null) {
    const list = this.users[user] ?? [];
    const index = list.findIndex((each) => each.role === role && each.project === project);
    if (index >= 0) {
      list.splice(index, 1);
    }
    return index >= 0;
  }

  // Roles without a project hold everywhere.
  rolesOf(user, project = null) {
    const list = this.users[user] ?? [];
    return list.filter((each) => each.project === null || each.project === project).map((each) => each.role);
  }

  members() {
    return Object.keys(this.users).sort();
  }
}

module.exports = { Directory };
