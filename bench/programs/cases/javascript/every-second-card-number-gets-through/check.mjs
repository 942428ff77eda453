import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { hasSecret, mask } = await load('src/secrets.js');
const { Logger } = await load('src/logger.js');

let logger = new Logger({ strict: true });
for (let i = 0; i < 3; i++) {
  logger.log('info', 'card 4111111111111234');
}
assert.equal(logger.summary(), 'debug=0 info=0 warn=0 error=0 dropped=3');
assert.deepEqual(logger.lines, []);
for (let i = 0; i < 4; i++) {
  assert.equal(hasSecret('token sk_abcdefgh123'), true);
}
assert.equal(hasSecret('a long text in front of 4111 1111 1111 1234'), true);
assert.equal(hasSecret('5500000000000004'), true);
assert.equal(hasSecret('pk_12345678'), true);
assert.equal(hasSecret('order 12345678'), false);
assert.equal(hasSecret('sk_short'), false);
assert.equal(hasSecret(''), false);
assert.equal(mask('4111-1111-1111-1234, 5500000000000004'), '****1234, ****0004');
assert.equal(mask('sk_abcdefgh123 pk_abcdefgh123'), 'sk_ab… pk_ab…');
logger = new Logger({ strict: true });
assert.equal(logger.log('info', 'fine'), true);
assert.equal(logger.log('debug', 'card 4111111111111234'), false);
assert.equal(logger.dropped, 0);
