import { expect, test, vi } from "vitest";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const FARES = "def fare(zone):\n    return zone + 1\n";
const PLAIN = "    assert fare(1) == 3\n";
const CASES = `import unittest

from fares import fare


class FareTest(unittest.TestCase):
    def test_fare(self):
        self.assertEqual(fare(1), 3)
`;

/** How teams have their tests run, with files beside `fares.py`; the only test is red, and where it is. */
const WAYS: [string, Record<string, string>, string, string][] = [
  [
    "assertions of nose, which is not there",
    {
      "setup.py": 'from setuptools import setup\n\nsetup(name="fares", test_suite="nose.collector")\n',
      "tests/test_fares.py": `from nose.tools import assert_equal, eq_, raises, with_setup
from nose.plugins.attrib import attr
from fares import fare

known = []

@raises(TypeError)
def test_of_nothing():
    fare(None)

@attr("slow")
@with_setup(lambda: known.append(2))
def test_set_up():
    assert_equal(fare(1), known[0])

def test_fare():
    eq_(fare(1), 3)
`,
    },
    "tests/test_fares.py",
    "test_fare",
  ],
  [
    "names that pytest's settings have for tests",
    {
      "setup.cfg": "[tool:pytest]\npython_files =\n    check_*.py\npython_functions = it_*\npython_classes = Describe*\n",
      "checks/check_fares.py": `from fares import fare\n\n\nclass DescribeFares:\n    def it_is_three(self):\n    ${PLAIN}`,
    },
    "checks/check_fares.py",
    "DescribeFares::it_is_three",
  ],
  [
    "names in pyproject.toml",
    {
      "pyproject.toml": '[tool.pytest.ini_options]\npython_files = ["check_*.py"]\n',
      "checks/check_fares.py": `from fares import fare\n\n\ndef test_fare():\n${PLAIN}`,
    },
    "checks/check_fares.py",
    "test_fare",
  ],
  [
    "a script of the project's own that runs cases of unittest",
    {
      "tox.ini": "[testenv]\ncommands = python runtests.py\n",
      "runtests.py":
        "import unittest\n\nfrom checks import fares_cases\n\nunittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromModule(fares_cases))\n",
      "checks/__init__.py": "",
      "checks/fares_cases.py": CASES,
    },
    "checks/fares_cases.py",
    "FareTest > test_fare",
  ],
  [
    "tests that a module loads as it likes",
    {
      "tests/test_all.py":
        "import unittest\n\nfrom of_fares import FareTest\n\n\ndef load_tests(loader, tests, pattern):\n    return unittest.TestSuite([FareTest('check_fare')])\n",
      "of_fares.py": CASES.replace("test_fare(self)", "check_fare(self)"),
    },
    "tests/test_all.py",
    "FareTest > check_fare",
  ],
  [
    "coroutines, whose plugin may not be there",
    {
      "tests/test_fares.py": `import pytest\nfrom fares import fare\n\n\n@pytest.mark.asyncio\nasync def test_fare():\n${PLAIN}`,
    },
    "tests/test_fares.py",
    "test_fare",
  ],
  [
    "a plugin that is made for a newer pytest, and its options",
    {
      "pytest.ini": "[pytest]\naddopts = --newer=2\n",
      ".fixpoint-packages/newer_plugin.py":
        "import pytest\n\n\n@pytest.hookimpl(newer=True)\ndef pytest_configure():\n    pass\n",
      ".fixpoint-packages/newer_plugin-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: newer-plugin\nVersion: 1.0\n",
      ".fixpoint-packages/newer_plugin-1.0.dist-info/entry_points.txt": "[pytest11]\nnewer = newer_plugin\n",
      "tests/test_fares.py": `from fares import fare\n\n\ndef test_fare():\n${PLAIN}`,
    },
    "tests/test_fares.py",
    "test_fare",
  ],
  [
    "a package without __init__.py in src",
    {
      "pyproject.toml": '[project]\nname = "town-lines"\n',
      "src/town/lines/ends.py": "def end():\n    return 2\n",
      "tests/test_ends.py": "from town.lines.ends import end\n\n\ndef test_end():\n    assert end() == 3\n",
    },
    "tests/test_ends.py",
    "test_end",
  ],
];

test.each(WAYS)("%s", async (_, files, file, name) => {
  await using project = await makeProject({ "fares.py": FARES, ...files });
  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: 60_000 });

  expect(project.profile.testFiles).toEqual([file]);
  expect(project.profile.sourceFiles).not.toContain(file);
  expect(run.cases.filter(({ outcome }) => outcome !== "PASSED")).toMatchObject([{ file, name, outcome: "FAILED" }]);
});
