import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'lib/rooms.js')).href);
const { RoomCalendar, toMinutes } = mod.default ?? mod;

const c = new RoomCalendar(['Oslo', 'Rome']);
assert.equal(c.book('Oslo', '10:00', '10:15', 'Stand-up'), true);
assert.equal(c.book('Oslo', '09:00', '17:00', 'Workshop'), false);
assert.deepEqual(c.freeRooms('09:00', '17:00'), ['Rome']);
assert.equal(c.isFree('Oslo', '09:59', '10:16'), false);
assert.equal(c.isFree('Oslo', '10:00', '10:15'), false);
assert.equal(c.isFree('Oslo', '10:15', '12:00'), true);
assert.equal(c.isFree('Oslo', '08:00', '10:00'), true);
assert.equal(c.isFree('Oslo', '10:05', '10:10'), false);
assert.equal(c.isFree('Oslo', '10:00', '11:00'), false);
assert.equal(c.isFree('Oslo', '09:00', '10:15'), false);
assert.equal(c.isFree('Oslo', '10:14', '11:00'), false);
