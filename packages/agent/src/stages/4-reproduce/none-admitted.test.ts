import { expect, it } from "vitest";
import { noneAdmitted } from "./none-admitted.ts";

const refusedAs = (...codes: string[]): { code: string }[] => codes.map((code) => ({ code }));

it("says why no test was admitted", () => {
  expect(noneAdmitted(refusedAs("wrong_symptom"), 1, " Name a call.")).toMatchObject({
    reason: "no_candidate_failed",
    summary:
      "1 test was written from the issue; none failed on the base commit for the stated reason. That does not mean that there is no bug. Name a call.",
  });
  expect(noneAdmitted(refusedAs("passed_on_base"), 3, "").reason).toBe("out_of_time");
});

it("does not say that none failed where one did, and only its repeats were not made", () => {
  const { reason, summary } = noneAdmitted(refusedAs("passed_on_base", "not_run"), 2, "");

  expect(reason).toBe("out_of_time");
  expect(summary).toContain("A test fails on the base commit as the issue states");
});
