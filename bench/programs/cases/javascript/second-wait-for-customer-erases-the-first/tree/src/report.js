"use strict";

/** The unsolved tickets over time, the worst first. */
function overdue(tickets, now) {
  return tickets
    .filter((ticket) => ticket.status !== "solved" && ticket.isLate(now))
    .sort((a, b) => a.dueAt(now) - b.dueAt(now))
    .map((ticket) => ticket.id);
}

/** How many tickets there are by status and how many solved ones came too late. */
function workload(tickets, now) {
  const counts = { open: 0, waiting: 0, solved: 0, solvedLate: 0 };
  for (const ticket of tickets) {
    counts[ticket.status]++;
    if (ticket.status === "solved" && ticket.isLate(now)) counts.solvedLate++;
  }
  return counts;
}

module.exports = { overdue, workload };
