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

const { checkSetting, readSettings, formatSettings } = await load('src/settings.js');
const defaults = { volume: 30, station: 'news' };
await eq(() => readSettings('{"volume": 4', defaults), defaults);
await eq(() => readSettings('', defaults), defaults);
await eq(() => readSettings('volume=40', defaults), defaults);
await eq(() => readSettings('{"station": "jazz",}', defaults), defaults);
await eq(() => readSettings('undefined', {}), {});
await throws(() => readSettings('{"volume": 200}', defaults), /^RangeError: volume has to be 0 to 100, not 200$/);
await throws(() => readSettings('{"volume": "loud"}', defaults), /^RangeError/);
await eq(() => readSettings('{"volume": 40}', defaults), { volume: 40, station: 'news' });
await eq(() => readSettings('{}', defaults), defaults);
await eq(() => readSettings('{"station": "jazz", "alarm": "7:00"}', defaults), { volume: 30, station: 'jazz', alarm: '7:00' });
await eq(() => { readSettings('{"volume": 1}', defaults); return defaults.volume; }, 30);
await eq(() => JSON.parse(formatSettings({ volume: 31, station: 'news' }, defaults)), { volume: 31 });
await throws(() => checkSetting('volume', -1), /RangeError/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
