import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/numbering.js')).href);
const { InvoiceBook, formatNumber, parseNumber } = mod.default ?? mod;

const book = new InvoiceBook();
['a', 'b', 'c'].forEach((c) => book.issue(c, 2024));
book.discard('2024-0001');
assert.equal(book.issue('d', 2024), '2024-0004');
assert.equal(book.issue('d', 2025), '2025-0001');
const imported = new InvoiceBook([{ number: '2024-0100', customer: 'x' }, { number: '2024-0007', customer: 'x' }]);
assert.equal(imported.issue('y', 2024), '2024-0101');
assert.equal(imported.issue('y', 2024), '2024-0102');
assert.equal(imported.issue('y', 2023), '2023-0001');
assert.equal(imported.discard('2024-0102'), true);
assert.equal(imported.issue('z', 2024), '2024-0102');
assert.deepEqual(imported.numbersOf('x'), ['2024-0100', '2024-0007']);
const empty = new InvoiceBook();
assert.equal(empty.nextSequence(2024), 1);
assert.equal(new InvoiceBook([{ number: '2024-9999', customer: 'x' }]).issue('x', 2024), '2024-10000');
