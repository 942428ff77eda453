import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Bus, stamp } = await load('src/index.js');

const stray = [];
process.on('unhandledRejection', (error) => stray.push(error.message));
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

const errors = [];
const bus = new Bus({ onError: (error, message) => errors.push([error.message, message.topic]) });
bus.subscribe('mail', async () => {
  throw new Error('smtp down');
});
assert.equal(await bus.publish('mail'), 0);
await pause();
assert.deepEqual(stray, []);
assert.deepEqual(errors, [['smtp down', 'mail']]);

const log = [];
const slow = new Bus().use(stamp({ x: 1 }));
slow.subscribe('a.*', async (payload) => {
  log.push('start');
  await pause();
  log.push(`end ${payload.x}`);
});
slow.subscribe('a.b', () => log.push('second'));
assert.equal(await slow.publish('a.b', {}), 2);
assert.deepEqual(log, ['start', 'end 1', 'second']);

const strict = new Bus();
let later = 0;
strict.subscribe('t', async () => {
  await pause();
  throw new Error('late');
});
strict.subscribe('t', () => (later += 1));
await assert.rejects(strict.publish('t'), /late/);
assert.equal(later, 0);

const one = new Bus();
let runs = 0;
one.once('t', async () => {
  runs += 1;
  await pause();
});
assert.equal(await one.publish('t'), 1);
assert.equal(await one.publish('t'), 0);
assert.equal(runs, 1);
const sync = new Bus({ onError: () => {} });
sync.subscribe('t', () => {
  throw new Error('now');
});
sync.subscribe('t', () => 3);
assert.equal(await sync.publish('t'), 1);
assert.equal(await sync.publish('other'), 0);
assert.deepEqual(stray, []);
