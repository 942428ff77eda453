import { expect, test } from "vitest";
import { listedInWords } from "./listed-words.ts";

const CALL = "turns(['eva', 'jo', 'lin'], 4)";
const SEEN = "[ 'eva', 'jo', undefined, 'eva' ]";

test("a list in words is of as many entries as come out, each known", () => {
  expect(listedInWords("It goes round: jo, lin, eva, jo.", CALL, SEEN)).toBe("['jo', 'lin', 'eva', 'jo']");
  expect(listedInWords("I want eva, jo, lin and eva.", CALL, SEEN)).toBe("['eva', 'jo', 'lin', 'eva']");
});

test("a shorter or longer list, another word and two lists say nothing", () => {
  for (const text of [
    "jo, lin, eva",
    "jo, lin, eva, jo, lin",
    "jo, lin, eva, max",
    "jo, lin, eva, jo? Or lin, eva, jo, lin?",
    "`['jo', 'lin', 'eva', 'jo']`",
  ])
    expect(listedInWords(text, CALL, SEEN)).toBeNull();
  expect(listedInWords("1, 2", "f(1)", "3")).toBeNull();
});
