import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { WaitingRoom } from '../src/waiting-room.js';

describe('WaitingRoom', () => {
  it('calls by rank', () => {
    const room = new WaitingRoom();
    room.admit('c', 3);
    room.admit('a', 1);
    room.admit('b', 2);
    assert.deepEqual([room.call(), room.call(), room.call()], ['a', 'b', 'c']);
  });

  it('keeps the order of equal ranks', () => {
    const room = new WaitingRoom();
    for (const name of 'defgh') room.admit(name);
    assert.deepEqual(Array.from('12345', () => room.call()), [...'defgh']);
  });

  it('is empty at first', () => {
    const room = new WaitingRoom();
    assert.equal(room.call(), null);
    assert.equal(room.size, 0);
    assert.equal(room.admitted, 0);
  });
});
