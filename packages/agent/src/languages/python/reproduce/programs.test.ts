import { expect, test, vi } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { pythonAdapter } from "../index.ts";
import { makeProject } from "../testing/project.ts";

vi.setConfig({ testTimeout: 300_000 });

const FILES = {
  "pyproject.toml": '[project]\nname = "wordy"\n\n[project.scripts]\nwc = "wordy.cli:main"\n',
  "wordy/__init__.py": "",
  "wordy/cli.py": "import sys\n\n\ndef main():\n    print(len(sys.argv[1]))\n",
  "wordy/__main__.py": "from .cli import main\n\nmain()\n",
  "tool.py": "import sys\n\nprint(sys.argv[1])\n",
};

async function scriptsOf(text: string): Promise<string[]> {
  await using project = await makeProject(FILES);
  const tests = await pythonAdapter.writeReproductions(project.workspace, project.profile, parseIssue({ title: "It", text }), 5);
  return tests.map(({ probe }) => String(probe["script"]));
}

test.each([
  ["a package", "python -m wordy a", 'assert (run_program("wordy", "a")) == ("3")'],
  ["a script", "python3 tool.py 'a b'", 'assert (run_program("tool", "a b")) == ("3")'],
  ["a console script", "$ wc a", 'assert (run_script(wc_main, "wc", "a")) == ("3")'],
])("%s is run in the process", async (_, command, wanted) => {
  const [script] = await scriptsOf(`\`${command}\` prints \`1\`. It should print \`3\`.`);

  expect(script).toContain(wanted);
});

test("what is nothing of the project gives no test", async () => {
  expect(await scriptsOf("`python -m other a` prints `1`. It should print `3`.")).toEqual([]);
});
