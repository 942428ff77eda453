// Days are strings like '2024-01-31'; everything is done in UTC.
export function parseDay(text) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) {
    throw new TypeError(`not a day: ${text}`);
  }
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

export function formatDay(date) {
  return date.toISOString().slice(0, 10);
}

export function daysInMonth(year, month) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function addDays(text, count) {
  const { year, month, day } = parseDay(text);
  return formatDay(new Date(Date.UTC(year, month - 1, day + count)));
}

// The same day of a later month, or the last day of a month that is too short.
export function addMonths(text, count) {
  const { year, month, day } = parseDay(text);
  const last = daysInMonth(year, month + count);
  return formatDay(new Date(Date.UTC(year, month - 1 + count, day)));
}
