"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const { Ticket, overdue, workload } = require("../src/index.js");

const HOUR = 3_600_000;

test("the deadline depends on the priority", () => {
  assert.equal(new Ticket({ id: 1, openedAt: 0 }).dueAt(0), 24 * HOUR);
  assert.equal(new Ticket({ id: 2, priority: "urgent", openedAt: HOUR }).dueAt(HOUR), 5 * HOUR);
  assert.throws(() => new Ticket({ id: 3, priority: "asap", openedAt: 0 }), RangeError);
});

test("a ticket is late after its deadline", () => {
  const ticket = new Ticket({ id: 1, priority: "urgent", openedAt: 0 });
  assert.equal(ticket.isLate(4 * HOUR), false);
  assert.equal(ticket.isLate(4 * HOUR + 1), true);
});

test("the deadline moves while waiting", () => {
  const ticket = new Ticket({ id: 1, priority: "urgent", openedAt: 0 });
  ticket.waitForCustomer(HOUR);
  assert.equal(ticket.dueAt(3 * HOUR), 6 * HOUR);
  assert.equal(ticket.isLate(100 * HOUR), false);
});

test("solving ends everything", () => {
  const ticket = new Ticket({ id: 1, openedAt: 0 });
  ticket.solve(2 * HOUR);
  assert.equal(ticket.isLate(100 * HOUR), false);
  assert.throws(() => ticket.waitForCustomer(3 * HOUR), /Ticket 1 is solved/);
  assert.throws(() => ticket.customerReplied(3 * HOUR), /Ticket 1 is solved/);
});

test("lists overdue tickets, the worst first", () => {
  const tickets = [
    new Ticket({ id: "a", openedAt: 0 }),
    new Ticket({ id: "b", priority: "urgent", openedAt: 0 }),
    new Ticket({ id: "c", priority: "low", openedAt: 0 }),
    new Ticket({ id: "d", openedAt: 0 }),
  ];
  tickets[3].solve(30 * HOUR);
  assert.deepEqual(overdue(tickets, 30 * HOUR), ["b", "a"]);
});

test("counts the work", () => {
  const tickets = [1, 2, 3, 4].map((id) => new Ticket({ id, openedAt: 0 }));
  tickets[1].waitForCustomer(HOUR);
  tickets[2].solve(HOUR);
  tickets[3].solve(25 * HOUR);
  assert.deepEqual(workload(tickets, 30 * HOUR), { open: 1, waiting: 1, solved: 2, solvedLate: 1 });
});
