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

const { openCells, isSymmetric, entries } = await load('src/crossword.js');
await eq(() => entries(['....', '.#.#', '...#']), { across: [{ number: 1, length: 4 }, { number: 3, length: 3 }], down: [{ number: 1, length: 3 }, { number: 2, length: 3 }] });
await eq(() => entries(['...', '...']), { across: [{ number: 1, length: 3 }, { number: 4, length: 3 }], down: [{ number: 1, length: 2 }, { number: 2, length: 2 }, { number: 3, length: 2 }] });
await eq(() => entries(['.', '.', '.']), { across: [], down: [{ number: 1, length: 3 }] });
await eq(() => entries(['...']), { across: [{ number: 1, length: 3 }], down: [] });
await eq(() => entries(['#.', '..', '.#', '..']).down, [{ number: 1, length: 2 }, { number: 2, length: 3 }]);
await eq(() => entries(['.#.', '.#.', '.#.']), { across: [], down: [{ number: 1, length: 3 }, { number: 2, length: 3 }] });
await eq(() => entries(['..', '..', '..', '..']).down.map((d) => d.length), [4, 4]);
await eq(() => entries(['..', '..']), { across: [{ number: 1, length: 2 }, { number: 3, length: 2 }], down: [{ number: 1, length: 2 }, { number: 2, length: 2 }] });
await eq(() => entries(['#']), { across: [], down: [] });
await eq(() => entries([]), { across: [], down: [] });
await eq(() => entries(['.']), { across: [], down: [] });
await eq(() => openCells(['..', '#.']), 3);
await eq(() => isSymmetric(['#..', '...', '..#']), true);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
