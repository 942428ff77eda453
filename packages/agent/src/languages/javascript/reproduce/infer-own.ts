import path from "node:path";
import { readText } from "../files.ts";
import type { ExportShape } from "./exports.ts";
import { isGlobal, isTestWord } from "./known-names.ts";
import { plainName, shapeOf, type Project } from "./project.ts";
import type { Need } from "./types.ts";

/** What people call a package that they just required. */
const STAND_INS = /^(?:lib|library|pkg|package|mod|module_|sut|instance|api|index|fn|func)$/;

function asNamed(file: string, name: string): Need {
  return { source: { kind: "own", file }, default: null, namespace: null, named: [{ imported: name, local: name }] };
}

function asNamespace(file: string, name: string): Need {
  return { source: { kind: "own", file }, default: null, namespace: name, named: [] };
}

function asDefault(file: string, name: string): Need {
  return { source: { kind: "own", file }, default: name, namespace: null, named: [] };
}

/** What the whole module gives. */
function asModule(file: string, name: string, shape: ExportShape): Need {
  return shape.default || shape.whole ? asDefault(file, name) : asNamespace(file, name);
}

/** What a name of the example means in this project. */
export async function inferOwn(project: Project, name: string, text: string): Promise<Need | null> {
  const { details, profile } = project;
  const global = isGlobal(name);
  if (details.entry !== null) {
    const shape = await shapeOf(project, details.entry);
    if (
      shape.names.has(name) &&
      !(global && /^(?:console|process|require|module|Object|Array|String|Number|Math|JSON|Promise|Error)$/.test(name))
    )
      return asNamed(details.entry, name);
    if (global) return isTestWord(name) ? namedElsewhere(project, name, text) : null;
    const same =
      (profile.packageName !== null && plainName(name) === plainName(profile.packageName)) ||
      (shape.defaultName !== null && plainName(name) === plainName(shape.defaultName));
    if (same) return asModule(details.entry, name, shape);
    const members = [...text.matchAll(new RegExp(`(?<![\\w$.])${name.replace(/\$/g, "\\$")}\\.([A-Za-z_$][\\w$]*)`, "g"))].map(
      (match) => match[1] ?? "",
    );
    if (members.length > 0 && members.every((member) => shape.names.has(member))) return asNamespace(details.entry, name);
    if (STAND_INS.test(name) && (shape.whole || shape.default)) return asModule(details.entry, name, shape);
  }
  if (global) return isTestWord(name) ? namedElsewhere(project, name, text) : null;
  return fromOtherFiles(project, name);
}

/** `describe(a, b)` of a project that exports it, and no `describe("…", () => …)` of a runner's. */
async function namedElsewhere(project: Project, name: string, text: string): Promise<Need | null> {
  if (!new RegExp(`(?<![\\w$.])${name}\\(`).test(text)) return null;
  const need = await fromOtherFiles(project, name);
  return need !== null && need.named.length > 0 ? need : null;
}

async function fromOtherFiles(project: Project, name: string): Promise<Need | null> {
  const pattern = new RegExp(`(?<![\\w$])${name.replace(/\$/g, "\\$")}(?![\\w$])`);
  for (const file of project.profile.sourceFiles.slice(0, 500)) {
    const stem = path.posix.basename(file).replace(/\.[mc]?[jt]sx?$/, "");
    const text = (await readText(project.root, file)) ?? "";
    const alike = plainName(stem) === plainName(name);
    if (!alike && !pattern.test(text)) continue;
    const shape = await shapeOf(project, file);
    if (shape.names.has(name)) return asNamed(file, name);
    if ((alike || shape.defaultName === name) && (shape.default || shape.whole)) return asModule(file, name, shape);
  }
  return null;
}

/** What is asked, where an issue calls the package by a name of its own: `equal(a, b)`, `Papa.parse(text)`. */
export async function asPackage(project: Project, name: string, text: string): Promise<Need | null> {
  const { entry } = project.details;
  if (entry === null || isGlobal(name)) return null;
  const shape = await shapeOf(project, entry);
  if (shape.default) return asDefault(entry, name);
  const word = name.replaceAll("$", "\\$");
  const isCalled = new RegExp(`(?<![\\w$.])${word}\\s*\\(`).test(text);
  if (isCalled) return shape.whole ? asDefault(entry, name) : null;
  const member = new RegExp(`(?<![\\w$.])${word}\\.([A-Za-z_$][\\w$]*)`).exec(text)?.[1];
  const code = (await readText(project.root, entry)) ?? "";
  const isMember = member !== undefined && new RegExp(`\\.${member.replaceAll("$", "\\$")}\\s*=|\\b${member}\\s*[:(]`).test(code);
  return isMember ? asNamespace(entry, name) : null;
}
