'use strict';

/**
 * Row instructions of a knitting pattern.
 *
 * A row is a list of steps separated by commas. A step is a stitch with a
 * count ("k2", "p", "yo") or a group in round brackets followed by the number
 * of times it is worked: "k1, (p2, k2) x3, k1". Groups may be nested. A group
 * without a number is worked once.
 */

const STITCHES = { k: 1, p: 1, yo: 1, sl: 1, k2tog: 1, ssk: 1 };

function tokenize(row) {
  const tokens = [];
  const pattern = /\s*(?:(\()|(\))(?:\s*x\s*(\d+))?|(,)|([a-z]+(?:2tog)?)(\d*))/y;
  let at = 0;
  const text = row.trim();
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) {
      throw new SyntaxError(`cannot read "${text.slice(at)}"`);
    }
    at = pattern.lastIndex;
    if (match[1]) {
      tokens.push({ type: 'open' });
    } else if (match[2]) {
      tokens.push({ type: 'close', times: match[3] ? Number(match[3]) : 1 });
    } else if (match[5]) {
      if (!(match[5] in STITCHES)) {
        throw new SyntaxError(`unknown stitch "${match[5]}"`);
      }
      tokens.push({ type: 'stitch', name: match[5], count: match[6] ? Number(match[6]) : 1 });
    }
  }
  return tokens;
}

function repeat(list, times) {
  let result = [];
  for (let i = 0; i < times; i += 1) {
    result = result.concat(list);
  }
  return result;
}

/**
 * All stitches of a row, one entry each.
 *
 * expandRow('k2, (p1, k1) x2') // ['k', 'k', 'p', 'k', 'p', 'k']
 */
function expandRow(row) {
  const stack = [];
  let current = [];
  for (const token of tokenize(row)) {
    if (token.type === 'open') {
      stack.push(current);
      current = [];
    } else if (token.type === 'close') {
      if (stack.length === 0) {
        throw new SyntaxError('bracket was never opened');
      }
      const outer = stack.pop();
      current = repeat(outer.concat(current), token.times);
    } else {
      current.push(...repeat([token.name], token.count));
    }
  }
  if (stack.length > 0) {
    throw new SyntaxError('bracket is not closed');
  }
  return current;
}

/** Number of stitches on the needle after the row. */
function stitchCount(row) {
  return expandRow(row).reduce((sum, name) => sum + STITCHES[name], 0);
}

/** Short form of a list of stitches: ['k', 'k', 'p'] becomes 'k2, p'. */
function shorten(stitches) {
  const runs = [];
  for (const name of stitches) {
    const last = runs[runs.length - 1];
    if (last && last.name === name) {
      last.count += 1;
    } else {
      runs.push({ name, count: 1 });
    }
  }
  return runs.map((run) => (run.count > 1 ? run.name + run.count : run.name)).join(', ');
}

module.exports = { expandRow, stitchCount, shorten };
