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

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

const { contrast, luminance, readable, parseHex } = await load('./src/contrast.js');
await eq(() => contrast('#444', '#fff'), 9.74);
await eq(() => contrast('#333', '#fff'), 12.63);
await eq(() => contrast('#ff0', '#333'), 11.77);
await eq(() => contrast('#222', '#fff'), 15.91);
await eq(() => contrast('#555', '#fff'), 7.46);
await eq(() => contrast('#fff', '#0b0b0b'), 19.68);
await eq(() => contrast('#636363', '#000'), 3.5);
await eq(() => luminance('#333333').toFixed(4), '0.0331');
await eq(() => readable('#999', '#333'), false);
await eq(() => readable('#aaa', '#333'), true);
await eq(() => contrast('#005', '#fff'), 18.56);
await eq(() => contrast('#767676', '#fff'), 4.54);
await eq(() => contrast('#777', '#fff'), 4.48);
await eq(() => contrast('#000', '#fff'), 21);
await eq(() => contrast('#fff', '#fff'), 1);
await eq(() => contrast('#0a0a0a', '#fff'), 19.8);
await eq(() => contrast('#f00', '#fff'), 4);
await eq(() => parseHex('#444'), [68, 68, 68]);
await throws(() => contrast('grey', '#fff'), /SyntaxError: Not a colour: grey/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
