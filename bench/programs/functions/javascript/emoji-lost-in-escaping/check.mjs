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

const { escape, unescape } = await load('escape.js');
await eq(() => escape('ok 😀'), 'ok <1f600>');
await eq(() => unescape(escape('ok 😀')), 'ok 😀');
await eq(() => escape('𝄞'), '<1d11e>');
await eq(() => escape('😀😁'), '<1f600><1f601>');
await eq(() => escape('é🎈!'), '<e9><1f388>!');
await eq(() => escape('\u{10ffff}'), '<10ffff>');
await eq(() => escape('\u{10000}<'), '<10000><3c>');
await eq(() => unescape(escape('a<𠀀>b')), 'a<𠀀>b');
await eq(() => escape(''), '');
await eq(() => escape('plain text; =?>~'), 'plain text; =?>~');
await eq(() => escape('5 €'), '5 <20ac>');
await eq(() => escape('<'), '<3c>');
await eq(() => escape('a\nb\tc'), 'a<a>b<9>c');
await eq(() => escape('\uffff'), '<ffff>');
await eq(() => escape('\ud83d'), '<d83d>');
await eq(() => escape('naïve'), 'na<ef>ve');
await eq(() => unescape('5 <20ac> <1f600>'), '5 € 😀');
await eq(() => unescape(escape('<b> & "x"')), '<b> & "x"');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
