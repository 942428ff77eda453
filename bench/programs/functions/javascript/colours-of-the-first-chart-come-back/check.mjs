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

const { chartSettings, barHeights } = await load('src/charts.js');
const plain = { ratio: 2, colour: 'steelblue', width: 640, height: 320, grid: true };
await eq(() => { chartSettings({ colour: 'crimson' }); return chartSettings(); }, plain);
await eq(() => { chartSettings({ width: 1280, height: 100 }); return chartSettings({ grid: false }); }, { ...plain, grid: false });
await eq(() => { barHeights([1, 2], { height: 50 }); return barHeights([1, 2]); }, [160, 320]);
await eq(() => { chartSettings({ title: 'Sales' }); return 'title' in chartSettings(); }, false);
await eq(() => { chartSettings({ ratio: 9 }); return chartSettings().ratio; }, 2);
await eq(() => { const given = { colour: 'red' }; chartSettings(given); return given; }, { colour: 'red' });
await eq(() => chartSettings({ colour: 'red', width: 320, height: 320, grid: false }), { ratio: 1, colour: 'red', width: 320, height: 320, grid: false });
await eq(() => chartSettings({ colour: 'red', width: 320, height: 320, grid: true, ratio: 3 }).ratio, 3);
await eq(() => barHeights([1, 4, 2], { height: 100 }), [25, 100, 50]);
await eq(() => barHeights([-1, 0, 2], { height: 10 }), [0, 0, 10]);
await eq(() => barHeights([], { height: 10 }), []);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
