import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/timesheet.js')).href);
const { parseEntries, totalByProject, report } = mod.default ?? mod;

assert.equal(parseEntries('2024-03-04;support;0;goodwill').length, 1);
assert.deepEqual(report('2024-03-04;support;0;goodwill'), ['support 0:00']);
assert.deepEqual(report('d;a;0;x\nd;b;10;y\nd;a;0;z'), ['a 0:00', 'b 0:10']);
assert.equal(parseEntries('d;a;0;free')[0].note, 'free');
assert.deepEqual(parseEntries('d; ;15;nothing'), []);
assert.deepEqual(report('d;a;70;x\nd;a;0;y'), ['a 1:10']);
