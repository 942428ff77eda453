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

const { Route } = await load('route.js');
const at = (route) => ({ ...route.position(), facing: route.facing() });
await eq(() => new Route().forward(3).back(1).position(), { x: 0, y: 2 });
await eq(() => new Route().back(1).position(), { x: 0, y: -1 });
await eq(() => new Route().back(2).back(3).position(), { x: 0, y: -5 });
await eq(() => at(new Route().right().back(4)), { x: -4, y: 0, facing: 'east' });
await eq(() => at(new Route().back(1).left().forward(2)), { x: -2, y: -1, facing: 'west' });
await eq(() => new Route().back(3).facing(), 'north');
await eq(() => { const route = new Route(); return route.back(1) === route; }, true);
await eq(() => at(new Route().right().right().back(2).right()), { x: 0, y: 2, facing: 'west' });
await eq(() => { const route = new Route(); route.back(2); return route.position(); }, { x: 0, y: -2 });
await eq(() => { const route = new Route().left(); route.back(2); return at(route); }, { x: 2, y: 0, facing: 'west' });
await eq(() => { const route = new Route(); return route.left() === route && route.right() === route && route.forward(1) === route; }, true);
await eq(() => new Route().position(), { x: 0, y: 0 });
await eq(() => new Route().facing(), 'north');
await eq(() => new Route().forward(2).right().forward(1).position(), { x: 1, y: 2 });
await eq(() => at(new Route().left().left().left().left()), { x: 0, y: 0, facing: 'north' });
await eq(() => new Route().right().facing(), 'east');
await eq(() => new Route().left().forward(3).position(), { x: -3, y: 0 });

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
