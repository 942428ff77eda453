import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { isReduced, price } = await load('src/tariff.js');
const { Till } = await load('src/till.js');
assert.equal(new Till().sell([{ age: 66 }, { age: 71 }], { day: 0, hour: 11 }), 1240);
assert.equal(price({ age: 65 }, 6, 9), 620);
assert.equal(price({ age: 80, student: true }, 0, 9), 620);
assert.equal(price({ age: 80 }, 0, 21), 350);
assert.equal(isReduced({ age: 90 }, 6), false);
assert.equal(isReduced({ age: 90 }, 5), true);
assert.equal(isReduced({ age: 65 }, 1), true);
assert.equal(isReduced({ age: 64 }, 1), false);
assert.equal(price({ age: 70 }, 3, 10), 465);
assert.equal(price({ age: 12, student: true }, 3, 10), 233);
assert.equal(price({ age: 20, student: true }, 1, 10), 465);
assert.equal(price({ age: 20, student: true }, 0, 10), 620);
assert.equal(price({ age: 20, student: false }, 2, 10), 620);
