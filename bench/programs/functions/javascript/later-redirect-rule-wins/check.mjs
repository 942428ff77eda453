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

const { readRules, redirect } = load('./lib/redirects.js');
const rules = readRules('/jobs/*    /careers/*\n/shop      /store 302\n/*         /archive/*');
const go = (path, list = rules) => { const r = redirect(list, path); return r && `${r.status} ${r.location}`; };
await eq(() => redirect(rules, '/jobs/cook'), { location: '/careers/cook', status: 301 });
await eq(() => redirect(rules, '/shop'), { location: '/store', status: 302 });
await eq(() => redirect(rules, '/old'), { location: '/archive/old', status: 301 });
await eq(() => go('/jobs/'), '301 /careers/');
await eq(() => go('/a', readRules('/a /b\n/a /c 308')), '301 /b');
await eq(() => go('/a/b/c', readRules('/a/b/* /x/*\n/a/* /y/*\n/a/b/c /z')), '301 /x/c');
await eq(() => go('/a/c', readRules('/a/b/* /x/*\n/a/* /y/*\n/a/b/c /z')), '301 /y/c');
await eq(() => go('/a', readRules('/* /one 307\n/a /two')), '307 /one');
await eq(() => go('/jobs'), '301 /archive/jobs');
await eq(() => go('/shop/1'), '301 /archive/shop/1');
await eq(() => go('/'), '301 /archive/');
await eq(() => go('/nope', readRules('/a /b')), null);
await eq(() => go('/a', []), null);
await eq(() => go('/blog/x', readRules('# c\n/blog/* /news/* 302')), '302 /news/x');
await eq(() => readRules('\n# a\n/a /b'), [{ from: '/a', to: '/b', status: 301 }]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
