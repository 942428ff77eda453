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

const { splitKey, joinKey, lookUp } = await load('src/dotkeys.js');
await eq(() => splitKey('server.web\\.local.port'), ['server', 'web.local', 'port']);
await eq(() => splitKey('a\\.b.c\\.d'), ['a.b', 'c.d']);
await eq(() => splitKey('\\a.b'), ['a', 'b']);
await eq(() => splitKey('c:\\\\tmp.size'), ['c:\\tmp', 'size']);
await eq(() => splitKey('\\..x.y'), ['.', 'x', 'y']);
await eq(() => lookUp({ hosts: { 'db.lan': { port: 5432 } } }, 'hosts.db\\.lan.port'), 5432);
await eq(() => splitKey(joinKey(['v1.2', 'notes', 'de.txt'])), ['v1.2', 'notes', 'de.txt']);
await eq(() => splitKey('a\\.b\\.c'), ['a.b.c']);
await eq(() => splitKey('files.read\\.me'), ['files', 'read.me']);
await eq(() => splitKey(''), ['']);
await eq(() => splitKey('a.b.'), ['a', 'b', '']);
await eq(() => splitKey('a\\'), ['a']);
await eq(() => joinKey(['a.b', 'c']), 'a\\.b.c');
await eq(() => lookUp({ a: { b: 7 } }, 'a.b'), 7);
await eq(() => lookUp(null, 'a'), undefined);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
