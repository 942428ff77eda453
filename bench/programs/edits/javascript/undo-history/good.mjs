// Undo/redo history for a small text document made of named fields.

const MERGE_WINDOW_MS = 800;

function canMerge(previous, next) {
  if (!previous || previous.sealed) return false;
  if (previous.changes.length !== 1 || next.changes.length !== 1) return false;
  if (previous.changes[0].field !== next.changes[0].field) return false;
  return next.time - previous.time <= MERGE_WINDOW_MS;
}

export class DocumentHistory {
  #fields;
  #undo = [];
  #redo = [];
  #group = null;
  #savedStep = null;
  #limit;
  #clock;

  constructor(initial = {}, { limit = 100, clock = () => Date.now() } = {}) {
    this.#fields = new Map(Object.entries(initial));
    this.#limit = limit;
    this.#clock = clock;
  }

  get(field) {
    return this.#fields.get(field) ?? "";
  }

  get snapshot() {
    return Object.fromEntries(this.#fields);
  }

  get canUndo() {
    return this.#undo.length > 0;
  }

  get canRedo() {
    return this.#redo.length > 0;
  }

  get isDirty() {
    return (this.#undo.at(-1) ?? null) !== this.#savedStep;
  }

  set(field, value, label = `edit ${field}`) {
    const before = this.#fields.get(field);
    if (before === value) return;
    this.#write(field, value);
    const change = { field, before, after: value };
    if (this.#group) {
      this.#group.changes.push(change);
      return;
    }
    this.#record({ label, changes: [change], time: this.#clock(), sealed: false });
  }

  // Runs a function whose edits count as one step; errors roll the edits back.
  transaction(label, fn) {
    if (this.#group) return fn(this);
    const group = { label, changes: [], time: this.#clock(), sealed: true };
    this.#group = group;
    try {
      const result = fn(this);
      if (group.changes.length > 0) this.#record(group);
      return result;
    } catch (error) {
      this.#revert(group);
      throw error;
    } finally {
      this.#group = null;
    }
  }

  undo() {
    const step = this.#undo.pop();
    if (!step) return null;
    this.#revert(step);
    step.sealed = true;
    this.#redo.push(step);
    return step.label;
  }

  redo() {
    const step = this.#redo.pop();
    if (!step) return null;
    for (const { field, after } of step.changes) this.#write(field, after);
    this.#undo.push(step);
    return step.label;
  }

  markSaved() {
    const last = this.#undo.at(-1);
    if (last) last.sealed = true;
    this.#savedStep = last ?? null;
  }

  labels() {
    return this.#undo.map((step) => step.label).reverse();
  }

  #record(step) {
    this.#redo = [];
    const previous = this.#undo.at(-1);
    if (!step.sealed && canMerge(previous, step)) {
      previous.changes[0].after = step.changes[0].after;
      previous.time = step.time;
      return;
    }
    this.#undo.push(step);
    if (this.#undo.length > this.#limit) this.#dropOldest();
  }

  #dropOldest() {
    const dropped = this.#undo.shift();
    if (this.#savedStep === null) this.#savedStep = undefined;
    else if (this.#savedStep === dropped) this.#savedStep = null;
  }

  #revert(step) {
    for (const { field, before } of [...step.changes].reverse()) {
      this.#write(field, before);
    }
  }

  #write(field, value) {
    if (value === undefined) this.#fields.delete(field);
    else this.#fields.set(field, value);
  }
}
