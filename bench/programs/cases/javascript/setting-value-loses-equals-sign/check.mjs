import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseSettings, SettingsError } = await load('src/settings.js');

assert.equal(parseSettings('[main]\nurl = ipp://host/print?queue=a&mode=fast').main.url, 'ipp://host/print?queue=a&mode=fast');
const one = line => parseSettings(line).general;
assert.deepEqual(one('key = YWJj=='), { key: 'YWJj==' });
assert.deepEqual(one('rule = a = b'), { rule: 'a = b' });
assert.deepEqual(one('sep = ='), { sep: '=' });
assert.deepEqual(one('x==5'), { x: '=5' });
assert.deepEqual(one('expr = a=1 \\\n b=2'), { expr: 'a=1 b=2' });
assert.deepEqual(one('n = 5'), { n: 5 });
assert.deepEqual(one('n='), { n: '' });
assert.deepEqual(one('Flag =on'), { flag: true });
assert.throws(() => one('=a=b'), SettingsError);
assert.throws(() => one('word'), SettingsError);
