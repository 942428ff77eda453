import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { JobQueue } = await load('src/queue.js');

const broken = () => { throw new Error('no network'); };
let queue = new JobQueue();
queue.add('sms', broken, { retries: 0 });
queue.tick(0);
assert.deepEqual(queue.failed, [{ name: 'sms', attempts: 1, message: 'no network' }]);
assert.equal(queue.size, 0);

queue = new JobQueue();
queue.add('push', broken, { backoff: 0 });
queue.tick(0);
assert.equal(queue.due(0).length, 1);
queue.tick(0);
queue.tick(0);
assert.equal(queue.failed.length, 0);
queue.tick(0);
assert.equal(queue.failed[0].attempts, 4);

queue = new JobQueue();
queue.add('both', broken, { retries: 0, backoff: 0 });
queue.tick(7);
assert.equal(queue.failed.length, 1);

queue = new JobQueue();
queue.add('plain', broken);
queue.tick(0);
assert.equal(queue.due(9).length, 0);
assert.equal(queue.due(10).length, 1);
queue.tick(10);
queue.tick(30);
assert.equal(queue.failed.length, 0);
queue.tick(70);
assert.equal(queue.failed[0].attempts, 4);

queue = new JobQueue();
queue.add('one', broken, { retries: 1, backoff: 4 });
queue.tick(0);
assert.equal(queue.due(3).length, 0);
queue.tick(4);
assert.equal(queue.failed[0].attempts, 2);
