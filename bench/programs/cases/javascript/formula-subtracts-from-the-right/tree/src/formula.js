import { tokenize } from './tokens.js';

const FUNCTIONS = {
  SUM: (...args) => args.reduce((a, b) => a + b, 0),
  MAX: Math.max,
  ROUND: (x, digits = 0) => Math.round(x * 10 ** digits) / 10 ** digits,
};

// Computes a formula; `cells` holds the values of the other cells (empty ones count as 0).
export function evaluate(formula, cells = {}) {
  const tokens = tokenize(formula);
  let at = 0;

  const peek = () => tokens[at]?.type;
  const take = type => {
    if (peek() !== type) {
      throw new SyntaxError(`expected ${type}, got ${peek() ?? 'end'}`);
    }
    return tokens[at++].value;
  };

  function sum() {
    let value = product();
    while (peek() === '+' || peek() === '-') {
      const sign = take(peek());
      const right = sum();
      value = sign === '+' ? value + right : value - right;
    }
    return value;
  }

  function product() {
    let value = unary();
    while (peek() === '*' || peek() === '/') {
      const sign = take(peek());
      const right = unary();
      value = sign === '*' ? value * right : value / right;
    }
    return value;
  }

  function unary() {
    if (peek() === '-') {
      take('-');
      return -unary();
    }
    return primary();
  }

  function primary() {
    switch (peek()) {
      case 'number':
        return take('number');
      case 'cell':
        return cells[take('cell')] ?? 0;
      case 'name':
        return call(take('name'));
      default: {
        take('(');
        const value = sum();
        take(')');
        return value;
      }
    }
  }

  function call(name) {
    if (!Object.hasOwn(FUNCTIONS, name)) {
      throw new ReferenceError(`no function ${name}`);
    }
    const args = [];
    take('(');
    while (peek() !== ')') {
      args.push(sum());
      if (peek() !== ')') {
        take(',');
      }
    }
    take(')');
    return FUNCTIONS[name](...args);
  }

  const result = sum();
  if (at < tokens.length) {
    throw new SyntaxError(`unexpected ${tokens[at].value}`);
  }
  return result;
}
