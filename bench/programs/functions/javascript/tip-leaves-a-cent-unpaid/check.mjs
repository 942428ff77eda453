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

const { billTotal, splitBill } = await load('src/bill.js');
await eq(() => splitBill({ mia: 1205, leo: 895, ida: 1005 }, 10), { mia: 1326, leo: 985, ida: 1105 });
await eq(() => splitBill({ a: 333, b: 333, c: 333 }, 5), { a: 350, b: 350, c: 349 });
await eq(() => splitBill({ a: 1, b: 1, c: 1 }, 50), { a: 2, b: 2, c: 1 });
await eq(() => splitBill({ ute: 1815, jan: 1145 }, 7), { ute: 1942, jan: 1225 });
await eq(() => { const s = splitBill({ a: 1717, b: 919, c: 1313, d: 101 }, 12); return s.a + s.b + s.c + s.d; }, 4536);
await eq(() => splitBill({ tim: 755, kim: 745 }, 15), { tim: 869, kim: 856 });
await eq(() => splitBill({ tim: 1250, kim: 875, jo: 425 }, 9), { tim: 1363, kim: 954, jo: 463 });
await eq(() => splitBill({ ann: 1250, bob: 890 }), { ann: 1250, bob: 890 });
await eq(() => splitBill({ ann: 1000, bob: 500 }, 10), { ann: 1100, bob: 550 });
await eq(() => splitBill({ ann: 999 }, 15), { ann: 1149 });
await eq(() => splitBill({ ann: 400, bob: 0 }, 25), { ann: 500, bob: 0 });
await eq(() => billTotal({ tim: 755, kim: 745 }, 15), 1725);
await eq(() => billTotal({}, 15), 0);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
