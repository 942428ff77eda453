'use strict';

/**
 * The fields of a form that is being filled in, with undo.
 */
class Draft {
  constructor(fields = {}) {
    this.fields = { ...fields };
    this.past = [];
  }

  get(name) {
    return this.fields[name];
  }

  set(name, value) {
    if (this.fields[name] === value) return;
    this.past.push(this.fields);
    this.fields[name] = value;
  }

  /** Takes back the last change; false if there was none. */
  undo() {
    if (this.past.length === 0) return false;
    this.fields = this.past.pop();
    return true;
  }

  get changed() {
    return this.past.length > 0;
  }
}

exports.Draft = Draft;
