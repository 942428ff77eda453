import { expect, test, vi } from "vitest";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = `from importlib.metadata import version

from ._version import __version__, version_tuple

NAMES = [version("Fares-Kit"), __version__, version_tuple]
`;
const TEST = "from fares import NAMES\n\n\ndef test_names():\n    assert NAMES == %s\n";

test.each([
  [
    "pyproject.toml",
    '[project]\nname = "fares.kit"\ndynamic = ["version"]\n\n[tool.setuptools_scm]\nversion_file = "src/fares/_version.py"\n',
    '["0.0.0", "0.0.0", (0, 0, 0)]',
  ],
  [
    "setup.py",
    'from setuptools import setup\nsetup(name="fares-kit",\n    version="1.4",\n    use_scm_version={"write_to": "src/fares/_version.py"})\n',
    '["1.4", "1.4", (1, 4)]',
  ],
])("what an installation would make of %s is there", async (name, settings, names) => {
  const files = {
    [name]: settings,
    "src/fares/__init__.py": SOURCE,
    "tests/test_names.py": TEST.replace("%s", names),
    "pytest.ini": "[pytest]\n",
  };
  await using project = await makeProject(files);

  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: 60_000 });

  expect(run.cases, run.output).toMatchObject([{ name: "test_names", outcome: "PASSED" }]);
});

test("it is there for pkg_resources, too", async () => {
  const files = {
    "setup.py": 'from setuptools import setup\nsetup(\n    name="Fares",\n    version="1.4",\n)\n',
    "fares/__init__.py": 'import pkg_resources\n\nVERSION = pkg_resources.get_distribution("Fares").version\n',
    "tests/test_version.py": 'from fares import VERSION\n\n\ndef test_version():\n    assert VERSION == "1.4"\n',
    "pytest.ini": "[pytest]\n",
  };
  await using project = await makeProject(files);

  const run = await pythonAdapter.runTests(project.workspace, project.profile, { timeMs: 60_000 });

  expect(run.cases, run.output).toMatchObject([{ name: "test_version", outcome: "PASSED" }]);
});
