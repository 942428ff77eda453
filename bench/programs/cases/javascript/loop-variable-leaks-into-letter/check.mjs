import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { render } = await load('src/render.js');

assert.equal(render('{each guests as name}{name}, {end}yours {name}', { guests: ['Bo', 'Cy'], name: 'Ada' }), 'Bo, Cy, yours Ada');
assert.equal(render('{each xs as x}{end}<{x}>', { xs: [1, 2] }), '<>');
assert.equal(render('{each xs as x}{x}{end}{if x}!{end}', { xs: [1] }), '1');
assert.equal(render('{each xs as x}{each ys as x}{x}{end}{x} {end}', { xs: ['a', 'b'], ys: [1, 2] }), '12a 12b ');
assert.equal(render('{each xs as x}{each x.ys as y}{y}{x.sep}{end}{end}{y}', { xs: [{ ys: [1, 2], sep: ',' }, { ys: [3], sep: ';' }] }), '1,2,3;');
assert.equal(render('{each xs as x}{title}{x}{end}', { xs: [1, 2], title: 'T' }), 'T1T2');
assert.equal(render('{each xs as xs}{xs}{end}', { xs: ['p', 'q'] }), 'pq');
assert.equal(render('{each xs as xs}{xs}{end}{each xs as x}{x}{end}', { xs: ['p', 'q'] }), 'pqpq');
const record = { xs: [1], x: 'keep' };
render('{each xs as x}{x}{end}', record);
assert.deepEqual(record, { xs: [1], x: 'keep' });
assert.equal(render('{each none as n}{n}{end}-', {}), '-');
