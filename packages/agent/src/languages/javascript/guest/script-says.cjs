"use strict";
/** What a script that asserts by itself says of how many failed, since not each says it by its status as well. */
const OF =
  /\b(\d{1,9}) ?(?:of|\/|out of) ?(\d{1,9})(?: \w{1,20}){0,2} (?:(passed|passing|succeeded|ok|successful)|failed|failing)\b/i;
const FAILED =
  /\b(\d{1,9})(?: (?:tests?|assertions?|checks?|cases?))? (?:failed|failing|failures?)\b|\b(?:failed|failures?)(?: (?:tests?|assertions?|checks?|cases?))? ?[:=] ?(\d{1,9})\b/i;

function countIn(line) {
  const [, some, all, passed] = OF.exec(line) ?? [];
  if (some !== undefined) return passed === undefined ? Number(some) : Number(all) - Number(some);
  const [, before, behind] = FAILED.exec(line) ?? [];
  return before === undefined && behind === undefined ? null : Number(before ?? behind);
}

/** `3 of 20 failed`, by the last line that counts them; null where none failed, or nothing is said of it. Pure. */
module.exports = function failuresSaid(printed) {
  for (const line of printed.split("\n").toReversed()) {
    if (line.length > 400) continue;
    const count = countIn(line);
    if (count !== null) return count > 0 ? `${count} failed` : null;
  }
  return null;
};
