import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/chat-groups.js')).href);
const { groupMessages, renderTranscript, formatTime } = mod.default ?? mod;

const msgs = (...ats) => ats.map((at, i) => ({ author: 'ann', at, text: `m${i}` }));
assert.equal(groupMessages(msgs(600, 604, 608)).length, 1);
assert.equal(renderTranscript(msgs(600, 604)), 'ann (10:00-10:04)\n  m0\n  m1');
assert.equal(renderTranscript(msgs(600, 605, 610)), 'ann (10:00-10:10)\n  m0\n  m1\n  m2');
assert.equal(groupMessages(msgs(600, 605, 611)).length, 2);
assert.equal(groupMessages(msgs(0, 6)).length, 2);
assert.deepEqual(groupMessages(msgs(0, 4, 8, 20)).map((g) => [g.startedAt, g.lastAt]), [[0, 8], [20, 20]]);
assert.deepEqual(groupMessages([]), []);
assert.equal(groupMessages([...msgs(0), { author: 'bob', at: 1, text: 'x' }]).length, 2);
assert.equal(renderTranscript(msgs(600, 600)), 'ann (10:00)\n  m0\n  m1');
