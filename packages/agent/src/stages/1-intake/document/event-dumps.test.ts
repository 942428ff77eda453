import { expect, test } from "vitest";
import { withEventCode } from "./event-dumps.ts";

function read(code: string): string | undefined {
  return withEventCode([{ info: null, code, lead: "", heading: "" }])[0]?.code;
}

test.each([
  [
    "RangeError: too late\n  src/clock.js in Clock.wind at line 3\n  src/app.js in start\n      clock   Clock {}\n      // clock.wind(25)",
    "const clock = new Clock();\nclock.wind(25); // RangeError: too late",
  ],
  [
    "TypeError: x is undefined\n  lib/a.js in area at line 2\n      // area({ x: 1 }, null);",
    "area({ x: 1 }, null); // TypeError: x is undefined",
  ],
  [
    "TypeError: no\n  in Shop.sell\n      shop: Shop { }\n      > const bill = shop.sell('tea')",
    "const shop = new Shop();\nconst bill = shop.sell('tea'); // TypeError: no",
  ],
])("the call that an error monitor shows, and what comes of it: %j", (code, program) => expect(read(code)).toBe(program));

test.each([
  "TypeError: no\n      clock   Clock { at: 3 }\n      // clock.wind(25)",
  "TypeError: no\n      // f(1)\n      // g(2)",
  "clock   Clock {}\n// clock.wind(25)",
  "TypeError: no\n    at f (a.js:1:2)",
])("other blocks stay as they are: %j", (code) => expect(read(code)).toBe(code));
