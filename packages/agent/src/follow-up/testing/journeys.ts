import { readFile } from "node:fs/promises";
import path from "node:path";
import type { AgentEvent } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository, type TempRepository } from "@fixpoint/testing";
import { execa } from "execa";
import type { RepairEngine } from "../../engines/types.ts";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { pythonAdapter } from "../../languages/python/index.ts";
import { runPipeline } from "../../pipeline.ts";
import type { IssueInput } from "../../types/facts.ts";
import type { LanguageAdapter } from "../../types/language.ts";
import type { RunOptions, RunOutcome } from "../../types/run.ts";

/** A project with a fault that one value shows and another keeps. */
export interface Journey {
  adapter: LanguageAdapter;
  files: Record<string, string>;
  /** File of the fault. */
  source: string;
  original: { title: string; text: string };
  /** What the engine proposes, as the fault's text and what is put in its place: the fix, then what a request and a red check need. */
  edits: { fix: [string, string]; request: [string, string]; check: [string, string] };
  /** A test that is green on the base, and red with any fix. */
  against: Record<string, string>;
  /** What a runner prints of the project's own test when it fails. */
  log: string;
}

export const JOURNEYS: Journey[] = [
  {
    adapter: javascriptAdapter,
    source: "src/initials.js",
    files: {
      "package.json":
        '{ "name": "names", "version": "1.0.0", "type": "module", "exports": "./src/initials.js", "scripts": { "test": "node --test" } }\n',
      "src/initials.js":
        "export function initials(name) {\n  if (name === undefined) return '';\n  const words = name.trim().split(' ');\n  return words.map((word) => word[0].toUpperCase()).join('');\n}\n",
      "test/initials.test.js":
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { initials } from '../src/initials.js';\n\ntest('two words', () => assert.equal(initials('ada lovelace'), 'AL'));\n",
    },
    edits: {
      fix: ["word[0].toUpperCase()", "word.slice(0, 1).toUpperCase()"],
      request: ["name === undefined", "name == null"],
      check: ["word.slice(1, 2)", "word.slice(0, 1)"],
    },
    against: {
      "test/empty.test.js":
        "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { initials } from '../src/initials.js';\n\ntest('refuses nothing', () => assert.throws(() => initials('')));\n",
    },
    log: "✖ failing tests:\n\ntest at test/initials.test.js:5:1\n✖ two words (1.2ms)\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n  'DO' !== 'AL'\n",
    original: {
      title: "initials throws for an empty string",
      text: "```js\nimport { initials } from 'names';\n\ninitials('') // throws TypeError, should be ''\n```\n",
    },
  },
  {
    adapter: pythonAdapter,
    source: "names/initials.py",
    files: {
      "pyproject.toml": '[project]\nname = "names"\nversion = "1.0.0"\n',
      "names/__init__.py": "from .initials import initials\n",
      "names/initials.py":
        'def initials(name):\n    words = name.strip().split(" ")\n    return "".join(word[0].upper() for word in words)\n',
      "tests/test_initials.py":
        'from names import initials\n\n\ndef test_two_words():\n    assert initials("ada lovelace") == "AL"\n',
    },
    edits: {
      fix: ["word[0].upper()", "word[:1].upper()"],
      request: ["    words =", '    if name is None:\n        return ""\n    words ='],
      check: ["word[1:2]", "word[:1]"],
    },
    against: {
      "tests/test_empty.py":
        'import pytest\n\nfrom names import initials\n\n\ndef test_refuses_nothing():\n    with pytest.raises(IndexError):\n        initials("")\n',
    },
    log: "=========================== short test summary info ============================\nFAILED tests/test_initials.py::test_two_words - AssertionError: assert 'DO' == 'AL'\n",
    original: {
      title: "initials raises for an empty string",
      text: "```python\n>>> from names import initials\n>>> initials('')\nIndexError: string index out of range\n```\n\nExpected: `''`\n",
    },
  },
];

function engineOf(file: string, [from, to]: [string, string]): RepairEngine {
  return {
    name: "search",
    async *propose({ workspace }) {
      const start = (await readFile(path.join(workspace.root, file), "utf8")).indexOf(from);
      const edits = [{ file, start, end: start + from.length, replacement: to }];
      const candidate = { id: "one", edits, family: "scripted", description: `${from} became ${to}`, line: 1, score: 1 };
      yield { candidate, verdict: "pass" };
    },
  };
}

/** A repository whose fix was proven and stands on the branch `fix`. */
export interface Reviewed extends AsyncDisposable {
  repository: TempRepository;
  /** Absolute path of a bare mirror; `update` before use. */
  mirror: string;
  update(): Promise<void>;
  /** Options of a run whose bundle goes to a folder of that name. */
  options(name: string): Promise<Omit<RunOptions, "issue"> & { adapters: LanguageAdapter[]; events: AgentEvent[] }>;
  /** A run whose engine proposes one edit: what it finds by itself is not what these tests are about. */
  run(name: string, issue: IssueInput, base: string, edit: [string, string]): Promise<RunOutcome>;
  first: RunOutcome;
}

export async function reviewed(journey: Journey): Promise<Reviewed> {
  const repository = await tempRepository(journey.files);
  const folder = await tempFolder();
  const mirror = path.join(folder.path, "mirror.git");
  await repository.git("clone", "--quiet", "--mirror", repository.path, mirror);
  const options: Reviewed["options"] = async (name) => {
    const events: AgentEvent[] = [];
    return {
      repository: mirror,
      engine: "search",
      timeoutMs: 300_000,
      jobs: 1,
      signal: new AbortController().signal,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(folder.path, name),
      cacheDir: path.join(folder.path, "cache"),
      adapters: [journey.adapter],
      events,
      onEvent: (event) => events.push(event),
    };
  };
  const run: Reviewed["run"] = async (name, issue, base, edit) => {
    const { adapters, ...rest } = await options(name);
    return runPipeline({ ...rest, issue, base }, { adapters, engines: [engineOf(journey.source, edit)] });
  };
  const update = async (): Promise<void> => {
    await repository.git("--git-dir", mirror, "fetch", "--quiet", "--prune");
  };
  const first = await run("first", journey.original, "main", journey.edits.fix);
  await repository.git("checkout", "--quiet", "-b", "fix");
  await commitPatch(repository, first.patch);
  await update();
  return {
    repository,
    mirror,
    update,
    options,
    run,
    first,
    async [Symbol.asyncDispose]() {
      await repository[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Commits the patch on the branch that is checked out; returns the full sha. */
export async function commitPatch(repository: TempRepository, patch: string | null): Promise<string> {
  await execa("git", ["apply", "-"], { cwd: repository.path, input: patch ?? "" });
  return repository.commit({}, "Fix");
}

/** A commit on a new branch off another, as it is in the mirror then. */
export async function branchOff(at: Reviewed, from: string, name: string, files: Record<string, string>): Promise<string> {
  await at.repository.git("checkout", "--quiet", "-b", name, from);
  const sha = await at.repository.commit(files);
  await at.update();
  return sha;
}
