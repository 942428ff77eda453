'use strict';

/**
 * Reads redirect rules, one a line: where from, where to and maybe the status
 * (301 if it is missing). A `*` at the end of "from" stands for any rest, a
 * `*` in "to" for the same rest.
 */
function readRules(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from, to, status = '301'] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });
}

function restOf(from, path) {
  if (!from.endsWith('*')) return path === from ? '' : null;
  const start = from.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : null;
}

/** Where a path has moved to, by the first rule that fits; null if none does. */
function redirect(rules, path) {
  let answer = null;
  for (const { from, to, status } of rules) {
    const rest = restOf(from, path);
    if (rest !== null) {
      answer = { location: to.replace('*', rest), status };
    }
  }
  return answer;
}

module.exports = { readRules, redirect };
