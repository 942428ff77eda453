'use strict';

const MINUTE = 60000;
const OPEN = 9 * 60;
const CLOSE = 17 * 60;

// All times are UTC.
function minuteOfDay(date) {
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

function isWorkday(date, holidays = []) {
  const day = date.getUTCDay();
  return day !== 0 && day !== 6 && !holidays.includes(date.toISOString().slice(0, 10));
}

function atMinute(date, minute) {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) + minute * MINUTE);
}

function nextDay(date) {
  return atMinute(date, 24 * 60 + OPEN);
}

// The first moment at or after `date` at which the desk is open.
function nextOpening(date, holidays) {
  let at = date;
  while (!isWorkday(at, holidays)) {
    at = nextDay(at);
  }
  if (minuteOfDay(at) < OPEN) {
    at = atMinute(at, OPEN);
  } else if (minuteOfDay(at) >= CLOSE) {
    at = nextDay(at);
  }
  return at;
}

module.exports = { MINUTE, CLOSE, minuteOfDay, isWorkday, nextOpening };
