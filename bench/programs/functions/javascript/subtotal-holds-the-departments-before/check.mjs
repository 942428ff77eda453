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

const { reportLines, reportText } = load('./lib/sums.js');
const book = (...items) => items.map(([department, cents], i) => ({ department, text: `t${i}`, cents }));
const sums = (...items) => reportLines(book(...items)).filter(([label]) => /^(Sum|Total)/.test(label)).map((line) => line.join('='));
await eq(() => reportLines([{ department: 'Lab', text: 'Gloves', cents: 1000 }, { department: 'Office', text: 'Paper', cents: 500 }]),
  [['Gloves', '10.00'], ['Sum Lab', '10.00'], ['Paper', '5.00'], ['Sum Office', '5.00'], ['Total', '15.00']]);
await eq(() => sums(['A', 100], ['B', 200], ['C', 300]), ['Sum A=1.00', 'Sum B=2.00', 'Sum C=3.00', 'Total=6.00']);
await eq(() => sums(['A', 100], ['A', 50], ['B', 200], ['B', 1]), ['Sum A=1.50', 'Sum B=2.01', 'Total=3.51']);
await eq(() => sums(['A', 100], ['B', -100]), ['Sum A=1.00', 'Sum B=-1.00', 'Total=0.00']);
await eq(() => sums(['A', 100], ['B', 0]), ['Sum A=1.00', 'Sum B=0.00', 'Total=1.00']);
await eq(() => sums(['A', 100], ['B', 200], ['A', 300]), ['Sum A=1.00', 'Sum B=2.00', 'Sum A=3.00', 'Total=6.00']);
await eq(() => sums(['A', 0], ['B', 5], ['B', 5], ['C', 7]), ['Sum A=0.00', 'Sum B=0.10', 'Sum C=0.07', 'Total=0.17']);
await eq(() => reportText(book(['A', 100], ['B', 1200])).split('\n')[3], 'Sum B  12.00');
await eq(() => sums(['A', 100], ['A', 250]), ['Sum A=3.50', 'Total=3.50']);
await eq(() => sums(['A', 100]), ['Sum A=1.00', 'Total=1.00']);
await eq(() => sums(), ['Total=0.00']);
await eq(() => sums(['A', 0], ['B', 500]), ['Sum A=0.00', 'Sum B=5.00', 'Total=5.00']);
await eq(() => reportLines(book(['A', 5])), [['t0', '0.05'], ['Sum A', '0.05'], ['Total', '0.05']]);
await eq(() => reportText(book(['A', 100])), 't0     1.00\nSum A  1.00\nTotal  1.00');
await eq(() => { const list = book(['A', 1], ['B', 2]); reportLines(list); return list; }, book(['A', 1], ['B', 2]));

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
