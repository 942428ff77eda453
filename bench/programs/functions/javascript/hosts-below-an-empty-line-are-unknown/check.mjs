import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

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

const load = createRequire(path.join(process.cwd(), 'package.json'));

const { readHosts, lookUp, namesOf } = load('./lib/hosts.js');
const find = (text, name) => lookUp(readHosts(text), name);
const office = '127.0.0.1  localhost\n\n# office\n10.0.0.7   build\n10.0.0.9   wiki\n';
await eq(() => find(office, 'wiki'), '10.0.0.9');
await eq(() => find(office, 'build'), '10.0.0.7');
await eq(() => find(office, 'localhost'), '127.0.0.1');
await eq(() => find('# top\n1.1.1.1 a', 'a'), '1.1.1.1');
await eq(() => find('\n\n\n1.1.1.1 a', 'a'), '1.1.1.1');
await eq(() => find('1.1.1.1 a\r\n   \r\n2.2.2.2 b\r\n', 'b'), '2.2.2.2');
await eq(() => find('1.1.1.1 a\n   # x\n2.2.2.2 b # y\n#\n3.3.3.3 c', 'c'), '3.3.3.3');
await eq(() => readHosts('#1.1.1.1 a\n2.2.2.2 b').size, 1);
await eq(() => namesOf(readHosts('1.1.1.1 x\n\n1.1.1.1 w'), '1.1.1.1'), ['w', 'x']);
await eq(() => find('1.1.1.1 a\n\n2.2.2.2 a', 'a'), '1.1.1.1');
await eq(() => readHosts('').size, 0);
await eq(() => readHosts('# only\n').size, 0);
await eq(() => find('1.1.1.1 A b', 'a'), '1.1.1.1');
await eq(() => find('1.1.1.1 a b', 'B.'), '1.1.1.1');
await eq(() => find('1.1.1.1', '1.1.1.1'), null);
await eq(() => find('1.1.1.1 a #b', 'b'), null);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
