/** Text of a value as it stands in a cell. */
export function cellText(value, { decimal = '.', nullText = '' } = {}) {
  if (value === null || value === undefined) {
    return nullText;
  }
  if (value instanceof Date) {
    return value.toISOString().slice(0, 10);
  }
  if (typeof value === 'number') {
    return String(value).replace('.', decimal);
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no';
  }
  return String(value);
}
