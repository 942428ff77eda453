import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Candidate, JudgeOptions, Judged } from "../../../types/candidate.ts";
import type { IssueFacts, Symptom } from "../../../types/facts.ts";
import type { ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { noFacts } from "../../../types/testing/no-facts.ts";
import { javascriptCandidates } from "../candidates/index.ts";
import { judgeJavaScript } from "../judge/index.ts";
import { plainSandbox } from "./plain-sandbox.ts";

export interface Fixture {
  workspace: Workspace;
  profile: ProjectProfile;
  reproduction: ReproductionTest;
  facts: IssueFacts;
}

export interface FixtureOptions {
  files: Record<string, string>;
  /** Whole module text; CommonJS unless `format` says otherwise. */
  probe: string;
  format?: "cjs" | "esm";
  issue?: string;
  symptom?: Symptom;
  expected?: string;
  jobs?: number;
}

/** A project in a temporary folder, with the probe that shows its fault. */
export function makeFixture(options: FixtureOptions): Fixture {
  const root = mkdtempSync(path.join(os.tmpdir(), "fixpoint-fixture-"));
  // Inside a sandbox another user reads it.
  chmodSync(root, 0o755);
  for (const [file, text] of Object.entries(options.files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const sourceFiles = Object.keys(options.files).filter((file) => /\.[mc]?[jt]sx?$/.test(file));
  return {
    workspace: {
      root,
      sandbox: plainSandbox,
      cacheDir: root,
      signal: new AbortController().signal,
      jobs: options.jobs ?? 1,
      log: () => undefined,
    },
    profile: {
      language: "javascript",
      packageManager: null,
      testRunner: null,
      reproductionRunner: "node:test",
      packageName: null,
      testFiles: [],
      sourceFiles,
      testFolder: "test",
      notes: [],
      details: {},
    },
    reproduction: {
      id: "r1",
      testName: "reproduction",
      filePath: "test/reproduction.test.js",
      code: "",
      derivedFrom: "the issue",
      symptom: options.symptom ?? { kind: "wrong_value", expected: options.expected ?? null, actual: null },
      probe: {
        format: options.format ?? "cjs",
        file: `test/probe.${options.format === "esm" ? "mjs" : "cjs"}`,
        code: options.probe,
      },
      secondExamples: [],
    },
    facts: {
      ...noFacts(),
      title: options.issue ?? "",
      text: options.issue ?? "",
      expectations:
        options.expected === undefined
          ? []
          : [{ expression: null, expected: options.expected, actual: null, throws: null, origin: "comment", snippet: null }],
    },
  };
}

const noTests = (): Promise<never> => Promise.reject(new Error("The slow way was not expected."));

export async function judgeThese(fixture: Fixture, candidates: Candidate[], options: GivenOptions = {}): Promise<Judged[]> {
  const all: Judged[] = [];
  const judged = judgeJavaScript(
    fixture.workspace,
    fixture.profile,
    fixture.reproduction,
    from(candidates),
    judgeOptions(options),
    noTests,
  );
  for await (const verdict of judged) all.push(verdict);
  return all;
}

export async function candidatesAt(
  fixture: Fixture,
  file: string,
  lines: number[],
  purpose: "repair" | "mutants" = "repair",
): Promise<Candidate[]> {
  const all: Candidate[] = [];
  for await (const candidate of candidatesInTurn(fixture, file, lines, purpose)) all.push(candidate);
  return all;
}

export function candidatesInTurn(
  fixture: Fixture,
  file: string,
  lines: number[],
  purpose: "repair" | "mutants" = "repair",
): AsyncIterable<Candidate> {
  return javascriptCandidates(fixture.workspace, fixture.profile, {
    suspicious: lines.map((line) => ({ file, line, score: 1 })),
    reproduction: fixture.reproduction,
    facts: fixture.facts,
    purpose,
  });
}

type GivenOptions = Partial<Pick<JudgeOptions, "maxPlausible" | "timeMs" | "baseMust">>;

export function judgeOptions(options: GivenOptions): JudgeOptions {
  return {
    maxPlausible: options.maxPlausible ?? 1000,
    timeMs: options.timeMs ?? 60_000,
    signal: new AbortController().signal,
    baseMust: options.baseMust ?? "fail",
    onProgress: () => undefined,
  };
}

export async function* from<T>(items: readonly T[]): AsyncIterable<T> {
  yield* items;
}
