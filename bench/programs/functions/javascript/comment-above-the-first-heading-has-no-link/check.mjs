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

const { sectionOf, linkTo, commentsByLink } = load('./lib/anchors.js');
const moss = { url: '/moss' };
const body = { type: 'body', id: 'b', parent: null };
const lead = { type: 'text', id: 't1', parent: body };
const word = { type: 'bold', id: 'w', parent: lead };
const care = { type: 'section', id: 'care', parent: body };
const sub = { type: 'section', id: 'water', parent: care };
const list = { type: 'list', id: 'l1', parent: care };
const item = { type: 'item', id: 'i1', parent: list };
await eq(() => linkTo(moss, lead), '/moss');
await eq(() => sectionOf(lead), null);
await eq(() => linkTo(moss, word), '/moss');
await eq(() => sectionOf(word), null);
await eq(() => linkTo(moss, body), '/moss');
await eq(() => sectionOf(body), null);
await eq(() => commentsByLink(moss, [{ block: lead, text: 'a' }]), { '/moss': ['a'] });
await eq(() => commentsByLink(moss, [{ block: item, text: 'a' }, { block: word, text: 'b' }, { block: lead, text: 'c' }]), { '/moss#care': ['a'], '/moss': ['b', 'c'] });
await eq(() => linkTo({ url: '/x' }, lead), '/x');
await eq(() => linkTo(moss, item), '/moss#care');
await eq(() => linkTo(moss, care), '/moss#care');
await eq(() => linkTo(moss, sub), '/moss#water');
await eq(() => sectionOf({ type: 'text', id: 'q', parent: sub }) === sub, true);
await eq(() => sectionOf(list) === care, true);
await eq(() => commentsByLink(moss, []), {});
await eq(() => commentsByLink(moss, [{ block: sub, text: 'a' }, { block: item, text: 'b' }]), { '/moss#water': ['a'], '/moss#care': ['b'] });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
