import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { evaluate } = await load('src/formula.js');

assert.equal(evaluate('A1 - A2 - A3', { A1: 100, A2: 30, A3: 20 }), 50);
assert.equal(evaluate('10 - 4 + 1'), 7);
assert.equal(evaluate('1 - 1 - 1 - 1'), -2);
assert.equal(evaluate('8 - 2 * 3 - 1'), 1);
assert.equal(evaluate('SUM(5 - 2 - 1, 1)'), 3);
assert.equal(evaluate('(9 - 3 - 3) * 2'), 6);
assert.equal(evaluate('5 - -2 - 1'), 6);
assert.equal(evaluate('-5 - 2 + 1'), -6);
assert.equal(evaluate('10 - (4 + 1)'), 5);
assert.equal(evaluate('8 / 4 * 2'), 4);
assert.equal(evaluate('2 + 3 * 4'), 14);
assert.equal(evaluate('1 + 2 - 3'), 0);
assert.throws(() => evaluate('1 - '), SyntaxError);
