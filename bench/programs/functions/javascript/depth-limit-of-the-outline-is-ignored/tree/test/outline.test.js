import test from 'node:test';
import assert from 'node:assert/strict';
import { outline, countPages } from '../src/outline.js';

const site = {
  title: 'Home',
  children: [
    { title: 'Products', children: [{ title: 'Tents' }, { title: 'Stoves' }] },
    { title: 'About' },
  ],
};

test('counts', () => {
  assert.equal(countPages(site), 5);
});

test('whole outline', () => {
  assert.deepEqual(outline(site), ['Home', '  Products', '    Tents', '    Stoves', '  About']);
});

test('nothing but the first page', () => {
  assert.deepEqual(outline(site, 0), ['Home … (4)']);
  assert.deepEqual(outline({ title: 'About' }, 0), ['About']);
});

test('deep enough', () => {
  assert.deepEqual(outline(site, 5), outline(site));
});
