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

const { readPalette } = load('./lib/palette.js');
const texts = (source) => readPalette(source).map((c) => c.text);
await eq(() => texts(''), []);
await eq(() => texts(' \t\n'), []);
await eq(() => texts('red'), ['red']);
await eq(() => texts('red #fff'), ['red', '#ffffff']);
await eq(() => readPalette('#ABCDEF'), [{ type: 'hex', text: '#abcdef' }]);
await throws(() => readPalette('#abcd'), /bad colour: #abcd/);
await eq(() => readPalette('red, #fff'), [{ type: 'name', text: 'red' }, { type: 'hex', text: '#ffffff' }]);
await eq(() => texts('red,navy'), ['red', 'navy']);
await eq(() => texts(','), []);
await eq(() => texts(',,red,,'), ['red']);
await eq(() => texts('a , b ,c'), ['a', 'b', 'c']);
await eq(() => texts('#123,#456'), ['#112233', '#445566']);
await eq(() => texts('a,\nb'), ['a', 'b']);
await throws(() => readPalette('red,#zzz'), /bad colour: #zzz/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
