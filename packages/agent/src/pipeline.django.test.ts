import { mostlyOne } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { DJANGO_PROJECT, hasDjango } from "./languages/python/testing/django-project.ts";
import { runOnFiles } from "./testing/run-on-files.ts";

test.skipIf(!hasDjango).each(
  mostlyOne<[string, string, string]>([
    ["a view", "test_large_ones", "order.total() >= int(least)"],
    ["a model's method", "test_with_discount", "full - full * self.discount"],
    ["a form", "test_one_day", '"first"] > data["last"'],
  ]),
)("a red test of a Django project tells of %s, which is mended", { timeout: 200_000 }, async (_, name, repaired) => {
  const outcome = await runOnFiles({
    files: { ...DJANGO_PROJECT },
    issue: { title: "A test is red", text: `The test \`${name}\` in \`shop/tests.py\` fails.` },
    timeoutMs: 120_000,
    budget: { candidates: 400 },
  });

  expect(outcome.evidence.environment?.baseline).toMatchObject({ passed: 9, failed: 4 });
  expect(outcome.reproductionScript[0]?.test_name).toContain(name);
  expect(outcome.resultStatus).toBe("validated_fix");
  expect(outcome.fix[0]?.patch.code).toContain(repaired);
});
