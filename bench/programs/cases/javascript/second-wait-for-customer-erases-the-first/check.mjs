import assert from "node:assert/strict";
const { Ticket, overdue, workload } = (await import(new URL("src/index.js", `file://${process.cwd()}/`))).default;
const h = 3600000;

const t = new Ticket({ id: 41, priority: "urgent", openedAt: 0 });
t.waitForCustomer(1 * h);
t.customerReplied(4 * h);
assert.equal(t.dueAt(4 * h), 7 * h);
t.waitForCustomer(5 * h);
assert.equal(t.dueAt(6 * h), 8 * h);
t.customerReplied(6 * h);
assert.equal(t.dueAt(6 * h), 8 * h);
assert.equal(t.isLate(6 * h), false);
assert.equal(t.isLate(8 * h), false);
assert.equal(t.isLate(8 * h + 1), true);
assert.deepEqual(overdue([t], 7 * h), []);
assert.deepEqual(overdue([t], 9 * h), [41]);

// third wait, ended by solving
t.waitForCustomer(7 * h);
t.solve(17 * h);
assert.equal(t.dueAt(50 * h), 18 * h);
assert.equal(t.isLate(50 * h), false);
assert.deepEqual(workload([t], 50 * h), { open: 0, waiting: 0, solved: 1, solvedLate: 0 });

// one wait only
const one = new Ticket({ id: 1, priority: "high", openedAt: h });
one.waitForCustomer(2 * h);
one.solve(5 * h);
assert.equal(one.dueAt(9 * h), 12 * h);
const none = new Ticket({ id: 2, openedAt: h });
assert.equal(none.dueAt(0), 25 * h);
