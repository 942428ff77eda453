import test from 'node:test';
import assert from 'node:assert/strict';
import { parseEntries, totalByProject, report } from '../src/timesheet.js';

test('parses lines and skips comments', () => {
  const entries = parseEntries('# March\n2024-03-01;website;90;call; long\n\n');
  assert.deepEqual(entries, [{ date: '2024-03-01', project: 'website', minutes: 90, note: 'call; long' }]);
});

test('adds up per project', () => {
  assert.deepEqual(totalByProject([{ project: 'a', minutes: 5 }, { project: 'a', minutes: 6 }]), { a: 11 });
});

test('prints hours', () => {
  assert.deepEqual(report('d;shop;65;x\nd;app;30;y\n'), ['app 0:30', 'shop 1:05']);
});
