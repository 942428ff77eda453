import { tmpdir } from "node:os";
import path from "node:path";
import { runsSlowTests } from "@fixpoint/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLine, type CommandLine } from "./testing/cli.ts";

let cli: CommandLine;
const files = { issue: "", empty: "", binary: "", huge: "", emptyRepository: "", repository: "" };

beforeAll(async () => {
  cli = await commandLine();
  files.issue = await cli.issue("# add is wrong\n\n`add(1, 2)` returns 4 instead of 3\n");
  files.empty = await cli.issue("");
  files.binary = await cli.issue(Buffer.from([0, 1, 2]));
  files.huge = await cli.issue("a".repeat(5 * 1024 * 1024 + 1));
  files.emptyRepository = await cli.repository({});
  files.repository = await cli.repository({ "readme.md": "hello\n" });
});
afterAll(() => cli.remove());

const BAD_INPUT: [name: string, args: () => string[]][] = [
  ["no such path", () => ["--repo", path.join(cli.folder, "nowhere"), "--issue", files.issue]],
  ["not a git repository", () => ["--repo", tmpdir(), "--issue", files.issue]],
  ["an empty repository", () => ["--repo", files.emptyRepository, "--issue", files.issue]],
  ["an unknown revision", () => ["--repo", files.repository, "--issue", files.issue, "--base", "no-such-revision"]],
  ["a revision that looks like an option", () => ["--repo", files.repository, "--issue", files.issue, "--base=--upload-pack=x"]],
  ["no such issue", () => ["--repo", files.repository, "--issue", path.join(cli.folder, "none.md")]],
  ["an empty issue", () => ["--repo", files.repository, "--issue", files.empty]],
  ["a 5 MB issue", () => ["--repo", files.repository, "--issue", files.huge]],
  ["a binary issue", () => ["--repo", files.repository, "--issue", files.binary]],
  ["a missing argument", () => ["--issue", files.issue]],
  ["an unknown option", () => ["--repo", files.repository, "--issue", files.issue, "--frobnicate"]],
  ["a time-out that is no number", () => ["--repo", files.repository, "--issue", files.issue, "--timeout", "soon"]],
  ["an unknown engine", () => ["--repo", files.repository, "--issue", files.issue, "--engine", "magic"]],
];
/** One of each part that reads it: each starts a process. */
const TELLING = new Set([
  "not a git repository",
  "a revision that looks like an option",
  "a binary issue",
  "an unknown option",
  "a time-out that is no number",
]);

describe("fixpoint fix with bad input", () => {
  it.each(BAD_INPUT.filter(([name]) => runsSlowTests || TELLING.has(name)))(
    "exits 2 with one clear line for %s",
    async (_name, args) => {
      const ended = await cli.fixpoint("fix", ...args(), "--json");

      expect(ended).toMatchObject({ code: 2, stdout: "" });
      expect(ended.stderr.trim().split("\n")).toHaveLength(1);
    },
  );
});

describe("fixpoint", () => {
  it("prints its help with exit code 0", async () => {
    const ended = await cli.fixpoint("--help");

    expect(ended.code).toBe(0);
    expect(ended.stdout).toContain("replay");
  });

  it("refuses an event that is about no issue", async () => {
    const ended = await cli.fixpoint("ci", "--event", files.issue, "--results", path.join(cli.folder, "results"));

    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
  });

  it("refuses a replay of a folder that is no evidence", async () => {
    const ended = await cli.fixpoint("replay", cli.folder);

    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain("manifest.json");
  });

  it.each([
    ["backup", "There is no built-in database"],
    ["restore", "There is no file"],
  ])("tells what is missing for a %s", async (command, reason) => {
    const ended = await cli.fixpoint(command, path.join(cli.folder, "none.tar.gz"));

    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr).toContain(reason);
    expect(ended.stderr.trim().split("\n")).toHaveLength(1);
  });

  it("makes an organization with its first member once", async () => {
    const create = (name: string, email: string) => cli.fixpoint("org", "create", name, "--email", email);

    const made = await create("Initech GmbH", "first@initech.test");
    const again = await create("Initech GmbH", "second@initech.test");
    const wrong = await create("Other", "no address");

    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(made.stdout).toContain("/initech-gmbh");
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining("“initech-gmbh”")]);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("email")]);
  });
});
