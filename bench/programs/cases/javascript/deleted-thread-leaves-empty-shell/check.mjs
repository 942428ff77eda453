import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { comment, remove, prune, print, count } = await load('src/thread.js');

let comments = [comment(1, 'ann', 'spam?', [comment(2, 'bob', 'spam!')])];
remove(comments, 1);
remove(comments, 2);
assert.equal(print(prune(comments)), '');
assert.deepEqual(prune(comments), []);
assert.equal(comments[0].replies.length, 1);

const tree = () => [
  comment(1, 'a', 'one', [
    comment(2, 'b', 'two', [comment(3, 'c', 'three', [comment(4, 'd', 'four')])]),
    comment(5, 'e', 'five'),
  ]),
];
const removed = (...ids) => {
  const list = tree();
  ids.forEach(id => remove(list, id));
  return prune(list);
};
assert.equal(print(removed(2, 3, 4)), 'a: one\n  e: five\n');
assert.equal(print(removed(3, 4)), 'a: one\n  b: two\n  e: five\n');
assert.deepEqual(removed(1, 2, 3, 4, 5), []);
assert.equal(print(removed(1, 2, 3, 4)), '-: [deleted]\n  e: five\n');
assert.equal(print(removed(2, 3)), 'a: one\n  -: [deleted]\n    -: [deleted]\n      d: four\n  e: five\n');
assert.equal(print(removed(5)), 'a: one\n  b: two\n    c: three\n      d: four\n');
assert.equal(print(removed()), print(tree()));
assert.equal(count(removed(1, 4)), 3);
