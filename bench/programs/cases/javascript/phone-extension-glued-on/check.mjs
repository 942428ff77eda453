import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/phone.js')).href);
const { normalisePhone, formatPhone, samePhone } = mod.default ?? mod;

assert.deepEqual(normalisePhone('+4930123456 ext. 12'), { number: '+4930123456', extension: '12' });
assert.deepEqual(normalisePhone('030 123456 Ext.12'), { number: '+4930123456', extension: '12' });
assert.equal(formatPhone(formatPhone('030 123456 x 99999')), '+4930123456 ext. 99999');
assert.equal(samePhone('030 123456 ext. 5', '+49 30 123456x5'), true);
assert.equal(samePhone('030 123456 ext. 5', '030 123456'), false);
assert.equal(formatPhone('030 123456ext 5'), '+4930123456 ext. 5');
assert.equal(formatPhone('030.123.456'), '+4930123456');
assert.equal(formatPhone('x12'), 'invalid');
