import { describe, expect, test, vi } from "vitest";
import { pythonAdapter } from "../index.ts";
import { DJANGO_PROJECT, hasDjango } from "../testing/django-project.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const OUTCOMES = {
  "OrderTest > test_discounts_are_rounded_up": "FAILED",
  "OrderTest > test_of_no_lines": "PASSED",
  "OrderTest > test_with_discount": "FAILED",
  "OrderTest > test_without_discount": "PASSED",
  "OrdersPageTest > test_all": "PASSED",
  "OrdersPageTest > test_large_ones": "FAILED",
  "OrdersPageTest > test_no_number": "PASSED",
  "OrdersPageTest > test_no_page": "PASSED",
  "OrdersPageTest > test_none": "PASSED",
  "PeriodFormTest > test_backwards": "PASSED",
  "PeriodFormTest > test_mail_goes_nowhere": "PASSED",
  "PeriodFormTest > test_one_day": "FAILED",
  "PeriodFormTest > test_several_days": "PASSED",
};

/** The same files in another folder. */
function within(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

async function outcomesOf(files: Readonly<Record<string, string>>): Promise<{ outcomes: object; command: string }> {
  await using project = await makeProject(files);
  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: 60_000 });
  return { outcomes: Object.fromEntries(run.cases.map(({ name, outcome }) => [name, outcome])), command: run.command };
}

describe.skipIf(!hasDjango)("a project of Django", () => {
  test("is run as manage.py runs its tests, without the server, packages and files that its settings name", async () => {
    expect(await outcomesOf(DJANGO_PROJECT)).toEqual({ outcomes: OUTCOMES, command: "python3 manage.py test" });
  });

  test("in a folder of its own", async () => {
    expect(await outcomesOf(within("backend", DJANGO_PROJECT))).toEqual({
      outcomes: OUTCOMES,
      command: "python3 backend/manage.py test",
    });
  });
});
