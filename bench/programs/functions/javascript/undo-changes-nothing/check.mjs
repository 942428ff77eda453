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

const { Draft } = load('./lib/draft.js');
const run = (start, ...steps) => {
  const draft = new Draft(start);
  for (const step of steps) {
    if (step === 'undo') draft.undo();
    else draft.set(...step);
  }
  return draft;
};
await eq(() => run({ name: 'Eve' }, ['name', 'Eva'], 'undo').get('name'), 'Eve');
await eq(() => run({ a: 1 }, ['a', 2], ['a', 3], 'undo').get('a'), 2);
await eq(() => run({ a: 1 }, ['a', 2], ['a', 3], 'undo', 'undo').get('a'), 1);
await eq(() => run({}, ['a', 1], 'undo').fields, {});
await eq(() => run({ a: 1 }, ['b', 1], ['a', 2], 'undo').fields, { a: 1, b: 1 });
await eq(() => run({ a: 1 }, ['b', 1], ['a', 2], 'undo', 'undo').fields, { a: 1 });
await eq(() => run({ a: 1 }, ['a', 2], 'undo', ['a', 5], 'undo').get('a'), 1);
await eq(() => run({ a: 1 }, ['a', 2], 'undo', ['a', 2]).changed, true);
await eq(() => run({ a: 1, b: 2 }, ['a', 9], ['a', 9], 'undo').fields, { a: 1, b: 2 });
await eq(() => run({ a: 1 }, 'undo').fields, { a: 1 });
await eq(() => new Draft().undo(), false);
await eq(() => run({ a: 1 }, ['a', 2]).get('a'), 2);
await eq(() => run({ a: 1 }, ['a', 1]).changed, false);
await eq(() => run({ a: 1 }, ['a', 2]).changed, true);
await eq(() => run({ a: 1 }, ['a', 2], 'undo').changed, false);
await eq(() => { const start = { a: 1 }; run(start, ['a', 2]); return start; }, { a: 1 });
await eq(() => run({}, ['x', 1], ['y', 2]).fields, { x: 1, y: 2 });
await eq(() => new Draft().get('q'), undefined);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
