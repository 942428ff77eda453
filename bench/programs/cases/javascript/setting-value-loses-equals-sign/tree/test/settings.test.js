'use strict';

const test = require('node:test');
const assert = require('node:assert/strict');
const { parseSettings, SettingsError } = require('../src/settings.js');

test('sections', () => {
  assert.deepEqual(parseSettings('a = 1\n[Tray 2]\nsize = A4\n\n[general]\nb=2'), {
    general: { a: 1, b: 2 },
    'Tray 2': { size: 'A4' },
  });
});

test('values', () => {
  assert.deepEqual(parseSettings('Duplex = on\nstaple=off\nmargin = -5\nname = Big One\nempty =').general, {
    duplex: true,
    staple: false,
    margin: -5,
    name: 'Big One',
    empty: '',
  });
});

test('comments and continued lines', () => {
  assert.deepEqual(parseSettings('; x = 1\nnote = one \\\n   two\n').general, { note: 'one two' });
});

test('errors', () => {
  assert.throws(() => parseSettings('a = 1\n[x\n'), { line: 2 });
  assert.throws(() => parseSettings('nothing'), SettingsError);
  assert.throws(() => parseSettings('= 5'), /line 1: expected key = value/);
});
