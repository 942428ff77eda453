import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/filenames.js')).href);
const { splitName, uniqueName, safeName, attachmentLabel } = mod.default ?? mod;

assert.equal(attachmentLabel('offer.v2.pdf', 1024), 'offer.v2 [PDF, 1.0 KB]');
assert.equal(uniqueName('offer.v2.pdf', ['offer.v2.pdf']), 'offer.v2 (1).pdf');
assert.deepEqual(splitName('a.b.c.d'), ['a.b.c', '.d']);
assert.deepEqual(splitName('.config.json'), ['.config', '.json']);
assert.deepEqual(splitName('.npmrc'), ['.npmrc', '']);
assert.deepEqual(splitName('photo.jpg'), ['photo', '.jpg']);
assert.deepEqual(splitName('none'), ['none', '']);
assert.equal(attachmentLabel('x.y', 0), 'x [Y, 0 B]');
