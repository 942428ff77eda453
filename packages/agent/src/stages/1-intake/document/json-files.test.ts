import { expect, test } from "vitest";
import type { RawBlock } from "../blocks/blocks.ts";
import { withJsonFiles } from "./json-files.ts";

function block(code: string, lead = ""): RawBlock {
  return { info: null, code, lead, heading: "" };
}
const RECORD = '{ "seats": 4 }';

test.each([
  ["const car = require('./car.json');\nfree(car);", `const car = ${RECORD};\nfree(car);`],
  ['let car = require("../data/car.json")', `let car = ${RECORD};`],
  ["import car from './car.json' with { type: 'json' };", `const car = ${RECORD};`],
  ["import car from './car.json';", `const car = ${RECORD};`],
])("a file of data that a block shows is what that block shows: %s", (code, written) => {
  expect(withJsonFiles([block(RECORD), block(code)]).map((one) => one.code)).toEqual([RECORD, written]);
});

test("of several blocks it is the one that is named after the file", () => {
  const blocks = [
    block("[1]", "The contents of rows.json:"),
    block("[2]", "And cols.json:"),
    block("const a = require('./cols.json');"),
  ];

  expect(withJsonFiles(blocks)[2]?.code).toBe("const a = [2];");
});

test.each([
  [[block(RECORD), block("const p = require('./package.json');")]],
  [[block("{ seats: 4 }"), block("const car = require('./car.json');")]],
  [[block(RECORD), block(RECORD), block("const car = require('./car.json');")]],
  [[block(RECORD), block("const car = require('./car');")]],
])("other blocks stay as they are", (blocks) => expect(withJsonFiles(blocks)).toEqual(blocks));
