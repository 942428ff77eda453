import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { HelpIndex } = await load('src/search.js');

const index = new HelpIndex()
  .add('Router reset', 'Hold the button.', 1)
  .add('Café mode', 'The router lets guests in.', 2)
  .add('Button colours', 'Green: the Router is on.', 3);
const titles = query => index.search(query).map(hit => hit.title);
assert.deepEqual(index.search('Router')[0], { title: 'Router reset', score: 3, text: 'Hold the button.' });
assert.deepEqual(titles('Router'), ['Router reset', 'Button colours', 'Café mode']);
assert.deepEqual(titles('router'), titles('ROUTER'));
assert.deepEqual(titles('Café'), ['Café mode']);
assert.deepEqual(titles('café'), ['Café mode']);
assert.deepEqual(titles('cafe'), ['Café mode']);
assert.deepEqual(titles('Hold the BUTTON'), ['Router reset']);
assert.equal(index.search('Router router')[0].score, 3);
assert.deepEqual(titles('router nothing'), []);
assert.deepEqual(titles('!?'), []);
assert.deepEqual(index.search('the', 1).length, 1);
assert.deepEqual(titles('rout'), []);
