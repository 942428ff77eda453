import { mostlyOne, runsSlowTests } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { DJANGO_PROJECT, hasDjango } from "./languages/python/testing/django-project.ts";
import { FLASK_PROJECT, hasFlask } from "./languages/python/testing/flask-project.ts";
import { runOnFiles } from "./testing/run-on-files.ts";
import type { RunOutcome } from "./types/run.ts";

const runOn = (files: Readonly<Record<string, string>>, name: string, file: string): Promise<RunOutcome> =>
  runOnFiles({
    files: { ...files },
    issue: { title: "A test is red", text: `The test \`${name}\` in \`${file}\` fails.` },
    timeoutMs: 150_000,
    budget: { candidates: 400 },
  });

test.skipIf(!hasDjango).each(
  mostlyOne<[string, string, string]>([
    ["a view", "test_large_ones", "order.total() >= int(least)"],
    ["a model's method", "test_with_discount", "full - full * self.discount"],
    ["a form", "test_one_day", '"first"] > data["last"'],
  ]),
)("a red test of a Django project tells of %s, which is mended", { timeout: 200_000 }, async (_, name, repaired) => {
  const outcome = await runOn(DJANGO_PROJECT, name, "shop/tests.py");

  expect(outcome.evidence.environment?.baseline).toMatchObject({ passed: 9, failed: 4 });
  expect(outcome.reproductionScript[0]?.test_name).toContain(name);
  expect(outcome.resultStatus).toBe("validated_fix");
  expect(outcome.fix[0]?.patch.code).toContain(repaired);
});

test.runIf(hasFlask && runsSlowTests)("so is what a test client of Flask sees", { timeout: 200_000 }, async () => {
  const outcome = await runOn(FLASK_PROJECT, "test_large_ones", "tests/test_orders.py");

  expect(outcome.evidence.environment?.baseline).toMatchObject({ passed: 5, failed: 3 });
  expect(outcome.resultStatus).toBe("validated_fix");
  expect(outcome.fix[0]?.patch.code).toContain("total >= least");
});
