import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { render } = await load('src/index.js');

assert.equal(render('{{ name }}: {{ stock }} left', { name: 'Mug', stock: 0 }), 'Mug: 0 left');
assert.equal(render('{{{ stock }}}', { stock: 0 }), '0');
assert.equal(render('{{ on }}', { on: false }), 'false');
assert.equal(render('{% each x in xs %}{{ index }}={{ x }};{% end %}', { xs: [5, 0] }), '0=5;1=0;');
assert.equal(render('{{ a.b }}', { a: { b: 0 } }), '0');
assert.equal(render('{{ n | default:7 }}', { n: 0 }), '0');
assert.equal(render('[{{ a }}{{ b }}{{ c.d }}]', { b: null }), '[]');
assert.equal(render('[{{ a }}]', { a: '' }), '[]');
assert.equal(render('[{{{ a }}}]', { a: null }), '[]');
assert.equal(render('{% if n %}y{% else %}n{% end %}', { n: 0 }), 'n');
assert.equal(render('{{ n | fixed }}', { n: 0 }), '0.00');
assert.equal(render('{{ n | default:7 }}', { n: null }), '7');
