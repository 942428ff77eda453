import test from 'node:test';
import assert from 'node:assert/strict';
import { groupMessages, renderTranscript, formatTime } from '../src/chat-groups.js';

test('formats times', () => {
  assert.equal(formatTime(605), '10:05');
});

test('groups by author', () => {
  const groups = groupMessages([
    { author: 'ann', at: 600, text: 'a' },
    { author: 'ann', at: 600, text: 'b' },
    { author: 'bob', at: 601, text: 'c' },
    { author: 'ann', at: 602, text: 'd' },
  ]);
  assert.deepEqual(groups.map((group) => group.texts), [['a', 'b'], ['c'], ['d']]);
});

test('a long pause starts a new group', () => {
  assert.equal(groupMessages([{ author: 'a', at: 0, text: 'x' }, { author: 'a', at: 6, text: 'y' }]).length, 2);
});

test('renders', () => {
  assert.equal(renderTranscript([{ author: 'ann', at: 61, text: 'hi' }]), 'ann (01:01)\n  hi');
});
