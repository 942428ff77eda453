import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Timetable } = await load('src/timetable.js');

const week = new Timetable().add('Mo-Fr', '7:10', '12:00', '18:45');
assert.deepEqual(week.next('Mo', '20:00'), { day: 'Tu', time: '07:10', daysAhead: 1 });
assert.deepEqual(week.next('Fr', '19:00'), { day: 'Mo', time: '07:10', daysAhead: 3 });
assert.deepEqual(week.next('Su', '12:01'), { day: 'Mo', time: '07:10', daysAhead: 1 });
assert.deepEqual(week.next('We', '18:45'), { day: 'We', time: '18:45', daysAhead: 0 });
assert.deepEqual(week.next('We', '12:01'), { day: 'We', time: '18:45', daysAhead: 0 });
assert.deepEqual(week.next('We', '00:00'), { day: 'We', time: '07:10', daysAhead: 0 });
const both = new Timetable().add('Mo-Fr', '7:10', '12:00', '18:45').add('Sa', '10:00', '19:30');
assert.deepEqual(both.next('Fr', '19:00'), { day: 'Sa', time: '10:00', daysAhead: 1 });
assert.deepEqual(both.next('Mo', '20:00'), { day: 'Tu', time: '07:10', daysAhead: 1 });
assert.deepEqual(both.next('Sa', '19:31'), { day: 'Mo', time: '07:10', daysAhead: 2 });
const rare = new Timetable().add('We', '9:00');
assert.deepEqual(rare.next('We', '09:01'), { day: 'We', time: '09:00', daysAhead: 7 });
assert.deepEqual(rare.next('Th', '10:00'), { day: 'We', time: '09:00', daysAhead: 6 });
assert.equal(new Timetable().next('Mo', '00:00'), null);
