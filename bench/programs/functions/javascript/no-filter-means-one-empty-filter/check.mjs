import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';

if (!process.env.CHECK_CHILD) {
  const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, CHECK_CHILD: '1' }, stdio: 'inherit', timeout: 7000, killSignal: 'SIGKILL',
  });
  process.exit(run.status === 0 ? 0 : 1);
}

let right = 0;
let wrong = 0;
async function eq(call, want) {
  try {
    assert.deepStrictEqual(await call(), want);
    right += 1;
  } catch (err) {
    wrong += 1;
    console.error(`${call}: ${err.message}`);
  }
}
async function throws(call, pattern) {
  try {
    await call();
  } catch (err) {
    if (pattern.test(`${err.name}: ${err.message}`)) right += 1;
    else { wrong += 1; console.error(`${call}: threw ${err}`); }
    return;
  }
  wrong += 1;
  console.error(`${call}: did not throw`);
}

const load = (file) => import(pathToFileURL(path.join(process.cwd(), file)));

const { parseTags, matches, applyFilter } = await load('src/tagfilter.js');
const rose = { name: 'rose', tags: ['garden', 'red'] };
const ivy = { name: 'ivy', tags: ['garden', 'balcony'] };
await eq(() => parseTags(''), []);
await eq(() => applyFilter([rose, ivy], ''), [rose, ivy]);
await eq(() => applyFilter([rose, ivy], '  '), [rose, ivy]);
await eq(() => applyFilter([rose, ivy], 'red,'), [rose]);
await eq(() => parseTags('a,,b'), ['a', 'b']);
await eq(() => parseTags(' , '), []);
await eq(() => parseTags(', Garden'), ['garden']);
await eq(() => parseTags('Garden, balcony'), ['garden', 'balcony']);
await eq(() => applyFilter([rose, ivy], 'garden'), [rose, ivy]);
await eq(() => applyFilter([rose, ivy], 'GARDEN, Balcony'), [ivy]);
await eq(() => applyFilter([rose, ivy], 'blue'), []);
await eq(() => matches(rose, []), true);
await eq(() => parseTags('hanging basket'), ['hanging basket']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
