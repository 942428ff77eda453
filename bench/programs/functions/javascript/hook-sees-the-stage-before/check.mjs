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

const { Deal } = await load('./src/stages.js');
const plan = { lead: ['offer', 'lost'], offer: ['won', 'lost'], won: ['paid'], lost: ['lead'] };
const deal = (...hooks) => hooks.reduce((d, [stage, hook]) => d.onEnter(stage, hook), new Deal(plan, 'lead'));
const seen = (stage, ...path) => {
  const all = [];
  const d = deal([stage, (x) => all.push(x.stage)]);
  path.forEach((s) => d.go(s));
  return all;
};
await eq(() => deal(['offer', (d) => d.go('won')]).go('offer').stage, 'won');
await eq(() => seen('offer', 'offer'), ['offer']);
await eq(() => seen('won', 'offer', 'won'), ['won']);
await eq(() => seen('lead', 'lost', 'lead'), ['lead']);
await eq(() => deal(['offer', (d) => d.go('won')], ['won', (d) => d.go('paid')]).go('offer').stage, 'paid');
await eq(() => deal(['offer', (d) => d.go('won')]).go('offer').history, ['lead', 'offer']);
await eq(() => { let can; deal(['offer', (d) => { can = d.can('won'); }]).go('offer'); return can; }, true);
await eq(() => { let can; deal(['offer', (d) => { can = d.can('offer'); }]).go('offer'); return can; }, false);
await eq(() => { const d = deal(['offer', () => { throw new Error('x'); }]); try { d.go('offer'); } catch { /* thrown by the hook */ } return d.stage; }, 'offer');
await eq(() => { const all = []; deal(['offer', () => all.push(1)], ['offer', (d) => all.push(d.stage)]).go('offer'); return all; }, [1, 'offer']);
await eq(() => deal().go('offer').go('won').history, ['lead', 'offer']);
await eq(() => deal().go('lost').stage, 'lost');
await eq(() => seen('won', 'offer', 'lost'), []);
await eq(() => deal().can('paid'), false);
await throws(() => deal().go('won'), /Error: No way from lead to won/);
await throws(() => deal().go('offer').go('lead'), /Error: No way from offer to lead/);
await eq(() => { const d = deal(); try { d.go('paid'); } catch { /* refused */ } return [d.stage, d.history]; }, ['lead', []]);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
