export const DEFAULTS = { separator: ';', header: true, decimal: ',', newline: '\n' };

export function checkOptions(options) {
  for (const key of Object.keys(options)) {
    if (!(key in DEFAULTS)) {
      throw new TypeError(`unknown option ${key}`);
    }
  }
  return options;
}
