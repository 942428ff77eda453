// Five-field cron expressions, evaluated in UTC.

const FIELDS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'dayOfMonth', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, names: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] },
  { name: 'dayOfWeek', min: 0, max: 7, names: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] },
];

const ALIASES = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
};

const MAX_YEARS_AHEAD = 8;

function parseValue(text, field) {
  const index = field.names ? field.names.indexOf(text.toLowerCase()) : -1;
  if (index !== -1) return index + field.min;
  if (!/^\d+$/.test(text)) throw new Error(`Bad ${field.name} value "${text}"`);
  const value = Number(text);
  if (value < field.min || value > field.max) {
    throw new Error(`${field.name} value ${value} out of range`);
  }
  return value;
}

function parsePart(part, field) {
  const [rangeText, stepText] = part.split('/');
  const step = stepText === undefined ? 1 : Number(stepText);
  if (!Number.isInteger(step) || step < 1) throw new Error(`Bad step in "${part}"`);

  let from;
  let to;
  if (rangeText === '*') {
    from = field.min;
    to = field.max;
  } else if (rangeText.includes('-')) {
    [from, to] = rangeText.split('-').map((text) => parseValue(text, field));
    if (from > to) throw new Error(`Reversed range "${rangeText}"`);
  } else {
    from = parseValue(rangeText, field);
    to = stepText === undefined ? from : field.max;
  }

  const values = [];
  for (let value = from; value <= to; value += step) {
    values.push(value);
  }
  return values;
}

function parseField(text, field) {
  const values = new Set();
  for (const part of text.split(',')) {
    for (const value of parsePart(part, field)) {
      values.add(field.name === 'dayOfWeek' ? value % 7 : value);
    }
  }
  return { values, restricted: !text.startsWith('*') };
}

export function parseCron(expression) {
  const trimmed = expression.trim();
  const source = ALIASES[trimmed.toLowerCase()] ?? trimmed;
  const parts = source.split(/\s+/);
  if (parts.length !== FIELDS.length) {
    throw new Error(`Expected ${FIELDS.length} fields, got ${parts.length}`);
  }
  return Object.fromEntries(FIELDS.map((field, i) => [field.name, parseField(parts[i], field)]));
}

function dayMatches(cron, date) {
  const byMonthDay = cron.dayOfMonth.values.has(date.getUTCDate());
  const byWeekDay = cron.dayOfWeek.values.has(date.getUTCDay());
  if (cron.dayOfMonth.restricted && cron.dayOfWeek.restricted) {
    return byMonthDay || byWeekDay;
  }
  return byMonthDay && byWeekDay;
}

export function nextRun(cron, after) {
  const date = new Date(after);
  date.setUTCSeconds(0, 0);
  date.setUTCMinutes(date.getUTCMinutes() + 1);
  const lastYear = date.getUTCFullYear() + MAX_YEARS_AHEAD;

  while (date.getUTCFullYear() <= lastYear) {
    if (!cron.month.values.has(date.getUTCMonth() + 1)) {
      date.setUTCMonth(date.getUTCMonth() + 1, 1);
      date.setUTCHours(0, 0);
      continue;
    }
    if (!dayMatches(cron, date)) {
      date.setUTCDate(date.getUTCDate() + 1);
      date.setUTCHours(0, 0);
      continue;
    }
    if (!cron.hour.values.has(date.getUTCHours())) {
      date.setUTCHours(date.getUTCHours() + 1, 0);
      continue;
    }
    if (cron.minute.values.has(date.getUTCMinutes())) return date;
    date.setUTCMinutes(date.getUTCMinutes() + 1);
  }
  return null;
}

export function upcoming(expression, after, count) {
  const cron = parseCron(expression);
  const runs = [];
  let cursor = after;
  while (runs.length < count) {
    cursor = nextRun(cron, cursor);
    if (cursor === null) break;
    runs.push(cursor.toISOString());
  }
  return runs;
}
