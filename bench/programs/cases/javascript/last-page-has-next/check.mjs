import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'src/pagination.js')).href);
const { paginate, pageLinks, summary } = mod.default ?? mod;

const r = paginate(['only one']);
assert.deepEqual(pageLinks(r, '/list'), {});
assert.equal(r.hasNext, false);
assert.equal(paginate([]).hasNext, false);
const n = Array.from({ length: 30 }, (_, i) => i);
assert.equal(paginate(n, { page: 3 }).hasNext, false);
assert.deepEqual(pageLinks(paginate(n, { page: 3 }), '/x'), { prev: '/x?page=2' });
assert.equal(paginate(n, { page: 2 }).hasNext, true);
assert.deepEqual(pageLinks(paginate(n, { page: 99 }), '/x'), { prev: '/x?page=2' });
assert.equal(paginate(n, { page: 0 }).page, 1);
assert.equal(paginate(n, { page: 0 }).hasNext, true);
