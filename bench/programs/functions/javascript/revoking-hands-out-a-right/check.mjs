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

const { grant, revoke, may, list } = await load('src/badge.js');
await eq(() => list(revoke(grant(0, 'enter', 'print'), 'delete')), ['enter', 'print']);
await eq(() => revoke(0, 'enter'), 0);
await eq(() => list(revoke(0, 'print', 'approve')), []);
await eq(() => list(revoke(grant(0, 'order'), 'order', 'order')), []);
await eq(() => list(revoke(grant(0, 'order', 'print'), 'order', 'enter')), ['print']);
await eq(() => list(revoke(revoke(grant(0, 'approve', 'enter'), 'enter'), 'enter')), ['approve']);
await eq(() => may(revoke(grant(0, 'print'), 'delete'), 'delete'), false);
await eq(() => list(revoke(grant(0, 'delete'), 'enter', 'print', 'order', 'approve')), ['delete']);
await eq(() => revoke(0), 0);
await eq(() => list(revoke(grant(0, 'order', 'delete'))), ['order', 'delete']);
await eq(() => list(revoke(grant(0, 'order', 'delete'), 'order')), ['delete']);
await eq(() => revoke(grant(0, 'order', 'delete'), 'delete', 'order'), 0);
await eq(() => list(grant(grant(0, 'print'), 'print')), ['print']);
await eq(() => list(grant(0)), []);
await eq(() => may(grant(0, 'approve'), 'approve'), true);
await throws(() => revoke(0, 'fly'), /no such right: fly/);
await throws(() => may(0, 'fly'), /no such right: fly/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
