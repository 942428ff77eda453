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

  test("with the settings that its command for tests names", async () => {
    const { outcomes } = await outcomesOf({
      ...DJANGO_PROJECT,
      Makefile: "test:\n\tpython manage.py test --settings=config.for_tests\n",
      "config/for_tests.py": 'from .settings import *\n\nROOT_URLCONF = "config.no_urls"\n',
      "config/no_urls.py": "urlpatterns = []\n",
    });

    expect(outcomes).toMatchObject({ "OrderTest > test_of_no_lines": "PASSED", "OrdersPageTest > test_all": "FAILED" });
  });

  test("whose settings want variables gets those of its example", async () => {
    const settings = DJANGO_PROJECT["config/settings.py"] ?? "";
    const { outcomes } = await outcomesOf({
      ...DJANGO_PROJECT,
      ".env.example": '# for tests\nexport SHOP_URLS="config.urls"\nSHOP_UNUSED=2\n',
      "config/settings.py": settings
        .replace("from pathlib import Path", "import os\nfrom pathlib import Path")
        .replace('"for tests"', 'os.environ["SHOP_KEY"]')
        .replace('"config.urls"', 'os.environ["SHOP_URLS"]'),
    });

    expect(outcomes).toEqual(OUTCOMES);
  });

  test("whose migrations ask for more than sqlite has gets its tables of its models", async () => {
    const migration = DJANGO_PROJECT["shop/migrations/0001_initial.py"] ?? "";
    const { outcomes } = await outcomesOf({
      ...DJANGO_PROJECT,
      "shop/migrations/0001_initial.py": migration.replace(
        "operations = [",
        'operations = [\n        migrations.RunSQL("CREATE EXTENSION hstore"),',
      ),
    });

    expect(outcomes).toEqual(OUTCOMES);
  });

  test("that cannot be set up says why", async () => {
    await using project = await makeProject({
      ...DJANGO_PROJECT,
      "shop/models.py": "from django.db import models\n\nmodels.NoSuchField()\n",
    });

    const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: 60_000 });

    expect(run.cases).toMatchObject([{ name: "shop/tests.py", outcome: "ERROR", failure: { errorType: "AttributeError" } }]);
    expect(run.failure?.message).toContain("NoSuchField");
  });
});

/** An app for other projects, which has settings only for its tests. */
const APP = {
  "setup.py": 'from setuptools import setup\n\nsetup(name="tags", test_suite="runtests.main")\n',
  "runtests.py": `import sys

from django.conf import settings


def main():
    settings.configure(
        SECRET_KEY="for tests",
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "tags.db"}},
        INSTALLED_APPS=["tags", "tests"],
        DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    )
    import django
    from django.test.utils import get_runner

    django.setup()
    runner = get_runner(settings)(verbosity=1)
    sys.exit(bool(runner.run_tests(["tests"])))


if __name__ == "__main__":
    main()
`,
  "tags/__init__.py": "",
  "tags/models.py":
    "from django.db import models\n\n\nclass Tag(models.Model):\n    name = models.CharField(max_length=9)\n\n    def __str__(self):\n        return self.name.lower()\n",
  "tests/__init__.py": "",
  "tests/test_tags.py":
    'from django.test import TestCase\n\nfrom tags.models import Tag\n\n\nclass TagTest(TestCase):\n    def test_text(self):\n        self.assertEqual(str(Tag.objects.create(name="Red")), "Red")\n\n    def test_count(self):\n        self.assertEqual(Tag.objects.count(), 0)\n',
};

describe.skipIf(!hasDjango)("an app of Django", () => {
  const expected = { "TagTest > test_text": "FAILED", "TagTest > test_count": "PASSED" };

  test("is run with what its own script configures", async () => {
    expect(await outcomesOf(APP)).toEqual({ outcomes: expected, command: "python3 runtests.py" });
  });

  test("or with the settings that tox.ini names", async () => {
    const { "runtests.py": _, ...files } = APP;
    const { outcomes, command } = await outcomesOf({
      ...files,
      "tox.ini": "[testenv]\nsetenv =\n    DJANGO_SETTINGS_MODULE = tests.settings\ncommands = django-admin test\n",
      "tests/settings.py":
        'SECRET_KEY = "for tests"\nDATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3"}}\nINSTALLED_APPS = ["tags"]\nDEFAULT_AUTO_FIELD = "django.db.models.AutoField"\n',
    });

    expect({ outcomes, command }).toEqual({
      outcomes: expected,
      command: "python3 -m django test --settings=tests.settings",
    });
  });

  test("by pytest, though its plugin may not be there", async () => {
    const { "runtests.py": _, ...files } = APP;
    const { outcomes } = await outcomesOf({
      ...files,
      "pytest.ini": "[pytest]\nDJANGO_SETTINGS_MODULE = tests.settings\n",
      "tests/settings.py":
        'SECRET_KEY = "for tests"\nDATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3"}}\nINSTALLED_APPS = ["tags"]\nDEFAULT_AUTO_FIELD = "django.db.models.AutoField"\n',
    });

    expect(outcomes).toEqual({ "TagTest::test_text": "FAILED", "TagTest::test_count": "PASSED" });
  });
});
