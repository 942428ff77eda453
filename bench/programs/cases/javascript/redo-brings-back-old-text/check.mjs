import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/history.js')).href);
const { EditHistory } = mod.default ?? mod;

const h = new EditHistory('');
h.edit('one');
h.undo();
h.edit('two');
assert.equal(h.canRedo, false);
assert.equal(h.redo(), 'two');
assert.equal(h.undo(), '');
assert.equal(h.canRedo, true);
h.edit('');
assert.equal(h.canRedo, true);
assert.equal(h.redo(), 'two');
const k = new EditHistory('x').append('y').append('z');
k.undo();
k.undo();
k.replaceAll('x', 'q');
assert.equal(k.redo(), 'q');
assert.equal(k.undo(), 'x');
assert.equal(k.redo(), 'q');
assert.equal(k.canRedo, false);
