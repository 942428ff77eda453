import path from "node:path";
import type { AgentEvent } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import type { TempRepository } from "@fixpoint/testing";
import { execa } from "execa";
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
    original: {
      title: "initials raises for an empty string",
      text: "```python\n>>> from names import initials\n>>> initials('')\nIndexError: string index out of range\n```\n\nExpected: `''`\n",
    },
  },
];

export interface RunAt {
  repository: TempRepository;
  folder: string;
  adapter: LanguageAdapter;
}

export async function optionsAt(at: RunAt, name: string): Promise<Omit<RunOptions, "issue"> & { events: AgentEvent[] }> {
  const events: AgentEvent[] = [];
  return {
    repository: at.repository.path,
    engine: "search",
    timeoutMs: 300_000,
    jobs: 1,
    signal: new AbortController().signal,
    sandbox: await createSandbox({ driver: "auto" }),
    outDir: path.join(at.folder, name),
    cacheDir: path.join(at.folder, "cache"),
    events,
    onEvent: (event) => events.push(event),
  };
}

export async function runAt(at: RunAt, name: string, issue: IssueInput, base = "HEAD"): Promise<RunOutcome> {
  return runPipeline({ ...(await optionsAt(at, name)), issue, base }, { adapters: [at.adapter] });
}

/** Applies a patch to the work tree and commits it; returns the full sha. */
export async function commitPatch(repository: TempRepository, patch: string | null, message: string): Promise<string> {
  await execa("git", ["apply", "-"], { cwd: repository.path, input: patch ?? "" });
  return repository.commit({}, message);
}
