import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runsSlowTests, tempFolder, tempRepository } from "@fixpoint/testing";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

interface Step {
  id?: string;
  run?: string;
  shell?: string;
  uses?: string;
  env?: Record<string, string>;
}
interface Action {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string; value: string }>;
  runs: { using: string; steps: Step[] };
}
interface Job {
  rules: { if: string }[];
  variables: Record<string, string>;
  script: string[];
  artifacts: { when: string; paths: string[]; reports: { dotenv: string } };
}

const textOf = (file: string): Promise<string> => readFile(path.join(ROOT, file), "utf8");

async function readAction(): Promise<Action> {
  return parse(await textOf("action.yml"));
}

async function readComponent(): Promise<{ inputs: Record<string, { default?: string | number } | null>; job: Job }> {
  const [header, jobs] = parseAllDocuments(await textOf("templates/fixpoint.yml")).map((document) => document.toJS());
  return { inputs: header.spec.inputs, job: jobs["$[[ inputs.job-name ]]"] };
}

const FILES = {
  "package.json": '{ "name": "shapes", "version": "1.0.0", "main": "limits.js", "scripts": { "test": "node --test" } }\n',
  "limits.js":
    '"use strict";\n\nexports.clamp = function clamp(value, low, high) {\n  if (value < low) return low;\n  if (value > high) return low;\n  return value;\n};\n',
  "test/limits.test.js":
    'const assert = require("node:assert");\nconst { test } = require("node:test");\nconst { clamp } = require("..");\n\ntest("inside", () => assert.equal(clamp(2, 0, 3), 2));\ntest("below", () => assert.equal(clamp(-1, 0, 3), 0));\n',
};
const HOSTILE = "clamp $(touch pwned) `touch pwned` \"; touch pwned; ' ${{ github.token }} <!-- @all";
const TEXT = '```js\nconst { clamp } = require("shapes");\n\nclamp(9, 0, 3); // => 0, should be 3\n```\n\n$(touch pwned)\n';

const GITHUB_EVENT = {
  action: "labeled",
  label: { name: "fixpoint" },
  issue: { number: 12, title: HOSTILE, body: TEXT, html_url: "https://github.com/acme/shapes/issues/12" },
};
const GITLAB_EVENT = {
  object_kind: "issue",
  object_attributes: { iid: 12, title: HOSTILE, description: TEXT, url: "https://gitlab.com/acme/shapes/-/issues/12" },
  changes: { labels: { previous: [], current: [{ title: "fixpoint" }] } },
};

describe("the guide", () => {
  it("names every input and output, and its workflow puts no expression into a script", async () => {
    const guide = await textOf("docs/guides/ci.md");
    const action = await readAction();
    const component = await readComponent();

    const names = [...Object.keys(action.inputs), ...Object.keys(action.outputs), ...Object.keys(component.inputs)];
    for (const name of names) expect(guide).toContain(`\`${name}\``);
    const [workflow, pipeline] = [...guide.matchAll(/```yaml\n([^]*?)```/g)].map(([, text]) => parse(text ?? ""));
    const steps: Step[] = workflow.jobs.fix.steps;
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const { run } of steps) expect(run ?? "").not.toContain("${{");
    expect(Object.keys(component.inputs)).toEqual(expect.arrayContaining(Object.keys(pipeline.include[0].inputs)));
  });
});

/** A runner's folder with a shallow clone of a repository, as pipelines check them out. */
async function runner(event: unknown): Promise<{ path: string; repository: string; event: string } & AsyncDisposable> {
  const folder = await tempFolder();
  const repository = path.join(folder.path, "repository");
  await using origin = await tempRepository(FILES);
  await origin.commit({ "readme.md": "shapes\n" });
  await execa("git", ["clone", "--quiet", "--depth=1", `file://${origin.path}`, repository]);
  const file = path.join(folder.path, "event.json");
  await writeFile(file, JSON.stringify(event));
  return { path: folder.path, repository, event: file, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] };
}

async function runStep(place: { path: string; repository: string }, script: string, env: Record<string, string>) {
  return execa("bash", ["-e", "-c", script], {
    cwd: place.repository,
    env: { XDG_CACHE_HOME: path.join(place.path, "cache"), ...env },
    reject: false,
  });
}

describe("the GitHub Action", () => {
  it("puts no expression into a script, and every input into the environment or another action", async () => {
    const { inputs, outputs, runs } = await readAction();

    expect(runs.using).toBe("composite");
    for (const { run, shell, uses } of runs.steps) {
      expect([run, uses].filter((one) => one !== undefined)).toHaveLength(1);
      expect(run ?? "").not.toContain("${{");
      if (run !== undefined) expect(shell).toBe("bash");
    }
    for (const { description, default: value } of Object.values(inputs))
      expect([typeof description, typeof value]).toEqual(["string", "string"]);
    const text = JSON.stringify(runs);
    for (const name of Object.keys(inputs)) expect(text).toContain(`\${{ inputs.${name} }}`);
    expect(Object.keys(outputs)).toEqual(["status", "evidence", "patch"]);
    expect(text).not.toMatch(/github\.event\.|secrets\.|github\.token/);
  });

  /** The values that the runner would put in the place of expressions. */
  async function fixStep(place: { path: string; event: string; repository: string }) {
    const { inputs, runs } = await readAction();
    const step = runs.steps.find(({ id }) => id === "fix");
    const values: Record<string, string> = { "github.event_path": place.event, "runner.temp": place.path };
    for (const [name, input] of Object.entries(inputs)) values[`inputs.${name}`] = input.default;
    const env = Object.fromEntries(
      Object.entries(step?.env ?? {}).map(([name, value]) => [
        name,
        value.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, key) => values[key] ?? "?"),
      ]),
    );
    const files = { GITHUB_OUTPUT: path.join(place.path, "output"), GITHUB_STEP_SUMMARY: path.join(place.path, "summary") };
    return { script: step?.run ?? "", env: { ...env, ...files, GITHUB_ACTION_PATH: ROOT }, files };
  }

  it("fixes the bug of a labelled issue, with evidence, outputs and summary", { timeout: 600_000 }, async () => {
    await using place = await runner(GITHUB_EVENT);
    const { script, env, files } = await fixStep(place);

    const ended = await runStep(place, script, env);

    expect(ended.exitCode, ended.stderr).toBe(0);
    const outputs = await readFile(files.GITHUB_OUTPUT, "utf8");
    const evidence = path.join(place.path, "fixpoint-results", "evidence");
    expect(outputs).toBe(`status=validated_fix\nevidence=${evidence}\npatch=${evidence}/fix.patch\n`);
    expect(await readFile(path.join(evidence, "fix.patch"), "utf8")).toContain("+  if (value > high) return high;");
    const summary = await readFile(files.GITHUB_STEP_SUMMARY, "utf8");
    expect(summary).toMatch(/^## Validated fix\n\nFor \[#12\]\(https:\/\/github\.com\/acme\/shapes\/issues\/12\): /);
    expect(summary).toContain("| After the fix | PASSED |");
    expect(summary).toContain("npx --no-install fixpoint replay evidence");
    expect(summary).not.toMatch(/<!--|@all/);
    expect(await readFile(path.join(place.path, "fixpoint-results", "summary.md"), "utf8")).toBe(summary);
    expect((await readdir(place.path, { recursive: true })).filter((name) => name.endsWith("pwned"))).toEqual([]);
  });

  it("does nothing for another label", async () => {
    await using place = await runner({ ...GITHUB_EVENT, label: { name: "bug" } });
    const { script, env, files } = await fixStep(place);

    const ended = await runStep(place, script, env);

    expect(ended.exitCode, ended.stderr).toBe(0);
    expect(await readFile(files.GITHUB_OUTPUT, "utf8")).toBe("status=skipped\nevidence=\npatch=\n");
  });

  it("fails with the reason in the summary where nothing can run", async () => {
    await using place = await runner(GITHUB_EVENT);
    const { script, env, files } = await fixStep(place);

    const ended = await runStep(place, script, { ...env, FIXPOINT_BASE: "--upload-pack=touch pwned" });

    expect(ended.exitCode, ended.stderr).toBe(2);
    expect(await readFile(files.GITHUB_OUTPUT, "utf8")).toContain("status=error\n");
    expect(await readFile(files.GITHUB_STEP_SUMMARY, "utf8")).toMatch(/^## The run failed\n\n\S/);
  });
});

describe("the GitLab component", () => {
  it("puts no input into a script, and uses each", async () => {
    const { inputs, job } = await readComponent();

    expect(job.script.join("\n")).not.toMatch(/\$\[\[|CI_COMMIT|\$TRIGGER_PAYLOAD(?!")/);
    const text = await textOf("templates/fixpoint.yml");
    for (const name of Object.keys(inputs)) expect(text).toContain(`$[[ inputs.${name} ]]`);
    expect(job.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "trigger" && $TRIGGER_PAYLOAD' }]);
    expect(job.artifacts).toEqual({
      when: "always",
      paths: ["fixpoint-results/"],
      reports: { dotenv: "fixpoint-results/outputs.env" },
    });
  });

  // The script is the Action's, with other files to write: the whole way is gone where there is time.
  const rarely = it.runIf(runsSlowTests);
  rarely("says in a dotenv report and a Markdown file what became of the issue", { timeout: 600_000 }, async () => {
    await using place = await runner(GITLAB_EVENT);
    const { inputs, job } = await readComponent();
    const env: Record<string, string> = { TRIGGER_PAYLOAD: place.event };
    for (const [name, value] of Object.entries(job.variables)) {
      const filled = value.replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, input) => String(inputs[input]?.default ?? ""));
      env[name] = filled.replace(/\$\{?CI_PROJECT_DIR\}?/g, place.repository);
    }
    const script = job.script.filter((line) => line.includes("fix-issue.sh")).join("\n");

    const ended = await runStep(place, script, { ...env, FIXPOINT_HOME: ROOT });

    expect(ended.exitCode, ended.stderr).toBe(0);
    const results = path.join(place.repository, "fixpoint-results");
    expect(await readFile(path.join(results, "outputs.env"), "utf8")).toBe(
      `FIXPOINT_STATUS=validated_fix\nFIXPOINT_EVIDENCE=${results}/evidence\nFIXPOINT_PATCH=${results}/evidence/fix.patch\n`,
    );
    expect(await readFile(path.join(results, "summary.md"), "utf8")).toContain("## Validated fix");
    expect(ended.stderr).toContain("Validated fix: ");
    expect((await readdir(place.path, { recursive: true })).filter((name) => name.endsWith("pwned"))).toEqual([]);
  });
});
