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

const { parseImage, shortName } = load('./lib/image.js');
const image = (registry, path, tag, digest = null) => ({ registry, path, tag, digest });
await eq(() => shortName('localhost:5000/shop/web:1.4'), 'shop/web');
await eq(() => parseImage('localhost:5000/shop/web:1.4'), image('localhost:5000', 'shop/web', '1.4'));
await eq(() => parseImage('r.example:443/a/b/c:v2-rc'), image('r.example:443', 'a/b/c', 'v2-rc'));
await eq(() => parseImage('10.0.0.1:80/x:9'), image('10.0.0.1:80', 'x', '9'));
await eq(() => parseImage('h:1/x:y@sha256:ab'), image('h:1', 'x', 'y', 'sha256:ab'));
await eq(() => shortName('h:1/deep/er:2'), 'deep/er');
await eq(() => parseImage('localhost:5000/shop/web'), image('localhost:5000', 'shop/web', 'latest'));
await eq(() => parseImage('localhost/shop/web:1.4'), image('localhost', 'shop/web', '1.4'));
await eq(() => parseImage('redis'), image(null, 'redis', 'latest'));
await eq(() => parseImage('redis:7'), image(null, 'redis', '7'));
await eq(() => parseImage('library/redis:7'), image(null, 'library/redis', '7'));
await eq(() => parseImage('redis@sha256:00ff'), image(null, 'redis', null, 'sha256:00ff'));
await eq(() => parseImage('ghcr.io/a/b'), image('ghcr.io', 'a/b', 'latest'));
await eq(() => parseImage('h:1/x@sha256:ab'), image('h:1', 'x', null, 'sha256:ab'));
await throws(() => parseImage('Upper'), /Error: Not an image: Upper/);
await throws(() => parseImage(''), /Error: Not an image/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
