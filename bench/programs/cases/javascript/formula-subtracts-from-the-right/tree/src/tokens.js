// Cuts the formula of a cell into tokens.
export function tokenize(formula) {
  const tokens = [];
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+)|([A-Z]+)(?=\()|([-+*\/(),]))/y;
  const source = formula.trimEnd();
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match) {
      throw new SyntaxError(`unexpected '${source.slice(start).trim()[0]}'`);
    }
    const [, number, cell, name, sign] = match;
    if (number !== undefined) {
      tokens.push({ type: 'number', value: Number(number) });
    } else if (cell) {
      tokens.push({ type: 'cell', value: cell });
    } else if (name) {
      tokens.push({ type: 'name', value: name });
    } else {
      tokens.push({ type: sign, value: sign });
    }
  }
  return tokens;
}
