import { expect, test } from "vitest";
import { areToldTogether } from "./told-together.ts";

const FACTS = { title: "totalOf 3", text: "`cut(9)` lacks 2 of 12,\nso it should be 5.\n\n`longest` of the same is 8." };

test.each([
  ["longest", "8", true],
  ["cut", "5", true],
  ["totalOf", "3", true],
  ["totalOf", "5", false],
  ["longest", "12", false],
])("whether a paragraph tells of %s and %s", (name, value, isTold) => expect(areToldTogether(FACTS, name, value)).toBe(isTold));
