import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/headline.js')).href);
const { titleCase, initials, byline } = mod.default ?? mod;

assert.equal(titleCase('NASA and the ESA sign deal'), 'NASA and the ESA Sign Deal');
assert.equal(titleCase('new iPhone for McDonald'), 'New IPhone for McDonald');
assert.equal(titleCase('why US-based firms like TypeScript'), 'Why US-Based Firms Like TypeScript');
assert.equal(titleCase('rock AND roll'), 'Rock and Roll');
assert.equal(titleCase('the end'), 'The End');
assert.equal(titleCase('  '), '');
assert.equal(byline('BBC at 100', 'kim o hara'), 'BBC at 100 (KOH)');
