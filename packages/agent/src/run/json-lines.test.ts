import { expect, it } from "vitest";
import { z } from "zod";
import { parseJsonLines } from "./json-lines.ts";

it("keeps documents of the shape and leaves out everything else", () => {
  const text = '{"a":1}\nprinted by the project\n{"a":"no"}\n\n[1]\n{"a":2}\n{"a":';

  expect(parseJsonLines(text, z.object({ a: z.number() }))).toEqual([{ a: 1 }, { a: 2 }]);
});
