import { expect, test, vi } from "vitest";
import type { Candidate } from "../../../types/candidate.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { DJANGO_PROJECT, hasDjango, hasDjangoPlugin } from "../testing/django-project.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Puts other code in the place of the only one like it in a file. */
function edit(file: string, before: string, after: string): Candidate {
  const source = DJANGO_PROJECT[file] ?? "";
  const start = source.indexOf(before);
  const edits = [{ file, start, end: start + before.length, replacement: after }];
  return { id: after, edits, family: "test", description: after, line: 1, score: 1 };
}

/** Verdicts by what each edit puts in, of the red test with that name. */
async function judged(
  testName: string,
  edits: readonly Candidate[],
  filePath = "shop/tests.py",
  more: Record<string, string> = {},
) {
  await using project = await makeProject({ ...DJANGO_PROJECT, ...more });
  const reproduction: ReproductionTest = {
    id: "existing-1",
    testName,
    filePath,
    code: DJANGO_PROJECT["shop/tests.py"] ?? "",
    derivedFrom: "the failing test",
    symptom: { kind: "wrong_value", expected: null, actual: null },
    isInTree: true,
    probe: {},
    secondExamples: [],
  };
  async function* all(): AsyncGenerator<Candidate> {
    yield* edits;
  }
  const options = {
    maxPlausible: 9,
    timeMs: 60_000,
    signal: new AbortController().signal,
    baseMust: "fail" as const,
    onProgress: () => undefined,
  };
  const verdicts: Record<string, string> = {};
  for await (const { candidate, verdict } of pythonAdapter.judge(
    project.workspace,
    project.profile,
    reproduction,
    all(),
    options,
  ))
    verdicts[candidate.id] = verdict;
  return verdicts;
}

const right = edit("shop/models.py", "full + full", "full - full");

test.skipIf(!hasDjango).each<[string, string, Candidate[], Record<string, string>]>([
  [
    "a model's method, and what one leaves in the database",
    "OrderTest > test_with_discount",
    [
      edit("shop/models.py", "full + full", "Order.objects.all().delete() and full + full"),
      edit("shop/models.py", "full + full", "Order.objects.count() or full + full"),
      right,
    ],
    {
      "Order.objects.all().delete() and full + full": "fail",
      "Order.objects.count() or full + full": "fail",
      "full - full": "pass",
    },
  ],
  [
    "a model's field, for which models are made anew",
    "OrderTest > test_with_discount",
    [
      edit(
        "shop/models.py",
        "IntegerField(default=0)\n\n",
        "IntegerField(default=0)\n    total = property(lambda self: lambda: 180)\n\n",
      ),
      edit("shop/models.py", "class Line", "Order.total = lambda self: 180\n\n\nclass Line"),
      right,
    ],
    {
      "IntegerField(default=0)\n    total = property(lambda self: lambda: 180)\n\n": "fail",
      "Order.total = lambda self: 180\n\n\nclass Line": "pass",
      "full - full": "pass",
    },
  ],
  [
    "a view, and the addresses",
    "OrdersPageTest > test_large_ones",
    [
      edit("shop/views.py", "> int(least)", ">= int(least)"),
      edit("shop/views.py", "> int(least)", "> 0"),
      edit("config/urls.py", "views.orders)", "lambda request: views.JsonResponse({'customers': ['Bob', 'Cleo']}))"),
    ],
    {
      ">= int(least)": "pass",
      "> 0": "fail",
      "lambda request: views.JsonResponse({'customers': ['Bob', 'Cleo']}))": "pass",
    },
  ],
  [
    "a form, and its fields",
    "PeriodFormTest > test_one_day",
    [
      edit("shop/forms.py", ">= data", "> data"),
      edit("shop/forms.py", "    first = forms.DateField()", "    first = forms.DateField(required=False)"),
    ],
    { "> data": "pass", "    first = forms.DateField(required=False)": "fail" },
  ],
])("an edit is judged by the project's own test: %s", async (_, testName, edits, verdicts) => {
  expect(await judged(testName, edits)).toEqual(verdicts);
});

const BY_PYTEST = `import pytest

from shop.models import Line, Order


@pytest.fixture
def order(db):
    order = Order.objects.create(customer="Ada", discount=10)
    Line.objects.create(order=order, price=100, quantity=2)
    return order


def test_total(order):
    assert order.total() == 180
`;

test.skipIf(!hasDjangoPlugin)("pytest's plugin makes the database, which an edit may change", async () => {
  const edits = [
    edit("shop/models.py", "full + full", "Order.objects.all().delete() and full + full"),
    edit("shop/models.py", "full + full", "Order.objects.count() * full - full"),
    edit("shop/models.py", "class Line", "Order.total = lambda self: 180\n\n\nclass Line"),
  ];
  const more = { "pytest.ini": "[pytest]\nDJANGO_SETTINGS_MODULE = config.settings\n", "shop/test_total.py": BY_PYTEST };

  expect(Object.values(await judged("test_total", edits, "shop/test_total.py", more))).toEqual(["fail", "pass", "pass"]);
});

test.skipIf(!hasDjango)("what is read out of a test has the models and the database too", async () => {
  const script = `from shop.models import Line, Order
order = Order.objects.create(customer="Ada", discount=10)
Line.objects.create(order=order, price=100, quantity=2)
assert order.total() == 180
`;
  await using project = await makeProject(DJANGO_PROJECT);
  const reproduction = {
    id: "py-1",
    testName: "test_total",
    filePath: "shop/test_regression_total.py",
    code: "",
    derivedFrom: "an example",
    symptom: { kind: "wrong_value" as const, expected: null, actual: null },
    probe: { script, runner: "unittest" },
    secondExamples: [],
  };
  const { workspace, profile } = project;
  const seen = await pythonAdapter.observe(workspace, profile, reproduction, { timeMs: 60_000 });

  expect(seen.find(({ isExample }) => isExample === true)?.outcome ?? seen[0]?.outcome).toBe("220");
});
