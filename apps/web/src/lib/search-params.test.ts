import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("words that look like numbers, booleans or null stay words", () => {
  expect(parseSearch("?q=1024&view=true&sort=null")).toEqual({ q: "1024", view: "true", sort: "null" });
});

test("what was written is read again, whatever was typed", () => {
  const search = { q: 'a&b=c "d" +1 %', list: "q=1024&view=open" };

  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test("nothing set leaves the address bare", () => {
  expect(stringifySearch({ q: undefined })).toBe("");
});
