import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { escapeValue, unescapeValue } = await load('src/escape.js');
const { readSample, writeSample, sumBy } = await load('src/metrics.js');
const line = writeSample({ name: 'files', labels: { dir: 'C:\\new' }, value: 2 });
assert.equal(line, 'files{dir="C:\\\\new"} 2');
assert.equal(readSample(line).labels.dir, 'C:\\new');
assert.equal(readSample('files{dir="C:\\\\temp"} 2').labels.dir, 'C:\\temp');
for (const value of ['\\', '\\\\', 'a\\', '\\"', '\\n', '\n', '"', '\\\n', 'x\\\\ny', '"\\"']) {
  assert.deepEqual(readSample(writeSample({ name: 'a', labels: { b: value, c: value }, value: 1 })), { name: 'a', labels: { b: value, c: value }, value: 1 });
}
assert.equal(escapeValue('a\\b'), 'a\\\\b');
assert.equal(escapeValue('a"b\nc'), 'a\\"b\\nc');
assert.equal(unescapeValue('a\\\\nb'), 'a\\nb');
assert.equal(unescapeValue('a\\nb'), 'a\nb');
assert.equal(unescapeValue('a\\"b'), 'a"b');
assert.equal(unescapeValue('plain'), 'plain');
assert.deepEqual(sumBy(['a{h="x\\\\"} 1', 'a{h="x\\\\"} 2'], 'h'), { 'x\\': 3 });
assert.throws(() => readSample('a{b="x} 1'), SyntaxError);
