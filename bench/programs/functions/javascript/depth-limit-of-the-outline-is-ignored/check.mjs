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

const { outline, countPages } = await load('./src/outline.js');
const p = (title, ...children) => (children.length ? { title, children } : { title });
const site = p('Home', p('Shop', p('Tents')), p('About'));
const deep = p('A', p('B', p('C', p('D', p('E')), p('F'))), p('G', p('H')));
await eq(() => outline(site, 1), ['Home', '  Shop … (1)', '  About']);
await eq(() => outline(deep, 1), ['A', '  B … (4)', '  G … (1)']);
await eq(() => outline(deep, 2), ['A', '  B', '    C … (3)', '  G', '    H']);
await eq(() => outline(deep, 3), ['A', '  B', '    C', '      D … (1)', '      F', '  G', '    H']);
await eq(() => outline(p('X', p('Y', p('Z'))), 1), ['X', '  Y … (1)']);
await eq(() => outline(deep, 1, '> '), ['> A', '>   B … (4)', '>   G … (1)']);
await eq(() => outline(p('X', p('a', p('b')), p('c', p('d')), p('e')), 1), ['X', '  a … (1)', '  c … (1)', '  e']);
await eq(() => outline(deep, 4), outline(deep));
await eq(() => outline(site, 2), ['Home', '  Shop', '    Tents', '  About']);
await eq(() => outline(site), ['Home', '  Shop', '    Tents', '  About']);
await eq(() => outline(site, 0), ['Home … (3)']);
await eq(() => outline(p('Solo'), 0), ['Solo']);
await eq(() => outline(p('Solo'), 3), ['Solo']);
await eq(() => outline({ title: 'E', children: [] }, 0), ['E']);
await eq(() => outline(p('X', p('Y')), 1), ['X', '  Y']);
await eq(() => countPages(deep), 8);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
