import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseLine } = await load('src/parse.js');
const { countByService } = await load('src/report.js');
const a = parseLine('2024-02-01 08:15:02 ERROR [stock] missing items [12, 40] in order 7');
assert.equal(a.service, 'stock');
assert.equal(a.message, 'missing items [12, 40] in order 7');
assert.equal(a.thread, '');
const b = parseLine('2024-02-01 08:15:02 DEBUG [api:w-1] a[0] b[1] c {n=2}');
assert.equal(b.service, 'api');
assert.equal(b.thread, 'w-1');
assert.equal(b.message, 'a[0] b[1] c');
assert.deepEqual(b.fields, { n: '2' });
const c = parseLine('2024-02-01 08:15:02 INFO [x] [y] z');
assert.equal(c.service, 'x');
assert.equal(c.message, '[y] z');
assert.deepEqual(countByService('2024-02-01 08:15:02 WARN [a] p [q] r\n2024-02-01 08:15:02 WARN [a] s'), { a: 2 });
assert.equal(parseLine('2024-02-01 08:15:02 INFO  [mail] sent {to=ann}').fields.to, 'ann');
assert.equal(parseLine('2024-02-01 08:15:02 INFO [mail] got {a} and {b=1}').message, 'got {a} and');
assert.equal(parseLine('2024-02-01 08:15:02 INFO mail sent'), null);
assert.equal(parseLine('2024-02-01 08:15:02 INFO [mail:t] x').thread, 't');
