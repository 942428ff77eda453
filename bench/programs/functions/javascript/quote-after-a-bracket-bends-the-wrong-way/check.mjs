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

const { smartQuotes, smartDashes, polish } = await load('src/typography.js');
await eq(() => smartQuotes('the manual ("old" edition)'), 'the manual (“old” edition)');
await eq(() => smartQuotes('["a", "b"]'), '[“a”, “b”]');
await eq(() => smartQuotes('{"x"}'), '{“x”}');
await eq(() => smartQuotes('("yes")'), '(“yes”)');
await eq(() => polish('see ("Pages 3--4")'), 'see (“Pages 3–4”)');
await eq(() => smartQuotes('f("a")("b")'), 'f(“a”)(“b”)');
await eq(() => smartQuotes('(see "Notes")'), '(see “Notes”)');
await eq(() => smartQuotes('"Hello"'), '“Hello”');
await eq(() => smartQuotes('a "b" c'), 'a “b” c');
await eq(() => smartQuotes('line\n"next"'), 'line\n“next”');
await eq(() => smartQuotes('(a)"'), '(a)”');
await eq(() => smartQuotes('x]" {y}"'), 'x]” {y}”');
await eq(() => smartQuotes(''), '');
await eq(() => smartQuotes('5" pipe'), '5” pipe');
await eq(() => smartDashes('12--14 -- ok'), '12–14 — ok');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
