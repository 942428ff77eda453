import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Language } from "../repair/read-cases.ts";

/** Programs with some bugs each, told as edits; `rule.md` says where they come from. */
const EDITS = path.join(import.meta.dirname, "edits");
const FILES = { javascript: "good.mjs", python: "good.py" };

const Bugs = z.array(z.strictObject({ kind: z.string(), good: z.string().min(1), bad: z.string() }));

export interface Bug {
  kind: string;
  /** The program's text with the bug. */
  buggy: string;
}

export interface EditedProgram {
  program: string;
  /** Absolute. */
  folder: string;
  /** Absolute path of the right program. */
  good: string;
  bugs: Bug[];
}

/** All programs of a language with their bugs, by name. @throws when what is wrong does not stand in a program exactly once. */
export async function readBugs(language: Language): Promise<EditedProgram[]> {
  const programs: EditedProgram[] = [];
  for (const program of (await readdir(path.join(EDITS, language))).toSorted()) {
    const folder = path.join(EDITS, language, program);
    const good = path.join(folder, FILES[language]);
    const text = await readFile(good, "utf8");
    const edits = Bugs.parse(JSON.parse(await readFile(path.join(folder, "bugs.json"), "utf8")));
    const bugs = edits.map(({ kind, good: right, bad }) => {
      if (text.split(right).length !== 2) throw new Error(`${language}/${program}: “${right}” is not there once.`);
      return { kind, buggy: text.replace(right, () => bad) };
    });
    programs.push({ program, folder, good, bugs });
  }
  return programs;
}
