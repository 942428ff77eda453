import { describe, expect, test } from "vitest";
import { classify } from "../../2-suitability/index.ts";
import { parseIssue } from "../index.ts";
import { withStatedQuestions } from "./questions.ts";

describe("questions that tell what should be", () => {
  test.each([
    ["Shouldn't `f(1)` be `2`?", "`f(1)` should be `2`?"],
    ["Shouldn't cut('a', [2]) give 'b'?", "cut('a', [2]) should give 'b'?"],
    ["It gives 3 (shouldn't it be 4?)", "It gives 3 (It should be 4?)"],
    ['Should `pair("Ann")` not just be a list with Ann in it?', '`pair("Ann")` should be `["Ann"]`?'],
    ["Shouldn't `whole(7)` return a tuple of 7?", "`whole(7)` should return `(7,)`?"],
    [
      'Should `pair("Ann")` not be a list with Ann in it, and `rest("Ann")` an empty one?',
      '`pair("Ann")` should be `["Ann"]`. `rest("Ann")` should be an empty list?',
    ],
    [
      "Shouldn't `name(1)` be `'a'`, and `name(2)` an empty one?",
      "`name(1)` should be `'a'`. `name(2)` should be an empty string?",
    ],
  ])("%s", (asked, stated) => {
    expect(withStatedQuestions(asked)).toBe(stated);
  });

  test.each([
    "Should `f(1)` be 2?",
    "Should I call `f(1)`, or not?",
    "Shouldn't I be able to do that?",
    "You shouldn't `f(1)`.",
    "Shouldn't `Ada` be first?",
  ])("others stay as they are: %s", (text) => {
    expect(withStatedQuestions(text)).toBe(text);
  });

  test.each([
    ["What does cut() do with nothing?", 'Should `cut([])` not be an empty list? It dies of "no such item".'],
    ["What is cut([]) meant to be?", "cut([]) is 1. Doesn't the docstring say otherwise?"],
    ["Which one is right?", "Shouldn't that be the larger one? `cut([1, 2])` takes the other."],
  ])("are reports: %s", (title, text) => {
    expect(classify(parseIssue({ title, text })).kind).toBe("bug");
  });

  test.each([
    ["What does cut() do?", "I would like to know when to use `cut`, and whether I should."],
    ["How can I join the parts?", "Should I use `cut` or `join` for that?"],
  ])("still ask: %s", (title, text) => {
    expect(classify(parseIssue({ title, text })).kind).toBe("question");
  });
});
