import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Router, BadPathError } = await load('src/index.js');

const router = new Router()
  .get('/files/*path', ({ params }) => params.path)
  .get('/u/:user/*', ({ params }) => params);
const get = (url) => router.handle('GET', url);
assert.equal(get('/files/2024/annual%20report.pdf'), '2024/annual report.pdf');
assert.equal(get('/files/caf%C3%A9'), 'café');
assert.equal(get('/files/a%20b/c%20d?e=%20'), 'a b/c d');
assert.deepEqual(get('/u/j%20d/x%2By/z'), { user: 'j d', rest: 'x+y/z' });
assert.equal(get('/files/100%25'), '100%');
assert.equal(get('/files/100%2525'), '100%25');
assert.throws(() => get('/files/%zz'), BadPathError);
assert.equal(get('/files/a/b.txt'), 'a/b.txt');
assert.equal(get('/files/'), '');
assert.equal(get('/files/a+b'), 'a+b');
assert.deepEqual(get('/u/a%2525/b'), { user: 'a%25', rest: 'b' });
assert.deepEqual(get('/none'), { status: 404 });
