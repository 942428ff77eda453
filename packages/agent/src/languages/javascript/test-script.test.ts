import { expect, test } from "vitest";
import { readTestScript } from "./test-script.ts";

test("what parts a wrapper's options from the runner's is none of either", () => {
  const script = readTestScript({ test: "nyc cover _mocha -- -R spec --ui tdd" });

  expect(script).toMatchObject({ runner: "mocha", runnerArgs: ["--ui", "tdd"] });
});

test("a name that each object has is no script", () => {
  expect(readTestScript({ test: "npm run constructor" })).toBeNull();
});
