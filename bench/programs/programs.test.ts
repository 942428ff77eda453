import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { materialiseProgram } from "./materialise-program.ts";
import { readPrograms, type Program } from "./read-programs.ts";
import { copyRepaired, readRepairs, readSlips } from "./read-slips.ts";
import { slipPrograms, staysGreen } from "./slip-programs.ts";
import { toldPlainly } from "./told-plainly.ts";

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

test.each([
  [
    "durations-with-days-are-half-an-hour-short",
    "Wrong result of parseDuration",
    "`parseDuration('P1D')` returns `84600`, but it should return `86400`.",
  ],
  [
    "club-championship-with-one-player",
    "Wrong result of seed_order",
    "`seed_order(1)` throws `RecursionError: maximum recursion depth exceeded`, but it should return `[1]`.",
  ],
])("%s is told plainly by the first call of its check that goes wrong", async (slug, title, text) => {
  const program = (await readPrograms("functions")).find((one) => one.slug === slug);

  expect(program === undefined ? null : await toldPlainly(program)).toEqual({ title, text });
});

test("what only the check has is told to nobody", async () => {
  const program = (await readPrograms("functions")).find(({ slug }) => slug === "checklist-is-done-with-a-step-still-open");

  expect(program === undefined ? undefined : await toldPlainly(program)).toBeNull();
});

test.each(["javascript", "python"] as const)("slips and repairs of %s are files with a bug and without it", async (language) => {
  const slips = await readSlips(language);
  const repairs = await readRepairs("functions", language, "validation");

  expect(slips.length).toBeGreaterThan(400);
  expect(repairs.length).toBeGreaterThan(40);
  for (const { before, after } of [...slips, ...repairs]) expect(before).not.toBe(after);
});

test.each(["javascript", "python"] as const)(
  "a slip of %s is a program with a green suite, told by one call",
  async (language) => {
    await using folder = await tempFolder();
    const taken: Program[] = [];
    for await (const one of slipPrograms({ language, take: 1, seed: "7", told: "call" }, folder.path)) taken.push(one);
    const [slip] = taken;

    expect(taken).toHaveLength(1);
    expect(slip?.issue.text).toMatch(/^`.+` (?:returns|throws) `.+`, but it should return `.+`\.$/);
    expect(slip === undefined ? false : await staysGreen(slip.tree, language)).toBe(true);
  },
);

test.each(["javascript", "python"] as const)(
  "a slip of %s is told by a suite that is red with it and green without",
  async (language) => {
    await using folder = await tempFolder();
    const taken: Program[] = [];
    for await (const one of slipPrograms({ language, take: 1, seed: "5", told: "suite" }, folder.path)) taken.push(one);
    const [slip] = taken;
    const program = (await readPrograms("functions")).find((one) => slip?.slug.startsWith(one.slug));
    if (slip === undefined || program === undefined) throw new Error("there is no such slip");
    expect(slip.issue.text).toMatch(/^Since the last change `tests?\/(?:test_)?examples\.(?:py|test\.mjs)` is red\.$/);
    expect(await staysGreen(slip.tree, language)).toBe(false);

    const repaired = path.join(folder.path, "repaired");
    await copyRepaired(program, repaired);
    for (const name of ["test", "tests"])
      await cp(path.join(slip.tree, name), path.join(repaired, name), { recursive: true }).catch(() => {});
    expect(await staysGreen(repaired, language)).toBe(true);
  },
);
