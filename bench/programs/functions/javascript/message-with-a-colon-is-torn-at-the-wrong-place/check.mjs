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

const { parseLine, countBySource } = await load('src/logline.js');
await eq(() => parseLine('[2024-05-01 12:00:03] ERROR mail: cannot send: no route'), { time: '2024-05-01 12:00:03', level: 'ERROR', source: 'mail', message: 'cannot send: no route' });
await eq(() => parseLine('[t] INFO web: GET /: 200: ok'), { time: 't', level: 'INFO', source: 'web', message: 'GET /: 200: ok' });
await eq(() => countBySource('[1] WARN db: slow: 3 s\n[2] WARN db: slow: 4 s\n[3] WARN disk: full'), { db: 2, disk: 1 });
await eq(() => countBySource('[1] ERROR cron: job a: failed\n[2] INFO cron: job a: done\nnoise: x', 'ERROR'), { cron: 1 });
await eq(() => parseLine('[1] WARN night job: step 2: late').source, 'night job');
await eq(() => parseLine('[1] WARN a: b: ').message, 'b:');
await eq(() => parseLine('[1] WARN app:db: lost'), { time: '1', level: 'WARN', source: 'app:db', message: 'lost' });
await eq(() => parseLine('[2024-05-01 12:00:03] WARN disk: almost full'), { time: '2024-05-01 12:00:03', level: 'WARN', source: 'disk', message: 'almost full' });
await eq(() => parseLine('[1] WARN disk: at 12:30 full\r').message, 'at 12:30 full');
await eq(() => parseLine('WARN disk: almost full'), null);
await eq(() => parseLine('[1] warn disk: x'), null);
await eq(() => parseLine('[1] WARN disk'), null);
await eq(() => countBySource('', 'WARN'), {});

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
