import { expect, test } from "vitest";
import { apart } from "./own-options.ts";

test.each([
  ["-vcL test", "-v -c -L test"],
  ["-t100 -m=20", "-t 100 -m 20"],
  ["--require=./a=b.js --no-color", "--require ./a=b.js --no-color"],
])("%s is %s", (given, words) => {
  expect(apart(given.split(" "))).toEqual(words.split(" "));
});
