import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/seatmap.js')).href);
const { createMap, reserve, isFree, findTogether, freeCount } = mod.default ?? mod;

const bus = createMap({ rows: ['A', 'B'], width: 4, aisleAfter: [2] });
assert.equal(findTogether(bus, 3), null);
assert.deepEqual(findTogether(bus, 2), ['A-1', 'A-2']);
reserve(bus, 'A', 1);
assert.deepEqual(findTogether(bus, 2), ['A-3', 'A-4']);
assert.deepEqual(findTogether(bus, 1), ['A-2']);
reserve(bus, 'A', 4);
assert.deepEqual(findTogether(bus, 2), ['B-1', 'B-2']);
const plane = createMap({ rows: ['1', '2'], width: 10, aisleAfter: [3, 7] });
assert.deepEqual(findTogether(plane, 4), ['1-4', '1-5', '1-6', '1-7']);
reserve(plane, '1', 5);
assert.deepEqual(findTogether(plane, 4), ['2-4', '2-5', '2-6', '2-7']);
assert.deepEqual(findTogether(plane, 3), ['1-1', '1-2', '1-3']);
assert.equal(findTogether(plane, 5), null);
const open = createMap({ rows: ['A'], width: 4 });
assert.deepEqual(findTogether(open, 4), ['A-1', 'A-2', 'A-3', 'A-4']);
assert.equal(freeCount(plane), 19);
