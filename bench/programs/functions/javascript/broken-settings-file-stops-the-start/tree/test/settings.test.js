import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { checkSetting, formatSettings } from '../src/settings.js';

describe('settings', () => {
  it('refuses an impossible volume', () => {
    assert.throws(() => checkSetting('volume', 101), RangeError);
    assert.throws(() => checkSetting('volume', 'loud'), RangeError);
  });

  it('lets other settings pass', () => {
    assert.equal(checkSetting('station', 'jazz'), 'jazz');
    assert.equal(checkSetting('volume', 0), 0);
  });

  it('writes what differs', () => {
    assert.deepEqual(JSON.parse(formatSettings({ volume: 30, station: 'jazz' }, { volume: 30, station: 'news' })), { station: 'jazz' });
  });

  it('writes an empty object if nothing does', () => {
    assert.equal(formatSettings({ volume: 30 }, { volume: 30 }), '{}');
  });
});
