import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { dialect, writeRow, writeTable, readRows } = await load('src/index.js');

const excel = dialect('excel');
assert.equal(writeRow(['Tea; green', 'ok'], excel), '"Tea; green";ok');
assert.equal(writeRow([2.5, 'x'], excel), '2,5;x');
assert.equal(writeRow(['a\tb', 'c,d'], dialect('tabs')), '"a\tb"\tc,d');
assert.equal(writeRow(['a|b', "it's"], dialect('standard', { delimiter: '|', quote: "'" })), "'a|b'|'it''s'");
assert.equal(writeRow(['say "x"'], dialect('standard', { quote: "'" })), 'say "x"');
assert.deepEqual(readRows(writeRow(['a;b', 'c"d', '1,5'], excel), excel), [['a;b', 'c"d', '1,5']]);
assert.equal(writeTable([{ 'a;b': 1 }], { style: excel }), '"a;b"\r\n1\r\n');
assert.equal(writeRow(['a,b', 'c;d']), '"a,b",c;d');
assert.equal(writeRow(['a"b'], excel), '"a""b"');
assert.equal(writeRow(['a\nb'], dialect('tabs')), '"a\nb"');
assert.equal(writeRow([' a'], excel), '" a"');
assert.equal(writeRow([1.5]), '1.5');
