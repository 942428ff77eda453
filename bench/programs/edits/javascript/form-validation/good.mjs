// Declarative form validation: each field lists its rules, the form collects
// cleaned values and messages.

const isBlank = (value) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

const CLEANERS = {
  text: (value) => String(value).trim().replace(/\s+/g, " "),
  email: (value) => String(value).trim().toLowerCase(),
  number: (value) => Number(String(value).trim().replace(",", ".")),
  checkbox: (value) => value === true || value === "on" || value === "true",
  list: (value) => [...new Set([].concat(value).map((v) => String(v).trim()))],
  date: (value) => String(value).trim(),
};

function isRealDate(text) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function ageOn(birthday, today) {
  const [year, month, day] = birthday.split("-").map(Number);
  const [thisYear, thisMonth, thisDay] = today.split("-").map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return thisYear - year - (hadBirthday ? 0 : 1);
}

const TYPE_CHECKS = {
  email: (v) => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(v) ? null : "is not a valid address"),
  number: (v) => (Number.isFinite(v) ? null : "must be a number"),
  date: (v) => (isRealDate(v) ? null : "must be a date like 2024-05-31"),
};

// Each rule returns a message, or null when satisfied.
export const rules = {
  minLength: (n) => (v) => (v.length >= n ? null : `needs at least ${n} characters`),
  maxLength: (n) => (v) => (v.length <= n ? null : `may have at most ${n} characters`),
  between: (low, high) => (v) =>
    v >= low && v <= high ? null : `must be between ${low} and ${high}`,
  oneOf: (...options) => (v) => {
    const unknown = [].concat(v).filter((item) => !options.includes(item));
    return unknown.length === 0 ? null : `has unknown choice: ${unknown.join(", ")}`;
  },
  matches: (pattern, message) => (v) => (pattern.test(v) ? null : message),
  sameAs: (other) => (v, values) => (v === values[other] ? null : `must equal ${other}`),
  minAge: (years) => (v, values, { today }) =>
    ageOn(v, today) >= years ? null : `you must be ${years} or older`,
};

function isActive(field, values) {
  if (!field.when) return true;
  const { name, is } = field.when;
  return [].concat(is).includes(values[name]);
}

function isRequired(field, values) {
  return typeof field.required === "function" ? field.required(values) : Boolean(field.required);
}

function cleanField(field, raw) {
  if (field.type === "checkbox") return CLEANERS.checkbox(raw);
  if (isBlank(raw)) return field.default ?? null;
  return CLEANERS[field.type ?? "text"](raw);
}

function checkField(name, field, values, context) {
  const value = values[name];
  if (isBlank(value) || value === false) {
    return isRequired(field, values) ? ["is required"] : [];
  }
  const typeMessage = TYPE_CHECKS[field.type]?.(value);
  if (typeMessage) return [typeMessage];
  const messages = [];
  for (const rule of field.rules ?? []) {
    const message = rule(value, values, context);
    if (message) messages.push(message);
    if (message && field.stopOnFirst) break;
  }
  return messages;
}

export function validateForm(schema, input, { today }) {
  const values = {};
  for (const [name, field] of Object.entries(schema)) {
    values[name] = cleanField(field, input[name]);
  }

  const errors = {};
  for (const [name, field] of Object.entries(schema)) {
    if (!isActive(field, values)) continue;
    const messages = checkField(name, field, values, { today });
    if (messages.length > 0) errors[name] = messages;
  }

  for (const [name, field] of Object.entries(schema)) {
    if (!isActive(field, values)) values[name] = null;
  }
  const unknown = Object.keys(input).filter((name) => !Object.hasOwn(schema, name));
  return { ok: Object.keys(errors).length === 0, values, errors, unknown };
}

export function summarise({ errors }, schema) {
  const lines = [];
  for (const [name, messages] of Object.entries(errors)) {
    const label = schema[name].label ?? name;
    for (const message of messages) lines.push(`${label} ${message}`);
  }
  return lines;
}
