import { readFile } from "node:fs/promises";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { materialiseProgram } from "./materialise-program.ts";
import { readPrograms } from "./read-programs.ts";

test.each(["programs", "functions"] as const)("%s are read whole, and fall into two halves by their names", async (set) => {
  const programs = await readPrograms(set);

  for (const language of ["javascript", "python"])
    for (const half of ["development", "validation"])
      expect(programs.filter((one) => one.language === language && one.half === half).length).toBeGreaterThan(15);
  expect(programs.filter(({ oneStatement }) => oneStatement).length).toBeGreaterThan(75);
  expect(programs.filter(({ issue }) => issue.title === "" || issue.text === "")).toEqual([]);
});

test("a program becomes a repository of one commit, again and again", async () => {
  await using folder = await tempFolder();
  const [program] = await readPrograms("programs");
  const made = async () => materialiseProgram(program?.tree ?? "", `${folder.path}/repository`, new AbortController().signal);

  expect((await made()).headSha).toMatch(/^[0-9a-f]{40}$/);
  expect((await made()).repositoryPath).toBe(`${folder.path}/repository`);
  expect(await readFile(`${folder.path}/repository/package.json`, "utf8")).toContain('"name"');
});
