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

const load = (file) => import(pathToFileURL(path.resolve(file)).href);

const { checkForm } = await load('./src/rules.js');
const street = { address: { fields: { street: { type: 'text', required: true, max: 5 } } } };
await eq(() => checkForm(street, { address: { street: '' } }), ['address.street is required']);
await eq(() => checkForm(street, {}), ['address.street is required']);
await eq(() => checkForm(street, { address: null }), ['address.street is required']);
await eq(() => checkForm(street, { address: { street: 7 } }), ['address.street must be a text']);
await eq(() => checkForm(street, { address: { street: 'longer' } }), ['address.street is more than 5']);
const deep = { a: { fields: { b: { fields: { c: { type: 'flag', required: true } } }, d: { type: 'number', max: 3 } } }, e: { type: 'text', required: true } };
await eq(() => checkForm(deep, { a: { d: 4 } }), ['a.b.c is required', 'a.d is more than 3', 'e is required']);
await eq(() => checkForm(deep, { a: { b: { c: 'yes' } }, e: 'x' }), ['a.b.c must be a flag']);
await eq(() => checkForm({ n: { type: 'text', required: true }, ...street }, {}), ['n is required', 'address.street is required']);
await eq(() => checkForm({ ...street, n: { type: 'text', required: true } }, {}), ['address.street is required', 'n is required']);
await eq(() => checkForm(street, { address: { street: 'Elm' } }), []);
await eq(() => checkForm(deep, { a: { b: { c: false } }, e: 'x' }), []);
await eq(() => checkForm({ n: { type: 'number' } }, { n: NaN }), ['n must be a number']);
await eq(() => checkForm({ n: { type: 'number', required: true } }, { n: 0 }), []);
await eq(() => checkForm({ n: { type: 'number', max: 3 } }, { n: 4 }), ['n is more than 3']);
await eq(() => checkForm({}, {}), []);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
