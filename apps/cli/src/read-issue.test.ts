import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readIssue, splitIssue } from "./read-issue.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fixpoint-issue-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.md`);
  await writeFile(file, content);
  return file;
}

describe("readIssue", () => {
  it("takes the first heading as the title and the rest as the text", async () => {
    const file = await fileWith("# Sum is wrong\r\n\r\nsum([1, 2]) returns 4\n");

    expect(await readIssue(file)).toEqual({ title: "Sum is wrong", text: "sum([1, 2]) returns 4" });
  });

  it.each([
    ["no such file", () => Promise.resolve(path.join(folder, "missing.md")), "issue_not_found"],
    ["a folder", () => Promise.resolve(folder), "issue_not_a_file"],
    ["an empty file", () => fileWith(" \n\t\n"), "issue_empty"],
    ["more than 5 MB", () => fileWith("a".repeat(5 * 1024 * 1024 + 1)), "issue_too_large"],
    ["NUL bytes", () => fileWith(Buffer.from([65, 0, 66])), "issue_binary"],
    ["invalid UTF-8", () => fileWith(Buffer.from([0xff, 0xfe, 0xfd])), "issue_binary"],
  ])("refuses %s with its own code", async (_name, makeFile, code) => {
    const file = await makeFile();

    await expect(readIssue(file)).rejects.toMatchObject({ name: "InputError", code });
  });
});

describe("splitIssue", () => {
  it("accepts an issue of one line", () => {
    expect(splitIssue("  parse('1h') returns NaN ")).toEqual({ title: "parse('1h') returns NaN", text: "" });
  });
});
