import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { nextOpening } = await load('src/hours.js');
const { dueAt, isLate } = await load('src/sla.js');
const utc = (text) => new Date(`${text}:00Z`);
const iso = (date) => date.toISOString().slice(0, 16);
assert.equal(iso(dueAt(utc('2024-03-08T18:00'), 'urgent')), '2024-03-11T10:00');
assert.equal(iso(dueAt(utc('2024-03-08T16:30'), 'urgent')), '2024-03-11T09:30');
assert.equal(iso(dueAt(utc('2024-03-07T16:00'), 'normal')), '2024-03-11T16:00');
assert.equal(iso(nextOpening(utc('2024-03-08T17:00'))), '2024-03-11T09:00');
assert.equal(iso(nextOpening(utc('2024-03-08T16:59'))), '2024-03-08T16:59');
assert.equal(iso(nextOpening(utc('2024-04-30T19:00'), ['2024-05-01'])), '2024-05-02T09:00');
assert.equal(iso(nextOpening(utc('2024-03-28T20:00'), ['2024-03-29', '2024-04-01'])), '2024-04-02T09:00');
assert.equal(iso(nextOpening(utc('2024-03-09T18:00'))), '2024-03-11T09:00');
assert.equal(iso(nextOpening(utc('2024-03-10T03:00'))), '2024-03-11T09:00');
assert.equal(iso(nextOpening(utc('2024-03-08T05:00'))), '2024-03-08T09:00');
assert.equal(iso(dueAt(utc('2024-03-05T10:00'), 'high')), '2024-03-05T14:00');
assert.equal(iso(dueAt(utc('2024-03-05T13:00'), 'high')), '2024-03-05T17:00');
assert.equal(isLate({ opened: utc('2024-03-08T18:00'), priority: 'urgent' }, utc('2024-03-09T12:00')), false);
