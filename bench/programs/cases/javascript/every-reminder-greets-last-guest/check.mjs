import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { plan, fill, run } = await load('src/reminders.js');
const bookings = [
  { name: 'Alma', mail: 'alma@example.org', arrival: 4, flat: 'A' },
  { name: 'Bruno', mail: 'bruno@example.org', arrival: 7, flat: 'B' },
  { name: 'Cleo', mail: 'cleo@example.org', arrival: 1, flat: 'C' },
];
const jobs = plan(bookings, [{ daysBefore: 0, text: 'Welcome {name}' }]);
assert.deepEqual(jobs.map((job) => [job.to, job.render()]), [
  ['cleo@example.org', 'Welcome Cleo'],
  ['alma@example.org', 'Welcome Alma'],
  ['bruno@example.org', 'Welcome Bruno'],
]);
const two = plan(bookings.slice(0, 2), [{ daysBefore: 3, text: 'Flat {flat}' }, { daysBefore: 0, text: '{name}/{nope}' }]);
assert.deepEqual(two.map((job) => job.day), [1, 4, 4, 7]);
assert.equal(two[0].render(), 'Flat A');
assert.equal(two[1].render(), 'Alma/{nope}');
assert.equal(two[2].render(), 'Flat B');
assert.equal(two[3].render(), 'Bruno/{nope}');
const sent = [];
const rest = run(two, 4, (to, text) => sent.push(`${to} ${text}`));
assert.deepEqual(sent, ['alma@example.org Alma/{nope}', 'bruno@example.org Flat B']);
assert.equal(rest.length, 1);
assert.deepEqual(plan([], [{ daysBefore: 0, text: 'x' }]), []);
assert.deepEqual(plan(bookings, []), []);
assert.equal(plan(bookings, [{ daysBefore: 2, text: 'x' }]).length, 2);
assert.equal(fill('{name}', bookings[0]), 'Alma');
