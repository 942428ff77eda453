'use strict';

const { MINUTE, CLOSE, minuteOfDay, nextOpening } = require('./hours.js');

const TARGETS = { urgent: 60, high: 4 * 60, normal: 16 * 60 };

// When must a ticket be answered? Only the open hours count.
function dueAt(opened, priority, holidays = []) {
  let left = TARGETS[priority];
  if (left === undefined) {
    throw new TypeError(`unknown priority ${priority}`);
  }
  let at = nextOpening(opened, holidays);
  while (left > CLOSE - minuteOfDay(at)) {
    left -= CLOSE - minuteOfDay(at);
    at = nextOpening(new Date(at.getTime() + (CLOSE - minuteOfDay(at)) * MINUTE), holidays);
  }
  return new Date(at.getTime() + left * MINUTE);
}

function isLate(ticket, now, holidays = []) {
  return (ticket.answered ?? now) > dueAt(ticket.opened, ticket.priority, holidays);
}

module.exports = { dueAt, isLate };
