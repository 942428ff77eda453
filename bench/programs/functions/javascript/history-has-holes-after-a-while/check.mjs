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

const { RingLog } = await load('lib/ring-log.js');
const filled = (capacity, messages) => {
  const log = new RingLog(capacity);
  for (const message of messages) log.write(message);
  return log;
};
await eq(() => [...filled(3, 'abcd')], ['d', 'c', 'b']);
await eq(() => [...filled(3, 'abcde')], ['e', 'd', 'c']);
await eq(() => [...filled(3, 'abc')], ['c', 'b', 'a']);
await eq(() => [...filled(1, 'ab')], ['b']);
await eq(() => filled(1, 'a').at(0), 'a');
await eq(() => filled(4, 'abcdef').at(3), 'c');
await eq(() => filled(4, 'abcdef').at(2), 'd');
await eq(() => [...filled(2, 'abcdefgh')].join(''), 'hg');
await eq(() => filled(5, 'abcdefghijk').at(1), 'j');
await eq(() => [...filled(3, '')], []);
await eq(() => [...filled(3, 'a')], ['a']);
await eq(() => [...filled(3, 'ab')], ['b', 'a']);
await eq(() => filled(3, 'abcd').at(0), 'd');
await eq(() => filled(3, 'abcd').at(3), undefined);
await eq(() => filled(3, 'abcd').at(-1), undefined);
await eq(() => filled(3, 'a').at(1), undefined);
await eq(() => filled(3, 'abcdef').size, 3);
await eq(() => filled(3, 'ab').size, 2);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
