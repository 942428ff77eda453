import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { Router } = await load('src/router.js');

const get = (pattern, url, prefix) => new Router(prefix).on('GET', pattern, params => params).handle('GET', url);
assert.deepEqual(get('/feed.xml', '/feedAxml'), { status: 404, body: null });
assert.deepEqual(get('/feed.xml', '/feed.xml'), { status: 200, body: {} });
assert.equal(get('/c++', '/c++').status, 200);
assert.equal(get('/c++', '/ccc').status, 404);
assert.equal(get('/a(b)', '/a(b)').status, 200);
assert.equal(get('/a(b)', '/ab').status, 404);
assert.deepEqual(get('/:name.json', '/data.json'), { status: 200, body: { name: 'data' } });
assert.equal(get('/:name.json', '/dataXjson').status, 404);
assert.deepEqual(get('/$x/:id', '/$x/5').body, { id: '5' });
assert.deepEqual(get('/files/*', '/files/a/b').body, { rest: 'a/b' });
assert.deepEqual(get('/:a/:b', '/x/y/').body, { a: 'x', b: 'y' });
assert.equal(get('/:a', '/x/y').status, 404);
assert.equal(get('/x', '/p.q/x', '/p.q').status, 200);
assert.equal(get('/x', '/pzq/x', '/p.q').status, 404);
