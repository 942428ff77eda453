import { expect, test } from "vitest";
import { judged } from "./choices.ts";
import { learn, type Choice } from "../shared/conditional-logit.ts";
import { ReportRow } from "./rows.ts";

const row = (isRight: boolean, ...features: [number, number][]) => ({ features: new Map(features), isRight });

test("what right pairs have weighs for a pair, what wrong ones have against it, and none is chosen where none is right", () => {
  const choices: Choice[] = Array.from({ length: 40 }, (_, at) =>
    at % 4 === 0
      ? { rows: [row(false, [1, 1]), row(false, [2, 1])] }
      : { rows: [row(true, [0, 1], [2, 1]), row(false, [1, 1], [2, 1]), row(false, [2, 1])] },
  );

  const { weights, none } = learn(choices, { features: 3, penalty: 0.1 });
  const [right = 0, wrong = 0, both = 0] = weights;

  expect(right).toBeGreaterThan(1);
  expect(wrong).toBeLessThan(0);
  expect(right + both).toBeGreaterThan(none);
  expect(wrong + both).toBeLessThan(none);
});

test("a pair is right where the program without the bug gives its value, and the one with it does not", () => {
  const ended = (actual: string) => ({ kind: "assertion", errorType: null, message: "", expected: null, actual });
  const report = ReportRow.parse({
    name: "sums/1",
    issue: { title: "sum", text: "`sum(1, 2)` is `2` and should be `3`, not `4`." },
    asked: [{ expression: "sum(1, 2)", snippet: null, now: ended("2"), right: ended("3") }],
  });

  const [first] = judged(report);

  expect(first?.pairs.filter(({ isRight }) => isRight)).toHaveLength(1);
  expect(first?.pairs.length).toBeGreaterThan(1);
});
