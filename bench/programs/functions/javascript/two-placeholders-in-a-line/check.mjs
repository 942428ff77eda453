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

const { fill, fillAll } = await load('src/fill.js');
await eq(() => fill('Dear [[first]] [[last]],', { first: 'Ada', last: 'Byron' }), 'Dear Ada Byron,');
await eq(() => fill('[[a]][[b]]', { a: 1, b: 2 }), '12');
await eq(() => fill('[[a]], [[a]], [[a]]', { a: 'x' }), 'x, x, x');
await eq(() => fill('[[ a ]]-[[ b ]]', { a: null, b: false }), 'null-false');
await eq(() => fill('[[a]] ]]', { a: 1 }), '1 ]]');
await throws(() => fill('[[a]] and [[zz]] and', { a: 1 }), /no value for zz$/);
await eq(() => fillAll('[[x]]/[[y]]', [{ x: 1, y: 2 }, { x: 3, y: 4 }]), '1/2\n\n3/4');
await eq(() => fill('[[full name]] is [[age]]', { 'full name': 'A B', age: 3 }), 'A B is 3');
await eq(() => fill('', {}), '');
await eq(() => fill('no names [here]', {}), 'no names [here]');
await eq(() => fill('[[a]]', { a: '[[b]]' }), '[[b]]');
await eq(() => fill('x [[a]]\n[[b]] y', { a: 1, b: 2 }), 'x 1\n2 y');
await eq(() => fill('[[full name]]', { 'full name': 'A B' }), 'A B');
await eq(() => fill('[[]]', {}), '[[]]');
await eq(() => fill('[[a]]', { a: '$&' }), '$&');
await throws(() => fill('[[toString]]', {}), /no value for toString/);
await eq(() => fillAll('[[a]]', []), '');
await eq(() => fill('[[a.b-c]]', { 'a.b-c': 5 }), '5');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
