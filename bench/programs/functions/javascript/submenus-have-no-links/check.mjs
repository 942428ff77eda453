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

const { linksOf, trailTo, repeatedLinks } = await load('src/menu.js');
const link = (href, ...items) => (items.length ? { label: href, href, items } : { label: href, href });
const group = (...items) => ({ label: 'group', items });
await eq(() => linksOf([{ label: 'Home', href: '/' }, { label: 'Shop', items: [{ label: 'Shoes', href: '/shoes' }, { label: 'Hats', href: '/hats' }] }]), ['/', '/shoes', '/hats']);
await eq(() => linksOf([group(link('a'))]), ['a']);
await eq(() => linksOf([link('a', link('b')), link('c')]), ['a', 'b', 'c']);
await eq(() => linksOf([group(group(group(link('x'))))]), ['x']);
await eq(() => linksOf([link('a', link('b', link('c')), link('d')), link('e')]), ['a', 'b', 'c', 'd', 'e']);
await eq(() => repeatedLinks([link('a', link('a'))]), ['a']);
await eq(() => repeatedLinks([group(link('a'), link('b')), group(link('b'))]), ['b']);
await eq(() => linksOf([group(link('a')), group(link('b')), link('a')]), ['a', 'b', 'a']);
await eq(() => linksOf([]), []);
await eq(() => linksOf([{ label: 'x' }]), []);
await eq(() => linksOf([group()]), []);
await eq(() => linksOf([link('a'), link('b')]), ['a', 'b']);
await eq(() => linksOf([{ label: 'x', href: '' }]), []);
await eq(() => linksOf([{ label: 'x', href: 'y', items: [] }]), ['y']);
await eq(() => repeatedLinks([]), []);
await eq(() => trailTo([group(link('a'))], 'a'), ['group', 'a']);
await eq(() => { const menu = [group(link('a'))]; linksOf(menu); return menu; }, [{ label: 'group', items: [{ label: 'a', href: 'a' }] }]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
