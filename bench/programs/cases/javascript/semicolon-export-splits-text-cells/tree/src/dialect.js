const DIALECTS = {
  standard: { delimiter: ',', quote: '"', newline: '\r\n', decimal: '.' },
  excel: { delimiter: ';', quote: '"', newline: '\r\n', decimal: ',' },
  tabs: { delimiter: '\t', quote: '"', newline: '\n', decimal: '.' },
};

/** A named dialect with changes on top. */
export function dialect(name = 'standard', changes = {}) {
  if (!Object.hasOwn(DIALECTS, name)) {
    throw new RangeError(`unknown dialect ${name}`);
  }
  const result = { ...DIALECTS[name], ...changes };
  if (result.delimiter.length !== 1 || result.delimiter === result.quote) {
    throw new RangeError('delimiter must be one character other than the quote');
  }
  return result;
}
