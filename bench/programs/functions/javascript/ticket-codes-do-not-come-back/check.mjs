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

const { encode, decode } = await load('src/ticket-code.js');
await eq(() => decode(encode(1000)), 1000);
await eq(() => encode(1000), '2KC');
await eq(() => encode(26), '8BB');
await eq(() => encode(27), '9BB');
await eq(() => encode(783), '99B');
await eq(() => encode(784), 'BBC');
await eq(() => encode(26 * 28), 'B8B');
await eq(() => { const bad = []; for (let n = 0; n < 3000; n++) if (decode(encode(n)) !== n) bad.push(n); return bad; }, []);
await eq(() => encode(28 ** 3), 'BBBC');
await eq(() => decode(encode(123456789)), 123456789);
await eq(() => encode(0), 'BBB');
await eq(() => encode(1), 'CBB');
await eq(() => encode(25), '7BB');
await eq(() => encode(28), 'BCB');
await eq(() => encode(30), 'DCB');
await eq(() => decode('BBC'), 784);
await eq(() => decode('2-k c'), 1000);
await throws(() => encode(1.5), /RangeError/);
await throws(() => encode(-1), /RangeError/);
await throws(() => decode('CAB'), /no such letter: A/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
