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

const { neighbours, linkHeader } = await load('./src/links.js');
const at = (query, total, size) => {
  const { prev, next } = neighbours(`https://x.example/items${query}`, total, size);
  return [prev, next].map((href) => href && href.slice('https://x.example/items'.length));
};
await eq(() => neighbours('https://x.example/items?page=2', 100).next, 'https://x.example/items?page=3');
await eq(() => at('?page=2', 100), ['', '?page=3']);
await eq(() => at('?page=1', 100), [undefined, '?page=2']);
await eq(() => at('?page=9', 1000), ['?page=8', '?page=10']);
await eq(() => at('?page=10', 1000), ['?page=9', '?page=11']);
await eq(() => at('?q=a&page=3&sort=x', 100, 10), ['?q=a&page=2&sort=x', '?q=a&page=4&sort=x']);
await eq(() => at('?page=4', 100), ['?page=3', '?page=5']);
await eq(() => at('?page=03', 100), ['?page=2', '?page=4']);
await eq(() => at('?page=5', 100), ['?page=4', undefined]);
await eq(() => at('', 100), [undefined, '?page=2']);
await eq(() => at('', 20), [undefined, undefined]);
await eq(() => at('', 21), [undefined, '?page=2']);
await eq(() => at('?page=2', 40), ['', undefined]);
await eq(() => at('?page=1', 5), [undefined, undefined]);
await eq(() => at('?sort=name', 45), [undefined, '?sort=name&page=2']);
await eq(() => linkHeader({ prev: 'p', next: 'n' }), '<p>; rel="prev", <n>; rel="next"');
await eq(() => linkHeader({}), '');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
