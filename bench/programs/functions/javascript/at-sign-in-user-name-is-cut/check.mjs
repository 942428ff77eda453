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

const { parseLogin, formatLogin, usersByHost } = load('./src/login.js');
await eq(() => parseLogin('kim@corp.example@gate:2022'), { user: 'kim@corp.example', host: 'gate', port: 2022 });
await eq(() => parseLogin('a@b@c'), { user: 'a@b', host: 'c', port: 22 });
await eq(() => parseLogin('a@b@c@d'), { user: 'a@b@c', host: 'd', port: 22 });
await eq(() => parseLogin('a@@b'), { user: 'a@', host: 'b', port: 22 });
await eq(() => parseLogin('@me@home'), { user: '@me', host: 'home', port: 22 });
await throws(() => parseLogin('kim@corp@'), /no host/);
await throws(() => parseLogin('kim@corp@:22'), /no host/);
await eq(() => usersByHost(['a@b@x', 'c@x']), { x: ['a@b', 'c'] });
await eq(() => formatLogin({ user: 'a@b', host: 'c', port: 22 }), 'a@b@c');
await eq(() => parseLogin('eva@mars'), { user: 'eva', host: 'mars', port: 22 });
await eq(() => parseLogin('eva@mars:2200'), { user: 'eva', host: 'mars', port: 2200 });
await throws(() => parseLogin('mars'), /no user in "mars"/);
await throws(() => parseLogin('@mars'), /no user/);
await throws(() => parseLogin(''), /no user/);
await throws(() => parseLogin('eva@'), /no host/);
await eq(() => usersByHost([]), {});
await eq(() => usersByHost(['a@x', 'b@y', 'c@x']), { x: ['a', 'c'], y: ['b'] });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
