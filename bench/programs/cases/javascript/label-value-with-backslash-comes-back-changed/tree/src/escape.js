// Label values are written between double quotes; a backslash, a double quote
// and a line break are written as \\, \" and \n.
export function escapeValue(value) {
  return value.replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

export function unescapeValue(text) {
  return text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
}
