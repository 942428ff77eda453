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

const { RateBook } = await load('./src/rates.js');
const bank = async (from, to, day) => (day < '2024-03-01' ? 1.1 : 1.2);
const counting = () => { const calls = []; const book = new RateBook(async (...args) => { calls.push(args.join(' ')); return calls.length; }); return { calls, book }; };
const both = async (one, two) => { const b = new RateBook(bank); return [await b.convert(100, 'EUR', 'USD', one), await b.convert(100, 'EUR', 'USD', two)]; };
await eq(() => both('2024-01-15', '2024-03-15'), [110, 120]);
await eq(() => both('2024-03-15', '2024-01-15'), [120, 110]);
await eq(() => both('2024-02-29', '2024-03-01'), [110, 120]);
await eq(async () => { const { book } = counting(); return [await book.rate('A', 'B', 'd1'), await book.rate('A', 'B', 'd2'), await book.rate('A', 'B', 'd1'), await book.rate('A', 'B', 'd3')]; }, [1, 2, 1, 3]);
await eq(async () => { const { book, calls } = counting(); await Promise.all([book.rate('A', 'B', 'd1'), book.rate('A', 'B', 'd2')]); return calls; }, ['A B d1', 'A B d2']);
await eq(async () => { const { book } = counting(); await book.rate('A', 'B', 'd1'); await book.rate('A', 'B', 'd2'); return book.size; }, 2);
await eq(async () => { const b = new RateBook(async (f, t, day) => { if (day === 'd1') throw new Error('no rate'); return 3; }); const first = b.rate('A', 'B', 'd1').catch((e) => e.message); return [await b.rate('A', 'B', 'd2'), await first]; }, [3, 'no rate']);
await eq(() => both('2024-01-15', '2024-01-15'), [110, 110]);
await eq(async () => { const { book, calls } = counting(); await book.rate('A', 'B', 'd1'); await book.rate('A', 'B', 'd1'); return calls.length; }, 1);
await eq(async () => { const { book, calls } = counting(); await Promise.all([book.rate('A', 'B', 'd1'), book.rate('A', 'B', 'd1')]); return calls.length; }, 1);
await eq(async () => { const { book } = counting(); return [await book.rate('A', 'B', 'd'), await book.rate('B', 'A', 'd')]; }, [1, 2]);
await eq(async () => { const { book } = counting(); return [await book.rate('A', 'A', 'd'), book.size]; }, [1, 0]);
await throws(() => new RateBook(async () => { throw new Error('busy'); }).rate('A', 'B', 'd'), /Error: busy/);
await eq(async () => { let n = 0; const b = new RateBook(async () => { n += 1; if (n === 1) throw new Error('x'); return 2; }); await b.rate('A', 'B', 'd').catch(() => {}); await new Promise((r) => setTimeout(r, 1)); return b.rate('A', 'B', 'd'); }, 2);
await eq(() => new RateBook(() => 0.5).convert(3.333, 'A', 'B', 'd'), 1.67);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
