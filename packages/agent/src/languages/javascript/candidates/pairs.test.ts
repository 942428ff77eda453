import { expect, test } from "vitest";
import { apply } from "../testing/edit-cases.ts";
import { candidatesAt, judgeThese, makeFixture } from "../testing/fixture.ts";

const CODE = `exports.total = (list) => {
  let sum = 1;
  for (const one of list) sum -= one;
  return sum;
};
`;

test("a bug that needs two edits gets both, behind all that need one", { timeout: 60_000 }, async () => {
  const fixture = makeFixture({
    files: { "lib.js": CODE },
    probe: `const assert = require("node:assert");
const lib = require("../lib.js");
module.exports = () => {
  assert.deepStrictEqual([[2, 3], [4], []].map(lib.total), [5, 4, 0]);
};
`,
  });
  const candidates = await candidatesAt(fixture, "lib.js", [2, 3]);
  const first = candidates.findIndex(({ family }) => family === "pair");
  const pairs = candidates.slice(first);
  expect(pairs.every(({ family, isWide }) => family === "pair" && isWide === true)).toBe(true);

  const texts = pairs.map(({ edits }) => apply(fixture.workspace.root, edits));
  const right = pairs[texts.indexOf(CODE.replace("sum = 1", "sum = 0").replace("-=", "+="))];
  expect(right?.edits).toHaveLength(2);
  const judged = await judgeThese(fixture, right === undefined ? [] : [right]);
  expect(judged.map(({ verdict }) => verdict)).toEqual(["pass"]);
  // None of them is one that is tried by itself.
  const single = new Set(candidates.slice(0, first).map(({ edits }) => apply(fixture.workspace.root, edits)));
  expect(single.has(CODE.replace("sum = 1", "sum = 0").replace("-=", "+="))).toBe(false);
});
