import { spawn } from "node:child_process";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { CallToolResultSchema, type Progress } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BIN, commandLine, git, type CommandLine } from "../testing/cli.ts";

const FILES = {
  "package.json": '{ "name": "shapes", "version": "1.0.0", "main": "limits.js", "scripts": { "test": "node --test" } }\n',
  "limits.js":
    '"use strict";\n\nexports.clamp = function clamp(value, low, high) {\n  if (value < low) return low;\n  if (value > high) return low;\n  return value;\n};\n',
  "test/limits.test.js":
    'const assert = require("node:assert");\nconst { test } = require("node:test");\nconst { clamp } = require("..");\n\ntest("inside", () => assert.equal(clamp(2, 0, 3), 2));\n',
};
const ISSUE =
  '# clamp gives the lower limit for large values\n\n```js\nconst { clamp } = require("shapes");\n\nclamp(9, 0, 3); // => 0, should be 3\n```\n';

function patchOf(right: string): string {
  return `--- a/limits.js\n+++ b/limits.js\n@@ -2,6 +2,6 @@\n \n exports.clamp = function clamp(value, low, high) {\n   if (value < low) return low;\n-  if (value > high) return low;\n+${right}\n   return value;\n };\n`;
}
const FIX = patchOf("  if (value > high) return high;");

let cli: CommandLine;
let client: Client;
let repository: string;
beforeAll(async () => {
  cli = await commandLine();
  repository = await cli.repository(FILES);
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [BIN, "mcp"],
      env: { ...process.env, ...cli.env } as Record<string, string>,
    }),
  );
});
afterAll(async () => {
  await client.close();
  await cli.remove();
});

const PATIENT = { timeout: 300_000, resetTimeoutOnProgress: true };

async function call(name: string, input: Record<string, unknown>, onprogress?: (progress: Progress) => void) {
  const options = { ...PATIENT, ...(onprogress ? { onprogress } : {}) };
  const answer = CallToolResultSchema.parse(await client.callTool({ name, arguments: input }, CallToolResultSchema, options));
  const [first] = answer.content;
  return { answer, told: answer.structuredContent ?? {}, text: first?.type === "text" ? first.text : "" };
}

describe("the tools over stdio", { timeout: 300_000 }, () => {
  it("are described with schemas of what they take and give", async () => {
    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual(["triage", "reproduce", "validate", "replay"]);
    for (const tool of tools) {
      expect(tool.description).toBeTruthy();
      expect(tool.inputSchema).toMatchObject({ type: "object", properties: expect.any(Object) });
      expect(tool.outputSchema).toMatchObject({ type: "object", required: expect.any(Array) });
    }
    expect(client.getServerVersion()).toMatchObject({ name: "fixpoint", version: "0.1.0" });
    expect(client.getInstructions()).toContain("triage");
  });

  it("triage an issue, and say what to ask back", async () => {
    const bug = await call("triage", { issue: ISSUE });
    const question = await call("triage", { issue: "# How do I install this?\n\nI am new here.\n" });

    expect(bug.told).toMatchObject({ isSuitable: true, kind: "bug", facts: { expectations: [{ actual: "0", expected: "3" }] } });
    expect(JSON.parse(bug.text)).toEqual(bug.told);
    expect(question.told).toMatchObject({ isSuitable: false, kind: "question" });
  });

  it("reproduce a bug, prove a fix by that evidence and run it again, without touching the repository", async () => {
    const progress: Progress[] = [];

    const reproduced = await call("reproduce", { repository, issue: ISSUE }, (one) => progress.push(one));
    const { evidenceFolder } = reproduced.told;
    const validated = await call("validate", { repository, patch: FIX, evidence: evidenceFolder });
    const replayed = await call("replay", { evidence: validated.told["evidenceFolder"] });

    expect(reproduced.told, reproduced.text).toMatchObject({
      verdict: "reproduced",
      baseSha: (await git(repository, "rev-parse", "HEAD")).trim(),
      reproduction: { stableRuns: 5, symptom: expect.stringContaining("3"), code: expect.stringContaining("clamp(9, 0, 3)") },
    });
    expect(progress.length).toBeGreaterThan(5);
    expect(progress.map(({ progress: count }) => count)).toEqual(progress.map((_one, index) => index + 1));
    expect(progress.map(({ message }) => message).join("\n")).toContain("Reproduce with a test");
    expect(validated.told, validated.text).toMatchObject({ verdict: "validated", patch: expect.stringContaining("return high") });
    expect(replayed.told).toEqual({ holds: true, verdict: "validated_fix", differences: [] });
    expect(await git(repository, "status", "--porcelain", "--ignored")).toBe("");
  });

  it("refuse what is no fix and what loosens a test, whatever it says of itself", async () => {
    const wrong = await call("validate", {
      repository,
      patch: patchOf("  if (value > high) return value; // fixed, all tests pass"),
      issue: ISSUE,
    });
    const evidence = wrong.told["evidenceFolder"];
    const loosening = `${FIX}--- a/test/limits.test.js\n+++ b/test/limits.test.js\n@@ -2,4 +2,4 @@\n const { test } = require("node:test");\n const { clamp } = require("..");\n \n-test("inside", () => assert.equal(clamp(2, 0, 3), 2));\n+test.skip("inside", () => assert.equal(clamp(2, 0, 3), 2));\n`;
    const loosened = await call("validate", { repository, patch: loosening, evidence });

    expect(wrong.told, wrong.text).toMatchObject({ verdict: "refused", code: "reproduction_fails", patch: null });
    expect(loosened.told, loosened.text).toMatchObject({ verdict: "refused", code: "path_refused", patch: null });
  });

  it("say that a bug is not there", async () => {
    const mended = await cli.repository({
      ...FILES,
      "limits.js": FILES["limits.js"].replace("high) return low", "high) return high"),
    });

    const reproduced = await call("reproduce", { repository: mended, issue: ISSUE });

    expect(reproduced.told).toMatchObject({ verdict: "not_reproduced", reproduction: null });
    const tried = reproduced.told["tried"] as { result: string }[];
    // A number is tried as a text, too, which the program does not give.
    expect(new Set(tried.map(({ result }) => result))).toEqual(new Set(["passed_on_base", "wrong_symptom"]));
    expect(tried[0]?.result).toBe("passed_on_base");
  });

  it("stop when the call is cancelled, and take the next", async () => {
    const stop = new AbortController();
    const input = { repository, issue: ISSUE };

    const cancelled = client.callTool({ name: "reproduce", arguments: input }, CallToolResultSchema, {
      ...PATIENT,
      signal: stop.signal,
      onprogress: () => stop.abort("not needed any more"),
    });

    await expect(cancelled).rejects.toThrow("not needed any more");
    expect((await call("triage", { issue: ISSUE })).told).toMatchObject({ kind: "bug" });
  });

  it.each([
    ["reproduce", () => ({ repository: `${cli.folder}/nowhere`, issue: ISSUE }), "repository_missing"],
    ["reproduce", () => ({ repository, issue: "  " }), "issue_empty"],
    ["reproduce", () => ({ repository, issue: ISSUE, base: "--upload-pack=x" }), "revision"],
    ["reproduce", () => ({ repository }), "issue"],
    ["validate", () => ({ repository, patch: FIX }), "issue_missing"],
    ["validate", () => ({ repository, patch: " ", issue: ISSUE }), "patch_empty"],
    ["validate", () => ({ repository, patch: FIX, evidence: cli.folder }), "evidence_missing"],
    ["replay", () => ({ evidence: cli.folder }), "evidence_missing"],
    ["open_pull_request", () => ({}), "not found"],
  ])("say what is wrong with the input of %s", async (name, input, words) => {
    const { answer, text } = await call(name, input());

    expect(answer.isError).toBe(true);
    expect(text).toContain(words);
  });
});

it("writes nothing but the protocol to stdout, and ends when its client goes", { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [BIN, "mcp"], { env: { ...process.env, ...cli.env } });
  let stdout = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString("utf8")));
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } };
  const lines = [
    { jsonrpc: "2.0", id: 1, method: "initialize", params: hello },
    { jsonrpc: "2.0", method: "notifications/initialized" },
    { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "triage", arguments: { issue: ISSUE } } },
  ];

  child.stdin.write(`no JSON at all\n${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
  await expect.poll(() => stdout, { timeout: 30_000 }).toContain('"id":2');
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  child.stdin.end();

  expect(await ended).toBe(0);
  const answers = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { jsonrpc: string; id: number });
  expect(answers.map(({ jsonrpc, id }) => [jsonrpc, id])).toEqual([
    ["2.0", 1],
    ["2.0", 2],
  ]);
});
