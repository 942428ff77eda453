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

const { layOut } = await load('lib/text-table.js');
await eq(() => layOut(['player', 'goals'], [['Bo', 7], ['Ida', 12]]), ['player  goals', 'Bo          7', 'Ida        12']);
await eq(() => layOut(['number'], [[1], [22]]), ['number', '     1', '    22']);
await eq(() => layOut(['name', 'x'], [['a', 'b']]), ['name  x', 'a     b']);
await eq(() => layOut(['a', 'long', 'b'], [['xx', 'y', 'z']]), ['a   long  b', 'xx  y     z']);
await eq(() => layOut(['id', 'qty'], [[7, 3], [8, 40]]), ['id  qty', ' 7    3', ' 8   40']);
await eq(() => layOut(['abc', 'd'], [['', 1]]), ['abc  d', '     1']);
await eq(() => layOut(['heading', 'b'], [['x', 'y'], ['longer entry', 'z']]), ['heading       b', 'x             y', 'longer entry  z']);
await eq(() => layOut(['who', 'points'], [['Annette', 1], ['Bob', 35]]), ['who      points', 'Annette       1', 'Bob          35']);
await eq(() => layOut(['a', 'bcd'], []), ['a  bcd']);
await eq(() => layOut(['a'], [['b']]), ['a', 'b']);
await eq(() => layOut(['city'], [['Rome'], ['Lima']]), ['city', 'Rome', 'Lima']);
await eq(() => layOut(['a', 'b'], [['long', 'longer']]), ['a     b', 'long  longer']);
await eq(() => layOut(['k', 'n'], [['x', -5], ['y', 10]]), ['k  n', 'x  -5', 'y  10']);
await eq(() => layOut(['who', 'pts'], [['Annette', 1200], ['Bob', 35]]), ['who      pts', 'Annette  1200', 'Bob        35']);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
