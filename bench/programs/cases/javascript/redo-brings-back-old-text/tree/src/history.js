'use strict';

// Undo and redo for the note editor.
class EditHistory {
  constructor(text = '', limit = 50) {
    this.text = text;
    this.limit = limit;
    this.past = [];
    this.future = [];
  }

  get canUndo() {
    return this.past.length > 0;
  }

  get canRedo() {
    return this.future.length > 0;
  }

  // A new edit starts a new branch of history.
  edit(text) {
    if (text === this.text) {
      return this;
    }
    this.past.push(this.text);
    if (this.past.length > this.limit) {
      this.past.shift();
    }
    this.text = text;
    return this;
  }

  append(more) {
    return this.edit(this.text + more);
  }

  replaceAll(search, replacement) {
    return this.edit(this.text.split(search).join(replacement));
  }

  undo() {
    if (this.canUndo) {
      this.future.push(this.text);
      this.text = this.past.pop();
    }
    return this.text;
  }

  redo() {
    if (this.canRedo) {
      this.past.push(this.text);
      this.text = this.future.pop();
    }
    return this.text;
  }
}

module.exports = { EditHistory };
