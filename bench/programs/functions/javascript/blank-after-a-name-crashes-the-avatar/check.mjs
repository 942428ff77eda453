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

const { initials, avatar, colour } = load('./lib/avatar.js');
await eq(() => initials('Ines Moreau '), 'IM');
await eq(() => initials(' Ines Moreau'), 'IM');
await eq(() => initials(''), '?');
await eq(() => initials('   '), '?');
await eq(() => initials('Ines   Moreau'), 'IM');
await eq(() => initials('  Ines  '), 'I');
await eq(() => initials('Ines -'), 'I');
await eq(() => initials('Ludwig van '), 'L');
await eq(() => initials(' van '), 'V');
await eq(() => avatar('Ines Moreau ').text, 'IM');
await eq(() => avatar('').text, '?');
await eq(() => initials('Ines Moreau'), 'IM');
await eq(() => initials('ines maria moreau'), 'IM');
await eq(() => initials('Anne-Sophie'), 'AS');
await eq(() => initials('Ludwig van Beek'), 'LB');
await eq(() => initials('van der'), 'VD');
await eq(() => initials('Cher'), 'C');
await eq(() => colour('a'), '#3b5b92');
await eq(() => avatar('a'), { text: 'A', background: '#3b5b92' });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
